import type { MediaKind } from "@plaudit/api/media.ts";
import type { DocumentFormat } from "@plaudit/api/media-limits.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { MadeType } from "../../adapters/pictures/messages.ts";
import { at, createdAt, tenantId } from "../../db/columns.ts";

/** One uploaded file, from the request for a place on. */
export const mediaObjects = pgTable(
  "media_objects",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    kind: text("kind").$type<MediaKind>().notNull(),
    /** Random part of its place in the store. */
    key: text("key").notNull(),
    originalFilename: text("original_filename").notNull(),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
    /** When its file started to arrive: that happens once. */
    claimedAt: at("claimed_at"),
    /** What it turned out to be; null until it is ready, as are the next four. */
    type: text("type").$type<MadeType>(),
    /** Of a document: how its name ends. */
    format: text("format").$type<DocumentFormat>(),
    bytes: integer("bytes"),
    width: integer("width"),
    height: integer("height"),
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
