import type { SQL, SQLWrapper } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Statement } from "./statement.ts";

/**
 * One open transaction. Statements are sent as soon as they are called, in order, without waiting for earlier ones:
 * several started together and awaited together cost one round trip.
 */
export interface Queryable {
  /** Runs a drizzle template. Timestamps come as `Date`, `bigint` as `number`, `date` as "2026-11-21". */
  rows<Row extends object>(statement: SQL): Promise<Row[]>;
  /** Runs text with values; with a name it is prepared once per connection. */
  query<Row extends object>(statement: Statement): Promise<Row[]>;
  /** The lines of a `COPY (...) TO STDOUT` in format csv, in blocks of bytes, as the database writes them. */
  copy(statement: SQL): Promise<Uint8Array[]>;
  /** Sends and does not wait: the result travels with the COMMIT, and its error becomes the request's. */
  write(statement: Statement | SQLWrapper): void;
  /** Takes over a promise of statements already sent, as `write` does. */
  later(sent: Promise<unknown>): void;
  /**
   * Notifies listeners once this has committed. Not a NOTIFY of the transaction's own: Postgres commits those one after
   * the other, with a write to disk each.
   */
  wake(channel: string, payload: string): void;
  /** The query builder over this transaction: one table, no aggregate, no order of locks. It sends when it is awaited or written. */
  readonly orm: NodePgDatabase;
  /** How often this transaction has waited for the database so far; for benchmarks. */
  readonly roundTrips: number;
}

declare const proven: unique symbol;

/** A transaction inside a tenant. Minted only by the session gate, the TV gate, the worker and the testing entry. */
export interface TenantDb extends Queryable {
  readonly tenantId: string;
  readonly [proven]: "tenant";
}

/** A transaction of sign-in and host look-up: users, tenants, hosts, memberships, tokens; no tenant's own tables. */
export interface AuthDb extends Queryable {
  readonly [proven]: "auth";
}

/** A transaction of the worker across tenants: tenants, schedules, the outbox; no tenant's own tables. */
export interface WorkerDb extends Queryable {
  readonly [proven]: "worker";
}
