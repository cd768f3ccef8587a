import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, bytea, tenantId } from "../../db/columns.ts";
import { tenantMembers } from "../directory/tables.ts";

/** An anonymous thread stores a hash of its code and a day, nothing else of its author: no time, and ids that contain none. */
export const feedbackThreads = pgTable(
  "feedback_threads",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    authorId: uuid("author_id"),
    codeHash: bytea("code_hash"),
    /** Of its latest message. */
    day: date("day").notNull(),
    /** Whether the latest message is the company's. */
    answered: boolean("answered").notNull().default(false),
    messageCount: integer("message_count").notNull().default(1),
    readAt: at("read_at"),
    readBy: uuid("read_by"),
    closedAt: at("closed_at"),
    closedBy: uuid("closed_by"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("feedback_threads_code").on(t.tenantId, t.codeHash),
    index("feedback_threads_author").on(t.tenantId, t.authorId, t.day, t.id),
    index("feedback_threads_day").on(t.tenantId, t.day, t.id),
    foreignKey({ columns: [t.tenantId, t.authorId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

export const feedbackMessages = pgTable(
  "feedback_messages",
  {
    tenantId: tenantId(),
    threadId: uuid("thread_id").notNull(),
    position: integer("position").notNull(),
    id: uuid("id").notNull(),
    authorId: uuid("author_id"),
    answer: boolean("answer").notNull(),
    text: text("text").notNull(),
    day: date("day").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.threadId, t.position] }),
    uniqueIndex("feedback_messages_once").on(t.tenantId, t.threadId, t.id),
    foreignKey({ columns: [t.tenantId, t.threadId], foreignColumns: [feedbackThreads.tenantId, feedbackThreads.id] }),
  ],
);
