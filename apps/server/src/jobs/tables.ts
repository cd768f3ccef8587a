import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../db/columns.ts";

/** Work that is due at an instant: one tick claims it and adds its job. */
export const schedules = pgTable(
  "schedules",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    /** The job to add. */
    job: text("job").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    nextRunAt: at("next_run_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index("schedules_due").on(t.nextRunAt)],
);
