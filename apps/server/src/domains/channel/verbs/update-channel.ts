import type { Channel, channelEndpoints } from "@plaudit/api/channel.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { expectVersion } from "../../../expect-version.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { auditedChannel, oneChannel } from "../present.ts";
import { channelRows } from "../queries.ts";
import { checkTeams, refuseTaken } from "./add-channel.ts";
import { lockChannel } from "./lock-channel.ts";

type ChannelChange = Output<(typeof channelEndpoints)["PATCH /tv/channels/{id}"]["body"]>;

export async function updateChannel(ctx: TenantCtx, id: string, body: ChannelChange): Promise<Channel> {
  const { db } = ctx;
  const { channel: before } = await lockChannel(ctx, id, "edit");
  expectVersion(before, body.version, "channelChanged");
  if (body.teamIds) await checkTeams(ctx, body.teamIds);
  const next = { ...before, teamIds: before.teams.map((team) => team.id), ...body };
  const archived = body.archived ?? before.state === "archived";
  if (!archived) refuseTaken(await channelRows(db), next.name, id);
  await db.rows(sql`
    update tv_channels set name = ${next.name}, name_key = ${nameKey(next.name)}, content = ${sql.param([...new Set(next.content)])}::text[],
      team_ids = ${sql.param([...new Set(next.teamIds)])}::uuid[], language = ${next.language}, theme = ${next.theme},
      period_days = ${next.periodDays}, qr = ${next.qr},
      frame_origins = ${sql.param([...new Set(next.frameOrigins)])}::text[],
      archived_at = case when ${archived} then coalesce(archived_at, ${ctx.now}::timestamptz) end, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${id}`);
  const after = await oneChannel(ctx, id);
  await recordChange(ctx, "channel.update", id, auditedChannel(before), auditedChannel(after));
  return after;
}
