import type { MediaKind } from "@plaudit/api/media.ts";
import type { DocumentFormat } from "@plaudit/api/media-limits.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { MadeType } from "../../adapters/pictures/messages.ts";
import { at, createdAt, tenantId } from "../../db/columns.ts";

/** One uploaded file, from the start of the upload. */
export const mediaObjects = pgTable(
  "media_objects",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    kind: text("kind").$type<MediaKind>().notNull(),
    /** Random part of its key in the store. */
    key: text("key").notNull(),
    originalFilename: text("original_filename").notNull(),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
    /** When its file started to arrive: that happens once. */
    claimedAt: at("claimed_at"),
    /** The detected type; null until the file is ready, as are the next four. */
    type: text("type").$type<MadeType>(),
    /** The file extension of a document. */
    format: text("format").$type<DocumentFormat>(),
    bytes: integer("bytes"),
    width: integer("width"),
    height: integer("height"),
    /** When its variants were in the store. */
    readyAt: at("ready_at"),
    /** From when it is not served and may be deleted; null while an entity uses it. */
    goneAt: at("gone_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("media_objects_loose").on(t.tenantId, t.createdBy).where(sql`${t.goneAt} is not null`),
  ],
);
