import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import type { Mail } from "./outbox.ts";

/** Messages to send, written with their cause; their text is deleted once they are sent. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    /** The message's cause; equal causes are one message. */
    key: text("key").notNull(),
    message: jsonb("message").$type<Mail | null>(),
    attempts: integer("attempts").notNull().default(0),
    claimedAt: at("claimed_at"),
    sentAt: at("sent_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique("mail_outbox_key").on(t.tenantId, t.key),
    index("mail_outbox_waiting").on(t.tenantId).where(sql`sent_at is null`),
  ],
);
