import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import { tvChannels } from "../tables.ts";
import { awayFrom, lookForScreen } from "./touch-channel.ts";

const managers = (Object.keys(permissionsOf) as Role[]).filter((role) =>
  permissionsOf[role].includes("integration:manage"),
);
const MOST = 200;

/** Tells those who manage channels, once for each absence. Nobody misses the screens of one that is disconnected or archived. */
export async function alertAway(ctx: WorkerCtx, { channelId }: { channelId: string }): Promise<void> {
  const { db, now } = ctx;
  const [row] = await db.orm
    .select()
    .from(tvChannels)
    .where(byId(db, tvChannels, channelId));
  if (!row?.lastSeenAt || row.revokedAt || row.archivedAt) return;
  const { name, lastSeenAt } = row;
  // Seen again since the job was added.
  if (awayFrom(lastSeenAt) > now) return lookForScreen(db, channelId, lastSeenAt);
  const told = await db.rows<{ id: string }>(sql`
    select m.id from tenant_members m where m.tenant_id = ${db.tenantId} and m.status = 'joined' and m.suspended_at is null
      and m.role = any(${sql.param(managers)}::text[]) order by m.name_key, m.id limit ${MOST}`);
  await notify(
    ctx,
    told.map(({ id }) => ({
      memberId: id,
      params: { kind: "channel.away", channel: name },
      fromMemberId: null,
      resourcePath: "/admin/integrations/plaudit-tvs",
      sourceKey: `channel:${channelId}:${lastSeenAt.toISOString()}`,
    })),
  );
}
