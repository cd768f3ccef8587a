import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { NotificationParams } from "./kinds.ts";

export interface NotificationRow {
  id: string;
  kind: NotificationParams["kind"];
  params: NotificationParams;
  from_member_id: string | null;
  resource_path: string;
  read_at: Date | null;
  created_at: Date;
}

export const messagePage = ({ db, actor }: TenantCtx, limit: number, offset: number) =>
  db.rows<NotificationRow>(sql`
    select id, kind, params, from_member_id, resource_path, read_at, created_at from notifications
    where tenant_id = ${db.tenantId} and member_id = ${actor.memberId}
    order by created_at desc, id desc limit ${limit} offset ${offset}`);

/** All of them, or only those (not yet) read. */
export async function messageCount({ db, actor }: TenantCtx, read?: boolean): Promise<number> {
  const only = read === undefined ? sql`` : read ? sql` and read_at is not null` : sql` and read_at is null`;
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from notifications
    where tenant_id = ${db.tenantId} and member_id = ${actor.memberId}${only}`);
  return row?.count ?? 0;
}

export async function notifiedSince(db: TenantDb, memberId: string, since: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from notifications where tenant_id = ${db.tenantId} and member_id = ${memberId} and created_at > ${since} limit 1`);
  return rows.length > 0;
}
