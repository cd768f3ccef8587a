import type { Role } from "@plaudit/api/permissions.ts";
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, bytea, createdAt, tenantId } from "../../db/columns.ts";
import { tenantMembers } from "../directory/tables.ts";

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

/** Erasures whose job has failed for good: something that is kept of the person is still there. */
export const memberErasureFailures = pgTable(
  "member_erasure_failures",
  { tenantId: tenantId(), memberId: uuid("member_id").notNull(), failedAt: at("failed_at").notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

/** A member's copy of their own data: the last that they asked for. It is read by them alone, and deleted a day after it was made. */
export const memberCopies = pgTable(
  "member_copies",
  {
    tenantId: tenantId(),
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    requestedAt: at("requested_at").notNull(),
    /** When it could not be made. */
    failedAt: at("failed_at"),
    /** Null while it is being made, as are the next two. */
    expiresAt: at("expires_at"),
    bytes: integer("bytes"),
    /** Beside the row and not in the store of files, so that it is written once and gone in one transaction. */
    file: bytea("file"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);
