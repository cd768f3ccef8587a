import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { parse } from "pg-connection-string";
import type { Logger } from "pino";
import { derive } from "../secrets.ts";
import { type Backend, type DbRole, dbRoles, type Listener, together, typeParsers, usageOf } from "./backend.ts";

export interface PostgresOptions {
  /** The owner of the schema, who migrates; or one of the application's roles, for who does not. */
  url: string;
  /** Settings for the connections of the application's roles, such as `-c work_mem=5MB`. */
  appOptions?: string | undefined;
  secret: string;
  poolSize: number;
  log: Logger;
}

/** The application's roles sign in with passwords made from the secret, which the migration sets. */
export const rolePassword = (secret: string, role: DbRole) => derive(secret, `database role ${role}`);

const limits = { statement_timeout: 20_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 30_000 };

export function openPostgres({ url, appOptions, secret, poolSize, log }: PostgresOptions): Backend {
  const target = parse(url) as pg.ClientConfig;
  const owned = !(dbRoles as readonly string[]).includes(target.user ?? "");
  const common = { ...target, application_name: "plaudit", types: typeParsers, connectionTimeoutMillis: 5_000 };
  const options = [target.options, appOptions].filter(Boolean).join(" ");
  const appCommon = { ...common, ...(options && { options }) };
  const silent = (error: Error) => log.warn({ code: (error as { code?: string }).code }, "a database connection ended");
  // A client that is out at work has no listener of the pool's, and an error nobody listens to ends the process.
  const watched = (pool: pg.Pool) =>
    pool.on("error", silent).on("connect", (client) => {
      client.on("error", silent);
    });
  const pools = new Map(
    dbRoles.map((role) => {
      const login = { user: role, password: rolePassword(secret, role) };
      const max = role === "app_user" ? poolSize : Math.max(2, Math.ceil(poolSize / 4));
      const config = { ...appCommon, ...limits, ...login, max, pipeline: true };
      const pool = new pg.Pool(config as pg.PoolConfig);
      return [role, watched(pool)] as const;
    }),
  );
  const ownerPool = owned ? watched(new pg.Pool({ ...common, max: 2 })) : undefined;
  const owner = () => {
    if (!ownerPool) throw new Error("This needs DATABASE_URL to be the owner of the schema");
    return ownerPool;
  };
  const all = [...pools.values(), ...(ownerPool ? [ownerPool] : [])];
  const listeners = new Set<Listener>();
  const poolOf = (role: DbRole) => {
    const pool = pools.get(role);
    if (!pool) throw new Error(`there is no role ${role}`);
    return pool;
  };
  return {
    kind: "postgres",
    owned,
    acquire: (role) => poolOf(role).connect(),
    async cancel(role, client) {
      const pool = poolOf(role);
      const { processID } = client as pg.PoolClient & { processID: number };
      // The only connection is the one that is busy.
      if (pool.options.max === 1) return;
      await pool.query("select pg_cancel_backend($1)", [processID]).catch(silent);
    },
    begin: () => ["begin"],
    asOwner: async (text, values) => owner().query(text, values),
    asOwnerTogether: async (texts) => together(await owner().connect(), texts),
    async listen(channel, onPayload, onGap) {
      const login = { user: "app_worker", password: rolePassword(secret, "app_worker") };
      const { tried, ...listener } = listenOn(
        { ...appCommon, ...login, keepAlive: true },
        channel,
        onPayload,
        onGap,
        log,
      );
      listeners.add(listener);
      await tried;
      return listener;
    },
    usage: () => usageOf(all),
    async close() {
      await Promise.all([...listeners].map((listener) => listener.close()));
      await Promise.all(all.map((pool) => pool.end()));
    },
  };
}

/** One connection that listens, and comes back by itself when the database was away. `tried` once it listens or has failed to. */
function listenOn(
  config: pg.ClientConfig,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
  log: Logger,
): Listener & { tried: Promise<void> } {
  const stop = new AbortController();
  const first = Promise.withResolvers<void>();
  // Made before anything is waited for: an end that comes while a connection is being made counts too.
  const aborted = new Promise<void>((resolve) => {
    stop.signal.addEventListener("abort", () => resolve());
  });
  const closed = (async () => {
    for (let wait = 100; !stop.signal.aborted; wait = Math.min(wait * 2, 2_000)) {
      const client = new pg.Client(config);
      const ended = new Promise<void>((resolve) => {
        client.once("end", resolve).on("error", () => resolve());
      });
      client.on("notification", (message) => onPayload(message.payload ?? ""));
      try {
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
        onGap();
        first.resolve();
        wait = 100;
        await Promise.race([ended, aborted]);
      } catch (error) {
        first.resolve();
        log.warn({ code: (error as { code?: string }).code }, "listening failed, trying again");
      }
      await Promise.race([client.end(), sleep(1_000)]).catch(() => undefined);
      if (!stop.signal.aborted) await sleep(wait, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return {
    tried: first.promise,
    close: () => {
      stop.abort();
      return closed;
    },
  };
}
