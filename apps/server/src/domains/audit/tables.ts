import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, bytea, createdAt, position, tenantId } from "../../db/columns.ts";

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
    position: position(),
    /** Hashed with the values, so that they cannot be guessed from what is sealed once both are gone. */
    salt: uuid("salt").default(sql`gen_random_uuid()`),
    /** Only where the values and their salt are gone, because the person was erased: what was sealed of them. */
    valuesHash: bytea("values_hash"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("audit_events_time").on(t.tenantId, t.createdAt, t.id),
    index("audit_events_position").on(t.tenantId, t.position, t.id),
    // An index of values is not in order for rows that have none.
    index("audit_events_operator").on(t.tenantId, t.createdAt, t.id).where(sql`actor_id is null`),
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

const lastRow = () => ({
  toPosition: bigint("to_position", { mode: "number" }).notNull(),
  toKey: uuid("to_key").notNull(),
});

/** A stretch of sealed rows, from where the block before it ends; never updated or deleted by the application's role. */
export const auditBlocks = pgTable(
  "audit_blocks",
  {
    tenantId: tenantId(),
    /** Whose rows: of the log, or of the ledger. */
    chain: text("chain").notNull(),
    number: integer("number").notNull(),
    ...lastRow(),
    rows: integer("rows").notNull(),
    rowsHash: bytea("rows_hash").notNull(),
    /** Of each row its position and the start of its hash, to name the one that is wrong. */
    index: bytea("index").notNull(),
    previousHash: bytea("previous_hash").notNull(),
    hash: bytea("hash").notNull(),
    sealedAt: at("sealed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.chain, t.number] })],
);

/** The last block of each chain; who seals locks it. */
export const auditChains = pgTable(
  "audit_chains",
  {
    tenantId: tenantId(),
    chain: text("chain").notNull(),
    number: integer("number").notNull(),
    ...lastRow(),
    hash: bytea("hash").notNull(),
    /** Of all its blocks. */
    rows: bigint("rows", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.chain] })],
);

/** A tenant has rows that no block holds yet. `jobs/seals-due.ts` takes such a note through its states to the job. */
export const auditUnsealed = pgTable(
  "audit_unsealed",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    /** Whoever writes from now on makes a new note. */
    claimed: boolean("claimed").notNull().default(false),
    /** Every row that relies on this note is up to here, by a transaction older than that. */
    toPosition: bigint("to_position", { mode: "number" }),
    olderThan: bigint("older_than", { mode: "number" }),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);
