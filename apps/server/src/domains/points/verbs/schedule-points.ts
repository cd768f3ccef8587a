import type { TenantDb } from "../../../db/tenant-db.ts";
import { nextMidnight } from "../rules/periods.ts";

/** The same in every tenant: there is one such row in each. */
export const DAILY = "70c0ffee-0000-7000-8000-000000000001";

/**
 * Has the tenant's day begun at its midnight: lots lapse, and whoever has nothing of the running period is given it. A
 * tenant that is made, or moves to another zone, calls this.
 */
export function schedulePoints(db: TenantDb, { now, zone }: { now: Date; zone: string }): void {
  db.write({
    name: "points_schedule",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at, created_at)
      values ($1, $2, 'points.daily', jsonb_build_object('tenantId', $1::uuid), $3, $4)
      on conflict (tenant_id, id) do update set next_run_at = excluded.next_run_at`,
    values: [db.tenantId, DAILY, nextMidnight(now, zone), now],
  });
}
