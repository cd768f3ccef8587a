import type { TenantDb } from "../../../db/tenant-db.ts";
import type { AwardTypeRow } from "../type-queries.ts";

type Timed = Pick<
  AwardTypeRow,
  "archivedAt" | "nomination" | "nominationStartAt" | "nominationEndAt" | "judgingDays" | "finalizedAt"
>;
const DAY_MS = 24 * 3_600_000;

const judgingEndOf = ({ nominationEndAt: end, judgingDays: days }: Timed): Date | null =>
  end && days !== null ? new Date(end.getTime() + days * DAY_MS) : null;

/** When nominations open or close next by themselves, or judging closes. */
export function windowDue(row: Timed, now: Date): Date | null {
  if (!row.nomination || row.archivedAt || row.finalizedAt || !row.nominationStartAt) return null;
  const dates = [row.nominationStartAt, row.nominationEndAt, judgingEndOf(row)];
  return dates.find((at) => at !== null && at > now) ?? null;
}

/** Schedules the job for it, or cancels it. Does not wait for the statement. */
export function setWindow(db: TenantDb, id: string, at: Date | null): void {
  const remove = {
    name: "award_window_unset",
    text: "delete from schedules where tenant_id = $1 and id = $2",
    values: [db.tenantId, id],
  };
  const set = (when: Date) => ({
    name: "award_window_set",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at) values ($1, $2, 'award.window', $3, $4)
      on conflict (tenant_id, id) do update set data = excluded.data, next_run_at = excluded.next_run_at`,
    values: [db.tenantId, id, JSON.stringify({ typeId: id, at: when.toISOString() }), when],
  });
  db.write(at ? set(at) : remove);
}
