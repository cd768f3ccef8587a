import type { TenantDb } from "../../../db/tenant-db.ts";
import type { AnnouncementRow } from "../queries.ts";

type Timed = Pick<AnnouncementRow, "id" | "status" | "publishAt" | "archiveAt">;

/** When something happens to it by itself: a scheduled one is published, an active one archived. */
export const dueAt = ({ status, publishAt, archiveAt }: Timed): Date | null =>
  status === "scheduled" ? publishAt : status === "active" ? archiveAt : null;

/** Schedules the job for it, or cancels it. Does not wait for the statement. */
export function setDue(db: TenantDb, row: Timed): void {
  const at = dueAt(row);
  const { id } = row;
  const remove = {
    name: "announcement_undue",
    text: "delete from schedules where tenant_id = $1 and id = $2",
    values: [db.tenantId, id],
  };
  const set = (when: Date) => ({
    name: "announcement_due",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at) values ($1, $2, 'announcement.due', $3, $4)
      on conflict (tenant_id, id) do update set data = excluded.data, next_run_at = excluded.next_run_at`,
    values: [db.tenantId, id, JSON.stringify({ announcementId: id, at: when.toISOString() }), when],
  });
  db.write(at ? set(at) : remove);
}
