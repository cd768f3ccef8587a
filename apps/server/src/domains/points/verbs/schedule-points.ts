import type { TenantDb } from "../../../db/tenant-db.ts";

/** The same in every tenant: there is one such row in each. */
const DAILY = "70c0ffee-0000-7000-8000-000000000001";

/**
 * Schedules the tenant's daily job, now or at its next midnight: lots lapse, and members without the current period's
 * allocation get it. The job schedules the next one.
 */
export function schedulePoints(db: TenantDb, at: "now" | Date): void {
  db.write({
    name: "points_schedule",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at)
      values ($1, $2, 'points.daily', jsonb_build_object('tenantId', $1::uuid), coalesce($3::timestamptz, app.now()))
      on conflict (tenant_id, id) do update set next_run_at = excluded.next_run_at`,
    values: [db.tenantId, DAILY, at === "now" ? null : at],
  });
}
