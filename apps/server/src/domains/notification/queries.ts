import { and, desc, eq, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { notifications } from "./tables.ts";

export type NotificationRow = typeof notifications.$inferSelect;

export const messagePage = async ({ db, actor }: TenantCtx, limit: number, offset: number) =>
  db.orm
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.tenantId, db.tenantId),
        eq(notifications.memberId, actor.memberId),
        eq(notifications.inApp, true),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

/** All of them, or only those (not yet) read. */
export async function messageCount({ db, actor }: TenantCtx, read?: boolean): Promise<number> {
  const only = read === undefined ? sql`` : read ? sql` and read_at is not null` : sql` and read_at is null`;
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from notifications
    where tenant_id = ${db.tenantId} and member_id = ${actor.memberId} and in_app${only}`);
  return row?.count ?? 0;
}

export async function notifiedSince(db: TenantDb, memberId: string, since: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from notifications where tenant_id = ${db.tenantId} and member_id = ${memberId} and in_app and created_at > ${since} limit 1`);
  return rows.length > 0;
}
