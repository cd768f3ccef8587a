import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";

/** Of `m`: not shown on a TV screen. They left, are suspended, keep their profile private, prefer private recognition or stay off it. */
export const hiddenFromTv: SQL = sql`(m.hide_from_tv or m.prefers_private or not m.public_staff_profile or m.suspended_at is not null or m.status = 'archived')`;

/** True or null. Scalar, with a limit: as EXISTS under OR it would be planned as a scan of the whole tenant. */
export const keptOffTv = (tenantId: string, memberId: SQL): SQL => sql`
  (select true from tenant_members m where m.tenant_id = ${tenantId} and m.id = ${memberId} and ${hiddenFromTv} limit 1)`;

/** Which of these may not be shown. */
export const keptOffTvAmong = async ({ db }: { db: TenantDb }, ids: string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<{ id: string }>(sql`
    select m.id from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[]) and ${hiddenFromTv}`)
    ).map((row) => row.id),
  );
