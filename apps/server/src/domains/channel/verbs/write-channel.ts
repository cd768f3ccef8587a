import type { Channel, ChannelBody, channelEndpoints } from "@plaudit/api/channel.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { ActionOn } from "@plaudit/api/entities.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId, counted } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError, fieldError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { teamsByIds } from "../../directory/index.ts";
import { channelPolicy } from "../policy.ts";
import { auditedChannel, channelLink, oneChannel, presentOne } from "../present.ts";
import { type ChannelRow, channelRow, channelRows } from "../queries.ts";
import { hashChannelToken, newChannelToken } from "../rules/channel-token.ts";
import { tvChannels } from "../tables.ts";

type Change = Output<(typeof channelEndpoints)["PATCH /tv/channels/{id}"]["body"]>;
const CHANNELS_MAX = 200;

async function checkTeams(ctx: TenantCtx, ids: string[]): Promise<void> {
  const teams = await teamsByIds(ctx, ids);
  const strangers = ids.flatMap((id, n) => (teams.has(id) ? [] : [n]));
  if (strangers.length === 0) return;
  throw fieldErrors(strangers.map((n) => ({ type: "unknown", path: `teamIds.${n}`, key: "noTeam" })));
}

/** Names of archived channels may be reused. A unique index backs this when two use one name at once. */
function refuseTaken(rows: readonly ChannelRow[], name: string, except: string | null): void {
  const others = rows.filter((row) => row.id !== except && row.archivedAt === null);
  if (!others.some((row) => nameKey(row.name) === nameKey(name))) return;
  throw fieldError("name", "taken", "nameTaken");
}

const settings = ({ name, content, teamIds, language, theme, periodDays, qr, frameOrigins }: ChannelBody) => ({
  ...{ name, nameKey: nameKey(name), language, theme, periodDays, qr },
  content: [...new Set(content)],
  teamIds: [...new Set(teamIds)],
  frameOrigins: [...new Set(frameOrigins)],
});

/** Only this response contains the token; the hash alone is stored. */
export async function insertChannel(
  { db, now }: { db: TenantDb; now: Date },
  body: ChannelBody,
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(), newChannelToken()];
  const row = { ...settings(body), tenantId: db.tenantId, id, tokenHash: hashChannelToken(token), createdAt: now };
  await db.orm.insert(tvChannels).values(row);
  return { id, token };
}

export async function createChannel(ctx: TenantCtx, body: ChannelBody): Promise<{ channel: Channel; link: string }> {
  const [rows] = await Promise.all([channelRows(ctx.db), checkTeams(ctx, body.teamIds)]);
  if (rows.length >= CHANNELS_MAX) throw new DomainError("Conflict", "tooManyChannels");
  refuseTaken(rows, body.name, null);
  const { id, token } = await insertChannel(ctx, body);
  const channel = await oneChannel(ctx, id);
  await recordChange(ctx, "channel.create", id, null, auditedChannel(channel));
  return { channel, link: channelLink(ctx, id, token) };
}

/** A channel that may be changed so, locked. `due` is false where it is so already. */
export async function lockChannel(ctx: TenantCtx, id: string, action: ActionOn<"channel">) {
  const row = await channelRow(ctx.db, id, true);
  const due = channelPolicy.require(ctx, action, row);
  return { row, channel: await presentOne(ctx, row), due };
}

export async function updateChannel(ctx: TenantCtx, id: string, body: Change): Promise<Channel> {
  const { db } = ctx;
  const { row, channel: before } = await lockChannel(ctx, id, "edit");
  expectVersion(before, body.version, "channelChanged");
  if (body.teamIds) await checkTeams(ctx, body.teamIds);
  const next = settings({ ...before, teamIds: before.teams.map((team) => team.id), ...body });
  const archived = body.archived ?? row.archivedAt !== null;
  if (!archived) refuseTaken(await channelRows(db), next.name, id);
  const archivedAt = archived ? (row.archivedAt ?? ctx.now) : null;
  await db.orm
    .update(tvChannels)
    .set({ ...next, archivedAt, version: counted(tvChannels.version) })
    .where(byId(db, tvChannels, id));
  const after = await oneChannel(ctx, id);
  await recordChange(ctx, "channel.update", id, auditedChannel(before), auditedChannel(after));
  return after;
}

export async function deleteChannel(ctx: TenantCtx, id: string): Promise<void> {
  const { channel } = await lockChannel(ctx, id, "delete");
  await ctx.db.orm.delete(tvChannels).where(byId(ctx.db, tvChannels, id));
  await recordChange(ctx, "channel.delete", id, auditedChannel(channel), null);
}
