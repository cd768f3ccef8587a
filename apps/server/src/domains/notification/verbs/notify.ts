import { newId } from "../../../db/id.ts";
import { multiRow } from "../../../db/multi-row.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import type { NotificationParams } from "../kinds.ts";

export interface NewNotification {
  memberId: string;
  params: NotificationParams;
  /** Null where nobody is named. */
  fromMemberId: string | null;
  resourcePath: string;
  /** Its cause: a second one of the same cause for the same member changes nothing. */
  sourceKey: string;
}

/** A bundle that has changed is unread and on top again; anything else is news only once. */
const conflict = {
  once: "do nothing",
  bundle: `do update set params = excluded.params, from_member_id = excluded.from_member_id, read_at = null,
      created_at = excluded.created_at
    where n.params <> excluded.params or n.from_member_id is distinct from excluded.from_member_id`,
};

/** Inserts notifications, skipping known source keys. Returns the members who got one. */
export async function notify(
  ctx: WorkerCtx,
  notifications: NewNotification[],
  as: keyof typeof conflict = "once",
): Promise<string[]> {
  const { db, now } = ctx;
  const statements = multiRow({
    name: `notifications_${as}`,
    head: `insert into notifications as n
      (tenant_id, created_at, id, member_id, kind, params, from_member_id, resource_path, source_key) values`,
    row: "($1, $2, ?, ?, ?, ?::jsonb, ?, ?, ?)",
    tail: `on conflict (tenant_id, member_id, source_key) ${conflict[as]} returning member_id`,
    shared: [db.tenantId, now],
    rows: notifications.map((n) => [
      newId(),
      n.memberId,
      n.params.kind,
      JSON.stringify(n.params),
      n.fromMemberId,
      n.resourcePath,
      n.sourceKey,
    ]),
  });
  const stored = await Promise.all(statements.map((statement) => db.query<{ member_id: string }>(statement)));
  const memberIds = stored.flat().map((row) => row.member_id);
  if (memberIds.length > 0) await ctx.publish({ type: "notification", memberIds });
  return memberIds;
}
