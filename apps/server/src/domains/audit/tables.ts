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
    index("audit_events_time").on(t.tenantId, t.createdAt, t.id),
    // Each filter of the log is one index range, however long the log is; `queries.ts` explains why nulls differ.
    ...(
      [
        ["actor", t.actorId],
        ["action", t.action],
        ["entity", t.entityId],
      ] as const
    ).map(([name, column]) =>
      index(`audit_events_${name}`).on(t.tenantId, column, t.createdAt.desc().nullsLast(), t.id.desc().nullsLast()),
    ),
    index("audit_events_actor_action").on(
      t.tenantId,
      t.actorId,
      t.action,
      t.createdAt.desc().nullsLast(),
      t.id.desc().nullsFirst(),
    ),
  ],
);
