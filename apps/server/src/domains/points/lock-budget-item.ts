import type { TenantDb } from "../../db/tenant-db.ts";

/** A statement of its own: of one that joins, only the locked row is read anew after waiting, the others as they were before. */
export const lockBudgetItem = (db: TenantDb, id: string): void =>
  db.write({
    name: "points_budget_item_lock",
    text: "select true from points_budget_items where tenant_id = $1 and id = $2 for update",
    values: [db.tenantId, id],
  });
