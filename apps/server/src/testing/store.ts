import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Logger } from "pino";
import type { Backend } from "../db/backend.ts";
import { migrate, migrations, securitySql } from "../db/migrate.ts";
import { openLite } from "../db/pglite.ts";
import { openPostgres, rolePassword } from "../db/postgres.ts";
import { prepareQueues } from "../jobs/queue.ts";
import { jobNames } from "../registry.ts";

export const testSecret = "a secret that only tests know, 32 characters";

const version = () =>
  createHash("sha256")
    .update(
      JSON.stringify([
        migrations(),
        securitySql(),
        jobNames,
        readFileSync(join(import.meta.dirname, "../db/sql/jobs.sql"), "utf8"),
        readFileSync(join(import.meta.dirname, "../db/sql/bootstrap.sql"), "utf8"),
      ]),
    )
    .digest("hex")
    .slice(0, 12);

const bringUp = (backend: Backend, log: Logger) =>
  migrate(backend, { secret: testSecret, prepareJobs: prepareQueues(jobNames, log) });

/** An empty, migrated store of its own: cloned from one that this version's tests have made before. */
export async function testStore(log: Logger, poolSize = 8): Promise<{ backend: Backend; drop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? postgresStore(url, log, poolSize) : liteStore(log);
}

async function liteStore(log: Logger): Promise<{ backend: Backend; drop: () => Promise<void> }> {
  const folder = join(tmpdir(), `plaudit-test-${process.getuid?.() ?? 0}`);
  const file = join(folder, `${version()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const made = await openLite({ log });
    await bringUp(made, log);
    const dump = await made.lite.dumpDataDir("none");
    const own = `${file}.${process.pid}`;
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
    renameSync(own, file);
    await made.close();
  }
  const backend = await openLite({ log, dump: new Blob([readFileSync(file)]) });
  return { backend, drop: async () => undefined };
}

async function postgresStore(
  url: string,
  log: Logger,
  poolSize: number,
): Promise<{ backend: Backend; drop: () => Promise<void> }> {
  const template = `plaudit_template_${version()}`;
  const name = `plaudit_test_${randomBytes(6).toString("hex")}`;
  const at = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query("select pg_advisory_lock(715024)");
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [template]);
  if (!rowCount) {
    await admin.query(`create database ${template}_new`);
    const made = openPostgres({ url: at(`${template}_new`), secret: testSecret, poolSize: 2, log });
    await bringUp(made, log);
    await made.close();
    await admin.query(`alter database ${template}_new rename to ${template}`);
  }
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const backend = openPostgres({ url: at(name), secret: testSecret, poolSize, log });
  return {
    backend,
    drop: async () => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

export const appStoreUrl = (name: string): string =>
  Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ""), {
    pathname: `/${name}`,
    username: "app_user",
    password: rolePassword(testSecret, "app_user"),
  }).href;
