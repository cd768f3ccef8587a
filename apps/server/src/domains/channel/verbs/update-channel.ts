import type { Channel, channelEndpoints } from "@plaudit/api/channel.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { auditedChannel, oneChannel } from "../present.ts";
import { channelRows } from "../queries.ts";
import { tvChannels } from "../tables.ts";
import { checkTeams, refuseTaken } from "./add-channel.ts";
import { settingsOf } from "./create-channel.ts";
import { lockChannel } from "./lock-channel.ts";

type ChannelChange = Output<(typeof channelEndpoints)["PATCH /tv/channels/{id}"]["body"]>;

export async function updateChannel(ctx: TenantCtx, id: string, body: ChannelChange): Promise<Channel> {
  const { db, now } = ctx;
  const { channel: before, row } = await lockChannel(ctx, id, "edit");
  expectVersion(before, body.version, "channelChanged");
  if (body.teamIds) await checkTeams(ctx, body.teamIds);
  const next = { ...before, teamIds: before.teams.map((team) => team.id), ...body };
  const archived = body.archived ?? before.state === "archived";
  if (!archived) refuseTaken(await channelRows(db), next.name, id);
  const archivedAt = archived ? (row.archivedAt ?? now) : null;
  await db.orm
    .update(tvChannels)
    .set({ ...settingsOf(next), archivedAt, version: counted(tvChannels.version) })
    .where(byId(db, tvChannels, id));
  const after = await oneChannel(ctx, id);
  await recordChange(ctx, "channel.update", id, auditedChannel(before), auditedChannel(after));
  return after;
}
