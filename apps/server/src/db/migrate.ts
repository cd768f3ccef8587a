import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Backend } from "./backend.ts";
import { dbRoles } from "./backend.ts";
import { rolePassword } from "./postgres.ts";
import { sqlState } from "./sql-state.ts";
import { statementsOf } from "./sql-statements.ts";

const folder = join(import.meta.dirname, "migrations");
const read = (name: string) => readFileSync(join(import.meta.dirname, "sql", name), "utf8");

interface Journal {
  entries: { tag: string }[];
}
/** The migrations as they lie in the folder, in order. */
export function migrations(): { tag: string; text: string }[] {
  const file = join(folder, "meta/_journal.json");
  if (!existsSync(file)) throw new Error("there are no migrations: run npm run db:generate");
  const { entries } = JSON.parse(readFileSync(file, "utf8")) as Journal;
  return entries.map(({ tag }) => ({
    tag,
    text: readFileSync(join(folder, `${tag}.sql`), "utf8").replaceAll("--> statement-breakpoint", ""),
  }));
}

/** Functions, grants and policies: ours first, then what domains add for their own tables. */
export function securitySql(): string {
  const domains = globSync("../domains/*/security.sql", { cwd: import.meta.dirname }).sort();
  return [read("security.sql"), ...domains.map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))].join(
    "\n",
  );
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** By name, as databases note them when they are applied. */
export const migrationHashes = (): Map<string, string> =>
  new Map(migrations().map(({ tag, text }) => [tag, hashOf(text)]));

export class SchemaMismatch extends Error {}

interface MigrateOptions {
  /** Sets the passwords of the application's roles, on Postgres. */
  secret: string;
  /** Makes or upgrades the job queue's schema and its queues. */
  prepareJobs: (backend: Backend) => Promise<void>;
}

/**
 * Brings a database up to this version, one process at a time. A migration that cannot get its lock gives up
 * rather than block everybody, and is tried again.
 */
export async function migrate(backend: Backend, { secret, prepareJobs }: MigrateOptions): Promise<string[]> {
  const steps = ["set local lock_timeout = '4s'", "select pg_advisory_xact_lock(715023)"];
  // Each by itself: a cluster of several machines refuses a text of several statements.
  const run = (texts: readonly string[]) => backend.asOwnerTogether([...steps, ...texts]);
  // Roles belong to the whole cluster: another database of it may be changing them at this moment.
  await patiently(() => run(bootstrapSql(backend, secret)));
  const { rows } = await backend.asOwner("select name, hash from app.applied");
  const applied = new Map(rows.map(({ name, hash }: { name: string; hash: string }) => [name, hash]));
  const done: string[] = [];
  const apply = async (name: string, text: string, again = false) => {
    const hash = hashOf(text);
    if (applied.get(name) === hash) return;
    if (applied.has(name) && !again)
      throw new SchemaMismatch(
        `This database was made by another state of migration ${name}. npm run db:reset empties the embedded one.`,
      );
    const note = `insert into app.applied (name, hash) values ('${name}', '${hash}')
      on conflict (name) do update set hash = excluded.hash`;
    // Another process may have done it meanwhile: then the check divides by zero inside the lock.
    const guard = again ? [] : [`select 1 / (1 - (select count(*) from app.applied where name = '${name}'))::int`];
    await patiently(() => run([...guard, ...statementsOf(text), note]));
    done.push(name);
  };
  for (const { tag, text } of migrations()) await apply(tag, text);
  await prepareJobs(backend);
  const changed = done.length > 0;
  const security = `${securitySql()}\n${read("jobs.sql")}`;
  if (changed) applied.delete("security");
  await apply("security", security, true);
  return done;
}

/** The application's role is not there or is let in by another secret; there is no table of what was applied, or it is closed. */
const NOT_READY = new Set(["28000", "28P01", "3F000", "42P01", "42501"]);

/** For who may not migrate: the database is at this version, or at one after it. */
export async function checkMigrated(backend: Backend): Promise<void> {
  const missing = await appliedBy(backend).then(
    (applied) => [...migrationHashes()].some(([name, hash]) => applied.get(name) !== hash),
    (error: unknown) => {
      if (NOT_READY.has(sqlState(error) ?? "")) return true;
      throw error;
    },
  );
  if (missing)
    throw new SchemaMismatch(
      "This database is not ready for this version: run npm run db:migrate as its owner, with the same PLAUDIT_SECRET.",
    );
}

async function appliedBy(backend: Backend): Promise<Map<string, string>> {
  const client = await backend.acquire("app_worker");
  try {
    const { rows } = await client.query<{ name: string; hash: string }>("select name, hash from app.applied");
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  } finally {
    client.release();
  }
}

function bootstrapSql({ kind }: Backend, secret: string): string[] {
  // Statements here are short: where many tenants make estimates wrong, JIT compilation takes longer than the query.
  const logins = dbRoles.flatMap((role) => [
    `alter role ${role} login password '${rolePassword(secret, role)}'`,
    `alter role ${role} set jit = off`,
  ]);
  const table =
    "create table if not exists app.applied (name text primary key, hash text not null, at timestamptz not null default now())";
  return [...statementsOf(read("bootstrap.sql")), table, ...(kind === "postgres" ? logins : [])];
}

async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const state = sqlState(error);
      if (state === "22012") return;
      if (attempt === 10 || (state !== "55P03" && state !== "40P01" && state !== "XX000")) throw error;
      await sleep(500 * attempt);
    }
  }
}
