import { mentionedIds, plainText } from "@plaudit/api/rich-words.ts";
import type { TvCtx } from "../../context.ts";
import { keptOffTvAmong, namesFor, presentTargets } from "../directory/index.ts";
import { pictureOf } from "./picture.ts";
import { givenAwards } from "./queries.ts";
import { channelAwards } from "./tv-queries.ts";

/** What a TV screen shows: awards that everybody may see, without people who prefer privacy, and never their points. */
export async function tvAwards(ctx: TvCtx) {
  const { channel } = ctx;
  if (!channel.content.includes("award")) return { results: [] };
  const found = await channelAwards(ctx, channel);
  const mentions = new Map(found.map((row) => [row.id, mentionedIds(row.message)]));
  const hidden = await keptOffTvAmong(ctx, [...new Set([...mentions.values()].flat())]);
  const rows = found.filter((row) => !mentions.get(row.id)?.some((id) => hidden.has(id)));
  const targets = await givenAwards.targetsOf(
    ctx,
    rows.map((row) => row.id),
  );
  const named = await namesFor(
    ctx,
    rows.map((row) => row.sender_id),
    targets,
  );
  const targetsBy = Map.groupBy(targets, (target) => target.item_id);
  return {
    results: rows.flatMap((row) => {
      const sender = named.people.get(row.sender_id);
      if (!sender) return [];
      return {
        id: row.id,
        name: row.name,
        badge: row.badge,
        badgeUrls: pictureOf(ctx, row.picture),
        messageText: plainText(row.message, ""),
        sender,
        sendTo: presentTargets(targetsBy.get(row.id) ?? [], named),
        createdAt: row.published_at.toISOString(),
      };
    }),
  };
}
