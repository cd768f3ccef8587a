import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { nameKey } from "../../../name-key.ts";
import { EVERYONE } from "../budget-settings.ts";
import { pointsBudgetItems } from "../budget-tables.ts";
import { schedulePoints } from "./schedule-points.ts";

interface NewBudgetItem {
  name: string;
  /** What everybody is given to give, every month. */
  amount: number;
  startsOn: string;
}

/** The rule that a tenant begins with. It holds from its first day on; people are given its points by a job that follows at once. */
export async function createBudgetItem({ db }: { db: TenantDb }, item: NewBudgetItem): Promise<string> {
  const id = newId();
  const rule = { source: "allocation", audience: EVERYONE, period: "month", rollOverCap: null } as const;
  await db.orm
    .insert(pointsBudgetItems)
    .values({ ...item, ...rule, nameKey: nameKey(item.name), tenantId: db.tenantId, id });
  schedulePoints(db, "now");
  return id;
}
