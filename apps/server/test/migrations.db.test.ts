import { randomBytes } from "node:crypto";
import { parse } from "libpg-query";
import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import type { Backend } from "../src/db/backend.ts";
import { migrate, migrations } from "../src/db/migrate.ts";
import { openLite } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { prepareQueues } from "../src/jobs/queue.ts";
import { jobNames } from "../src/registry.ts";
import { testSecret } from "../src/testing/store.ts";

const log = pino({ level: "silent" });
const url = process.env.TEST_DATABASE_URL;
const opened: Backend[] = [];
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const backend of opened) await backend.close();
  for (const drop of drops) await drop();
});

/** This many processes on one empty database. */
async function empty(processes: number): Promise<Backend[]> {
  if (!url) {
    const lite = await openLite({ log });
    opened.push(lite);
    return [lite];
  }
  const name = `plaudit_migrate_${randomBytes(5).toString("hex")}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  drops.push(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const at = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const backends = Array.from({ length: processes }, () =>
    openPostgres({ url: at, secret: testSecret, poolSize: 2, log }),
  );
  opened.push(...backends);
  return backends;
}
const bringUp = (backend: Backend) =>
  migrate(backend, { secret: testSecret, prepareJobs: prepareQueues(jobNames, log) });

test("every statement is sent by itself, in the first run as in the second", async () => {
  const [backend] = await empty(1);
  if (!backend) throw new Error("nothing was opened");
  const sent: string[] = [];
  const watched: Backend = {
    ...backend,
    asOwner: (text, values) => {
      sent.push(text);
      return backend.asOwner(text, values);
    },
    asOwnerTogether: (texts) => {
      sent.push(...texts);
      return backend.asOwnerTogether(texts);
    },
  };
  const bring = () =>
    migrate(watched, { secret: testSecret, prepareJobs: () => prepareQueues(jobNames, log)(backend) });
  expect(await bring()).toContain("security");
  await backend.asOwner("update app.applied set hash = 'another' where name = 'security'");
  expect(await bring()).toEqual(["security"]);
  expect(sent.length).toBeGreaterThan(200);
  for (const text of sent) expect([text, ((await parse(text)).stmts ?? []).length]).toEqual([text, 1]);
});

test("an empty database is brought up once, by however many processes, and then left alone", async () => {
  const backends = await empty(4);
  await Promise.all(backends.map(bringUp));
  const [backend] = backends;
  if (!backend) throw new Error("nothing was opened");
  expect(await bringUp(backend)).toEqual([]);
  const { rows } = await backend.asOwner("select name from app.applied order by name");
  expect(rows.map(({ name }) => name)).toEqual([...migrations().map(({ tag }) => tag), "security"].sort());
  const { rows: queues } = await backend.asOwner("select name from pgboss.queue");
  expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining([...jobNames, "dead"]));

  await backend.asOwner("update app.applied set hash = 'another' where name = 'security'");
  expect(await bringUp(backend)).toEqual(["security"]);
  await backend.asOwner(`update app.applied set hash = 'another' where name = '${migrations()[0]?.tag}'`);
  await expect(bringUp(backend)).rejects.toThrow(/made by another state of migration/);
});
