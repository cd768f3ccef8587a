import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, tenantId } from "../../db/columns.ts";

/** Who changed what, with the values before and after; never updated or deleted by the application's role. */
export const auditEvents = pgTable(
  "audit_events",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    actorId: uuid("actor_id"),
    action: text("action").notNull(),
    entityType: text("entity_type").notNull(),
    entityId: uuid("entity_id").notNull(),
    before: jsonb("before").$type<Record<string, unknown> | null>(),
    after: jsonb("after").$type<Record<string, unknown> | null>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("audit_events_entity").on(t.tenantId, t.entityType, t.entityId, t.createdAt),
  ],
);
