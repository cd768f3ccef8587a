import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { Audience } from "../tables.ts";
import { schedulePoints } from "./schedule-points.ts";

export interface NewBudgetItem {
  name: string;
  source: "allocation";
  audience: Audience;
  /** Points for each person and period. */
  amount: number;
  period: "month" | "quarter" | "year";
  /** The first day, such as "2026-11-01". */
  startsOn: string;
  rollOverCap: number | null;
}

/** A rule holds from its first day on; people are given its points by a job that follows at once. */
export async function createBudgetItem({ db }: { db: TenantDb }, item: NewBudgetItem): Promise<string> {
  const id = newId();
  await db.query({
    text: `insert into points_budget_items (tenant_id, id, name, source, audience, amount, period, starts_on, roll_over_cap)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      db.tenantId,
      id,
      item.name,
      item.source,
      JSON.stringify(item.audience),
      item.amount,
      item.period,
      item.startsOn,
      item.rollOverCap,
    ],
  });
  schedulePoints(db, "now");
  return id;
}
