import type { Output } from "@plaudit/api/endpoint.ts";
import type { Channel, channelBody } from "@plaudit/api/tv.ts";
import { DomainError } from "../../../error.ts";
import type { TenantCtx } from "../../../http/context.ts";
import { recordAudit } from "../../audit/verbs/record-audit.ts";
import { teamsByIds } from "../../identity/directory.ts";
import { auditedChannel, channelLink, oneChannel } from "../present.ts";
import { channelRows } from "../queries.ts";
import { createChannel } from "./create-channel.ts";

const CHANNELS_MAX = 200;

export async function checkTeams(ctx: TenantCtx, ids: string[]): Promise<void> {
  const teams = await teamsByIds(ctx, ids);
  const strangers = ids.flatMap((id, n) => (teams.has(id) ? [] : [n]));
  if (strangers.length === 0) return;
  throw new DomainError("ValidationError", "Check the fields", {
    details: strangers.map((n) => ({ type: "unknown", path: `teamIds.${n}`, message: "There is no such team" })),
  });
}

export async function addChannel(
  ctx: TenantCtx,
  body: Output<typeof channelBody>,
): Promise<{ channel: Channel; link: string }> {
  const [rows] = await Promise.all([channelRows(ctx.db), checkTeams(ctx, body.teamIds)]);
  if (rows.length >= CHANNELS_MAX) throw new DomainError("Conflict", "There are too many channels: delete one first");
  const { id, token } = await createChannel(ctx, body);
  const channel = await oneChannel(ctx, id);
  await recordAudit(ctx, {
    action: "channel.create",
    entityType: "channel",
    entityId: id,
    before: null,
    after: auditedChannel(channel),
  });
  return { channel, link: channelLink(ctx, id, token) };
}
