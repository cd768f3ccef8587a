import type { Role } from "@plaudit/api/permissions.ts";
import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";

/** Something that is to be done to many members at once: chosen, looked at, then done for all of them or for none. */
export const memberBatches = pgTable(
  "member_batches",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    action: text("action").$type<"suspend" | "unsuspend" | "welcome" | "archive" | "addToTeams" | "role">().notNull(),
    teamIds: uuid("team_ids").array(),
    role: text("role").$type<Role>(),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
    executedAt: at("executed_at"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index("member_batches_age").on(t.tenantId, t.createdAt)],
);

export const memberBatchItems = pgTable(
  "member_batch_items",
  { tenantId: tenantId(), batchId: uuid("batch_id").notNull(), memberId: uuid("member_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.batchId, t.memberId] }),
    foreignKey({ columns: [t.tenantId, t.batchId], foreignColumns: [memberBatches.tenantId, memberBatches.id] }),
  ],
);
