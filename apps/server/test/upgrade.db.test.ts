import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tenantHeader, tenantSigner } from "@plaudit/edge/tenant-header.ts";
import pg from "pg";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { localFiles } from "../src/adapters/files/local.ts";
import { mailTransport } from "../src/adapters/mail/transport.ts";
import { createApp, edgeSecret } from "../src/app.ts";
import { type Backend, dbRoles } from "../src/db/backend.ts";
import { migrate, migrations, SchemaMismatch } from "../src/db/migrate.ts";
import { openLite } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { verifyLedger } from "../src/domains/points/verbs/verify-ledger.ts";
import { prepareQueues } from "../src/jobs/queue.ts";
import { jobNames } from "../src/registry.ts";
import { testApex } from "../src/testing/index.ts";
import { testSecret } from "../src/testing/store.ts";
import { firstReleased, releases } from "./releases/releases.ts";

const log = pino({ level: "silent" });
const url = process.env.TEST_DATABASE_URL;
const roles = dbRoles.map(
  (role) =>
    `do $$ begin create role ${role} login noinherit; exception when duplicate_object or unique_violation then null; end $$;`,
);
const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A database with what a release left in it, and nothing else. */
async function restored(sql: string): Promise<Backend> {
  const load = `${roles.join("\n")}\n${sql}\nreset all;`;
  if (!url) {
    const lite = await openLite({ log });
    await lite.asOwner(load);
    return lite;
  }
  const name = `plaudit_upgrade_${randomBytes(5).toString("hex")}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  ends.push(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const at = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const client = new pg.Client(at);
  await client.connect();
  try {
    await client.query(load);
  } finally {
    await client.end();
  }
  return openPostgres({ url: at, secret: testSecret, poolSize: 2, log });
}

const bringUp = (backend: Backend) =>
  migrate(backend, { secret: testSecret, prepareJobs: prepareQueues(jobNames, log) }).catch((error: unknown) => {
    if (!(error instanceof SchemaMismatch) || firstReleased) throw error;
    throw new Error("the schema has changed since the dump was made: until the first release, npm run release:dump");
  });

type Rows = Record<string, Record<string, unknown>[]>;
async function rowsOf(backend: Backend): Promise<Rows> {
  const { rows } = await backend.asOwner("select tablename as name from pg_tables where schemaname = 'public'");
  const found: Rows = {};
  for (const { name } of rows as { name: string }[])
    found[name] = (await backend.asOwner(`select to_jsonb(t) as row from "${name}" t`)).rows.map(({ row }) => row);
  return found;
}
const only = (row: Record<string, unknown>, columns: readonly string[]) =>
  JSON.stringify(columns.map((column) => row[column]));

/** Every row that was there is there, in the columns that there still are. */
function expectKept(before: Rows, after: Rows): void {
  for (const [table, rows] of Object.entries(before)) {
    const now = after[table];
    if (!now || rows.length === 0) continue;
    const columns = Object.keys(rows[0] ?? {}).filter((column) => now.length === 0 || column in (now[0] ?? {}));
    const [old, kept] = [rows, now].map((some) => some.map((row) => only(row, columns)).sort());
    expect([table, kept]).toEqual([table, old]);
  }
}

async function open(backend: Backend, at: Date) {
  const folder = mkdtempSync(join(tmpdir(), "plaudit-upgrade-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const from = "Plaudit <no-reply@plaudit.test>";
  const files = localFiles(join(folder, "files"));
  const app = await createApp({
    backend,
    secret: testSecret,
    apexUrl: testApex,
    transport: mailTransport({ smtpUrl: undefined, from, folder: join(folder, "mail"), files }),
    files,
    quarantine: join(folder, "quarantine"),
    log,
    checkAnswers: true,
    clock: () => at,
  });
  ends.push(() => app.close());
  return app;
}

test("there is a dump of a release to start with", () => {
  expect(releases().length).toBeGreaterThan(0);
});

test.each(releases())("what $version left is brought up to this version with every row in it", async (release) => {
  const { sql, note } = release;
  const backend = await restored(sql);
  const before = await rowsOf(backend);
  for (const table of ["recognitions", "points_entries", "engagement_comments", "tv_channels", "audit_events"])
    expect([table, before[table]?.length]).toEqual([table, expect.toSatisfy((count: number) => count > 0)]);
  await bringUp(backend);
  expectKept(before, await rowsOf(backend));
  expect(await bringUp(backend)).toEqual([]);
  const { rows: applied } = await backend.asOwner("select name from app.applied");
  expect(applied.map(({ name }) => name)).toEqual(expect.arrayContaining(migrations().map(({ tag }) => tag)));

  const app = await open(backend, new Date(note.madeAt));
  const { faults, entries } = await app.database.withTenant(note.tenantId, (db) => verifyLedger(db));
  expect([faults, entries > 0]).toEqual([[], true]);
  const signed = await tenantSigner(edgeSecret(testSecret))(note.tenantId, Date.now());
  const ask = async (call: string, body?: object) => {
    const [method = "", path] = call.split(" ");
    const response = await app.server.request(`${testApex}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${note.token}`, [tenantHeader]: signed, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  expect(await ask(`GET /recognition/recognitions/${note.recognitionId}`)).toMatchObject({
    status: 200,
    body: { id: note.recognitionId, amount: 25 },
  });
  expect((await ask("GET /timeline/items")).body.results.length).toBeGreaterThan(1);
  const value = { name: "Courage", description: "", qualities: [{ name: "Bold", color: 9, motif: "beam" }] };
  expect((await ask("POST /recognition/values", value)).status).toBe(200);
  await app.runner.drain();
});
