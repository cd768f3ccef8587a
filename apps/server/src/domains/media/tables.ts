import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";

/** One uploaded file, from the request for a place on. */
export const mediaObjects = pgTable(
  "media_objects",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    kind: text("kind").$type<"avatar" | "logo" | "banner">().notNull(),
    /** Random part of its place in the store. */
    key: text("key").notNull(),
    originalFilename: text("original_filename").notNull(),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
    /** When its file started to arrive: that happens once. */
    claimedAt: at("claimed_at"),
    /** When its variants were in the store. */
    readyAt: at("ready_at"),
    /** From when it is refused and swept away; null for what something shows. */
    goneAt: at("gone_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("media_objects_loose").on(t.tenantId, t.createdBy).where(sql`${t.goneAt} is not null`),
  ],
);
