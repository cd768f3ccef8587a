import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea, createdAt, tenantId } from "./columns.ts";

/** The answer to a request that carried a key, written in the request's own transaction. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    tenantId: tenantId(),
    memberId: uuid("member_id").notNull(),
    key: text("key").notNull(),
    /** Of endpoint, address and body: another request under the same key is refused. */
    requestHash: bytea("request_hash").notNull(),
    status: integer("status"),
    answer: text("answer"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.key] }),
    index("idempotency_keys_age").on(t.tenantId, t.createdAt),
  ],
);

/** Attempts at something guarded, such as signing in, counted for all processes together. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    taken: integer("taken").notNull(),
    resetsAt: timestamp("resets_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index("rate_limits_age").on(t.resetsAt)],
);
