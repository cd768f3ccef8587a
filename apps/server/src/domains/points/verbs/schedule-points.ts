import type { TenantDb } from "../../../db/tenant-db.ts";
import { scheduleIds } from "../../../jobs/schedule-ids.ts";

function schedule(db: TenantDb, id: string, job: string, at: "now" | Date): void {
  db.write({
    name: "points_schedule",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at)
      values ($1, $2, $4, jsonb_build_object('tenantId', $1::uuid), coalesce($3::timestamptz, app.now()))
      on conflict (tenant_id, id) do update set next_run_at = excluded.next_run_at`,
    values: [db.tenantId, id, at === "now" ? null : at, job],
  });
}

/**
 * Schedules the tenant's daily job, now or at its next midnight: lots lapse, and members without the current period's
 * allocation get it. The job schedules the next one.
 */
export const schedulePoints = (db: TenantDb, at: "now" | Date): void =>
  schedule(db, scheduleIds.points, "points.daily", at);

/** Schedules the paying of gifts: now, as somebody's day or a rule has changed, or when the next one is due. */
export const scheduleGifts = (db: TenantDb, at: "now" | Date): void => schedule(db, scheduleIds.gifts, "gift.pay", at);
