import type { Quality } from "@plaudit/api/value.ts";
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";

export const recognitionValues = pgTable(
  "recognition_values",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    description: text("description").notNull().default(""),
    position: integer("position").notNull(),
    archivedAt: at("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index("recognition_values_name").on(t.tenantId, t.nameKey)],
);

export const recognitionQualities = pgTable(
  "recognition_qualities",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    valueId: uuid("value_id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    color: integer("color").notNull(),
    motif: text("motif").$type<Quality["motif"]>().notNull(),
    position: integer("position").notNull(),
    archivedAt: at("archived_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("recognition_qualities_value").on(t.tenantId, t.valueId),
    foreignKey({
      columns: [t.tenantId, t.valueId],
      foreignColumns: [recognitionValues.tenantId, recognitionValues.id],
    }),
  ],
);
