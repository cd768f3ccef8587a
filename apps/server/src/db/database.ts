import { AsyncLocalStorage } from "node:async_hooks";
import { DrizzleQueryError } from "drizzle-orm";
import type { Logger } from "pino";
import type { Span } from "../adapters/tracing/spans.ts";
import type { Tenant } from "../context.ts";
import { inSpan } from "../tracing.ts";
import type { Backend, DbRole } from "./backend.ts";
import { cancelledBy } from "./cancelled-by.ts";
import { type SessionGate, sessionGate } from "./session-gate.ts";
import { sqlState } from "./sql-state.ts";
import type { AuthDb, Queryable, TenantDb, WorkerDb } from "./tenant-db.ts";
import type { TenantName, TenantRow } from "./tenant-name.ts";
import { type Recorder, Transaction } from "./transaction.ts";
import { type Notice, waker } from "./waker.ts";

export interface DatabaseOptions {
  backend: Backend;
  /** Where a tenant's people go, by its slug and, where it has one, its own host. */
  tenantUrl: (tenant: TenantName) => string;
  /** Tests see every statement by it. */
  record?: Recorder | undefined;
  log?: Logger | undefined;
  /** Moves `app.now()` for every transaction: tests, and the seed of the demo. */
  clock?: (() => Date | undefined) | undefined;
}

export interface Entered {
  now: Date;
  tenant: Tenant;
}

export interface Database {
  readonly backend: Backend;
  /**
   * A transaction inside a tenant for who has proven that it may: the worker, a screen's gate, tests, the seed. `signal`
   * ends the statement that runs, and the transaction fails with its reason.
   */
  withTenant<T>(
    tenantId: string,
    work: (db: TenantDb, entered: Entered) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>;
  withAuth<T>(work: (db: AuthDb, entered: { now: Date }) => Promise<T>): Promise<T>;
  withWorker<T>(work: (db: WorkerDb, entered: { now: Date }) => Promise<T>): Promise<T>;
  readonly sessions: SessionGate;
  /** Sends the notices that still wait; called at shutdown. */
  settle(): Promise<void>;
  /** Starts a transaction in a role; for what is built on this. */
  transact<T>(role: DbRole, work: (tx: Transaction) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

const inside = new AsyncLocalStorage<true>();
/** Serialization, deadlock, and a connection whose prepared statements are not what they were thought to be. */
const RETRIED = new Set(["40001", "40P01", "0A000", "26000"]);

export function createDatabase({ backend, tenantUrl, record, clock, log }: DatabaseOptions): Database {
  const { wake, settle } = waker(backend, log);
  interface Order<T> {
    role: DbRole;
    work: (tx: Transaction) => Promise<T>;
    signal: AbortSignal | undefined;
  }
  interface Committed<T> {
    result: T;
    notices: readonly Notice[];
  }

  async function once<T>({ role, work, signal }: Order<T>, span: Span): Promise<Committed<T>> {
    const client = await backend.acquire(role);
    const tx = new Transaction(client, role, record);
    const watch = cancelledBy(signal, async () => backend.cancel?.(role, client));
    try {
      signal?.throwIfAborted();
      for (const text of backend.begin(role)) tx.write({ text });
      const moved = clock?.();
      if (moved) tx.write({ text: "select set_config('app.now', $1, true)", values: [moved.toISOString()] });
      const result = await work(tx);
      await tx.commit();
      return { result, notices: tx.notices };
    } catch (thrown) {
      if (signal?.aborted) throw signal.reason;
      // The builder's own error has every value in its message, and messages are logged.
      const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
      throw sqlState(error) === "25P02" ? (tx.failure ?? error) : error;
    } finally {
      // Whoever has the connection next is not to be cancelled.
      await watch.over();
      await tx.release();
      span.set({ "db.system.name": "postgresql", "plaudit.role": role, "plaudit.round_trips": tx.roundTrips });
    }
  }

  async function transact<T>(role: DbRole, work: (tx: Transaction) => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (inside.getStore()) throw new Error("a transaction is open already: use its own db");
    const { result, notices } = await inside.run(true, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const order = { name: `transaction ${role}`, kind: "client", inner: true } as const;
          return await inSpan(order, (span) => once({ role, work, signal }, span));
        } catch (error) {
          if (attempt === 3 || !RETRIED.has(sqlState(error) ?? "")) throw error;
        }
      }
    });
    wake(notices);
    return result;
  }

  const as = <D extends Queryable>(tx: Transaction, extra: object = {}) => Object.assign(tx, extra) as unknown as D;
  const clocked =
    <D extends Queryable>(role: DbRole) =>
    <T>(work: (db: D, entered: { now: Date }) => Promise<T>) =>
      transact(role, async (tx) => {
        const [row] = await tx.query<{ now: Date }>({ name: "app_now", text: "select app.now() as now" });
        return work(as<D>(tx), { now: row?.now ?? new Date(0) });
      });

  return {
    backend,
    transact,
    settle,
    withAuth: clocked<AuthDb>("app_auth"),
    withWorker: clocked<WorkerDb>("app_worker"),
    withTenant: (tenantId, work, signal) => {
      const entering = async (tx: Transaction) => {
        const [row] = await tx.query<{ now: Date; tenant: TenantRow | null }>({
          name: "app_enter_tenant",
          text: "select now, tenant from app.enter_tenant($1)",
          values: [tenantId],
        });
        if (!row) throw new Error("entering the tenant answered nothing");
        const url = row.tenant ? tenantUrl(row.tenant) : "";
        const tenant = { ...row.tenant, id: tenantId, url } as Tenant;
        return work(as<TenantDb>(tx, { tenantId }), { now: row.now, tenant });
      };
      return transact("app_user", entering, signal);
    },
    sessions: sessionGate({ transact, tenantUrl, as }),
  };
}
