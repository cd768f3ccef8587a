import type { TenantDb } from "../../../db/tenant-db.ts";

/** Schedules the job that publishes a draft; null cancels it. Does not wait for the statement. */
export function setSchedule(db: TenantDb, draftId: string, at: Date | null): void {
  const remove = {
    name: "recognition_unschedule",
    text: "delete from schedules where tenant_id = $1 and id = $2",
    values: [db.tenantId, draftId],
  };
  const set = (when: Date) => ({
    name: "recognition_schedule",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at)
      values ($1, $2, 'recognition.publish-scheduled', $3, $4)
      on conflict (tenant_id, id) do update set data = excluded.data, next_run_at = excluded.next_run_at`,
    values: [db.tenantId, draftId, JSON.stringify({ draftId, at: when.toISOString() }), when],
  });
  db.write(at ? set(at) : remove);
}
