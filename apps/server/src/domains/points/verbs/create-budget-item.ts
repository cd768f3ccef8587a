import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { pointsBudgetItems } from "../tables.ts";
import { schedulePoints } from "./schedule-points.ts";

type Row = typeof pointsBudgetItems.$inferInsert;
export type NewBudgetItem = Pick<Row, "name" | "audience" | "amount" | "period" | "startsOn"> & {
  source: "allocation";
  rollOverCap: number | null;
};

/** A rule holds from its first day on; people are given its points by a job that follows at once. */
export async function createBudgetItem({ db }: { db: TenantDb }, item: NewBudgetItem): Promise<string> {
  const id = newId();
  await db.orm.insert(pointsBudgetItems).values({ ...item, tenantId: db.tenantId, id });
  schedulePoints(db, "now");
  return id;
}
