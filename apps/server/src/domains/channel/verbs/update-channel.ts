import type { Channel, channelEndpoints } from "@plaudit/api/channel.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { nameKey } from "../../../name-key.ts";
import { recordAudit } from "../../audit/index.ts";
import { auditedChannel, oneChannel } from "../present.ts";
import { channelRows } from "../queries.ts";
import { checkTeams, refuseTaken } from "./add-channel.ts";

type ChannelChange = Output<(typeof channelEndpoints)["PATCH /tv/channels/{id}"]["body"]>;

export async function updateChannel(ctx: TenantCtx, id: string, body: ChannelChange): Promise<Channel> {
  const { db } = ctx;
  const before = await oneChannel(ctx, id, true);
  if (before.version !== body.version) throw new DomainError("VersionConflict", "channelChanged", { data: before });
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
  await recordAudit(ctx, {
    action: "channel.update",
    entityType: "channel",
    entityId: id,
    before: auditedChannel(before),
    after: auditedChannel(after),
  });
  return after;
}
