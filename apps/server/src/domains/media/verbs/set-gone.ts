import { and, eq } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { schedules } from "../../../jobs/tables.ts";
import { mediaObjects } from "../tables.ts";

/** From then on it is not served, and a job of its tenant deletes it, so that no query crosses tenants. */
export function setGone(db: TenantDb, id: string, goneAt: Date): void {
  const one = and(eq(mediaObjects.tenantId, db.tenantId), eq(mediaObjects.id, id));
  db.write(db.orm.update(mediaObjects).set({ goneAt }).where(one));
  scheduleSweep(db, id, goneAt);
}

export function scheduleSweep(db: TenantDb, id: string, goneAt: Date): void {
  const row = { tenantId: db.tenantId, id, job: "media.sweep", data: { id }, nextRunAt: goneAt };
  const target = [schedules.tenantId, schedules.id];
  db.write(
    db.orm
      .insert(schedules)
      .values(row)
      .onConflictDoUpdate({ target, set: { nextRunAt: goneAt } }),
  );
}
