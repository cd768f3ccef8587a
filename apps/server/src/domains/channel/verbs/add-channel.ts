import type { Channel, channelBody } from "@plaudit/api/channel.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldError, fieldErrors } from "../../../error.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { teamsByIds } from "../../directory/index.ts";
import { auditedChannel, channelLink, oneChannel } from "../present.ts";
import { type ChannelRow, channelRows } from "../queries.ts";
import { createChannel } from "./create-channel.ts";

const CHANNELS_MAX = 200;

export async function checkTeams(ctx: TenantCtx, ids: string[]): Promise<void> {
  const teams = await teamsByIds(ctx, ids);
  const strangers = ids.flatMap((id, n) => (teams.has(id) ? [] : [n]));
  if (strangers.length === 0) return;
  throw fieldErrors(strangers.map((n) => ({ type: "unknown", path: `teamIds.${n}`, key: "noTeam" })));
}

/** Channels put away leave their names to others. A unique index stands behind it, for two who take one name at once. */
export function refuseTaken(rows: readonly ChannelRow[], name: string, except: string | null): void {
  const others = rows.filter((row) => row.id !== except && row.archivedAt === null);
  if (!others.some((row) => nameKey(row.name) === nameKey(name))) return;
  throw fieldError("name", "taken", "nameTaken");
}

export async function addChannel(
  ctx: TenantCtx,
  body: Output<typeof channelBody>,
): Promise<{ channel: Channel; link: string }> {
  const [rows] = await Promise.all([channelRows(ctx.db), checkTeams(ctx, body.teamIds)]);
  if (rows.length >= CHANNELS_MAX) throw new DomainError("Conflict", "tooManyChannels");
  refuseTaken(rows, body.name, null);
  const { id, token } = await createChannel(ctx, body);
  const channel = await oneChannel(ctx, id);
  await recordChange(ctx, "channel.create", id, null, auditedChannel(channel));
  return { channel, link: channelLink(ctx, id, token) };
}
