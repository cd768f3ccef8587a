import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, tenantId } from "../../db/columns.ts";
import { tenantMembers } from "../directory/tables.ts";

/** That a member had a message refined; neither the message nor what came of it. */
export const refinements = pgTable(
  "refinements",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    /** Made by the app for each message that is being written. */
    sessionId: text("session_id").notNull(),
    /** Where the message was sent; null where it stayed on the server. */
    host: text("host"),
    status: text("status").$type<"draft" | "published">().notNull().default("draft"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("refinements_member").on(t.tenantId, t.memberId, t.sessionId),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);
