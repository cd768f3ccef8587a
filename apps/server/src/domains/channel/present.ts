import type { Channel } from "@plaudit/api/channel.ts";
import type { TenantCtx } from "../../context.ts";
import { teamsByIds } from "../directory/index.ts";
import { channelPolicy, channelState } from "./policy.ts";
import { type ChannelRow, channelRow } from "./queries.ts";

export async function presentChannels(ctx: TenantCtx, rows: ChannelRow[]): Promise<Channel[]> {
  const teams = await teamsByIds(ctx, [...new Set(rows.flatMap((row) => row.teamIds))]);
  return rows.map((row) => ({
    __entity_type__: "channel",
    __permissions__: channelPolicy.permissionsOn(ctx.actor, row),
    id: row.id,
    name: row.name,
    content: row.content,
    teams: row.teamIds.flatMap((id) => teams.get(id) ?? []),
    language: row.language,
    theme: row.theme,
    periodDays: row.periodDays,
    qr: row.qr,
    frameOrigins: row.frameOrigins,
    state: channelState(row, ctx.now),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }));
}

export async function presentOne(ctx: TenantCtx, row: ChannelRow): Promise<Channel> {
  const [channel] = await presentChannels(ctx, [row]);
  return channel as Channel;
}

export const oneChannel = async (ctx: TenantCtx, id: string): Promise<Channel> =>
  presentOne(ctx, await channelRow(ctx.db, id));

/** What the audit keeps of a channel: its settings, never its token. */
export const auditedChannel = (channel: Channel): Record<string, unknown> => ({
  name: channel.name,
  content: channel.content,
  teamIds: channel.teams.map((team) => team.id),
  language: channel.language,
  theme: channel.theme,
  periodDays: channel.periodDays,
  qr: channel.qr,
  frameOrigins: channel.frameOrigins,
  archived: channel.state === "archived",
  connected: channel.state !== "archived" && channel.state !== "revoked",
});

export const channelLink = (ctx: TenantCtx, id: string, token: string): string =>
  `${ctx.tenant.url}/tv/watch/${id}?token=${token}`;
