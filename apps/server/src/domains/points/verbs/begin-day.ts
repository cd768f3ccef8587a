import type { WorkerCtx } from "../../../jobs/context.ts";
import { schedulePoints } from "./schedule-points.ts";

/** A run that was missed is made up for by the next: both jobs look at what is due, not at what day it is. */
export async function beginDay({ db, now, enqueue }: WorkerCtx): Promise<void> {
  const data = { tenantId: db.tenantId };
  const [tenant] = await db.query<{ timezone: string }>({
    name: "points_zone",
    text: "select t.timezone from tenants t where t.id = $1",
    values: [db.tenantId],
  });
  await Promise.all([enqueue("points.expire", data), enqueue("points.allocate", data)]);
  schedulePoints(db, { now, zone: tenant?.timezone ?? "UTC" });
}
