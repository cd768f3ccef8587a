import { mentionedIds, plainText } from "@plaudit/api/rich-words.ts";
import type { TvCtx } from "../../context.ts";
import { keptOffTvAmong, namesFor, presentTargets } from "../directory/index.ts";
import { presentQuality } from "../value/index.ts";
import { presentAttached, shownGifs } from "./attached.ts";
import { givenRecognitions, qualitiesOf } from "./queries.ts";
import { channelRecognitions } from "./tv-queries.ts";

/** What a TV screen shows: tenant-wide items only, without people who prefer privacy. */
export async function tvRecognitions(ctx: TvCtx) {
  const { channel } = ctx;
  if (!channel.content.includes("recognition")) return { results: [] };
  const found = await channelRecognitions(ctx, channel);
  const mentions = new Map(found.map((row) => [row.id, mentionedIds(row.message)]));
  const hidden = await keptOffTvAmong(ctx, [...new Set([...mentions.values()].flat())]);
  const rows = found.filter((row) => !mentions.get(row.id)?.some((id) => hidden.has(id)));
  const ids = rows.map((row) => row.id);
  const [targets, qualities] = await Promise.all([givenRecognitions.targetsOf(ctx, ids), qualitiesOf(ctx, ids)]);
  const named = await namesFor(
    ctx,
    rows.map((row) => row.sender_id),
    targets,
  );
  return {
    results: rows.flatMap((row) => {
      const sender = named.people.get(row.sender_id);
      if (!sender) return [];
      const own = <R extends { item_id: string }>(all: R[]) => all.filter((one) => one.item_id === row.id);
      return {
        id: row.id,
        messageText: plainText(row.message, ""),
        message: row.message,
        sender,
        sendTo: presentTargets(own(targets), named),
        qualities: own(qualities).map(presentQuality),
        attachmentUrls: presentAttached(ctx, {
          attachments: row.attachments.filter((file) => file.type !== "doc"),
          tenantWide: true,
        }).attachmentUrls,
        gifs: shownGifs(ctx, row.gifs),
        createdAt: row.published_at.toISOString(),
      };
    }),
  };
}
