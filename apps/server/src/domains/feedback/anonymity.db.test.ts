import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownTicks } from "../../jobs/own-ticks.ts";
import { runTick } from "../../jobs/tick.ts";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";

const code = "7K3M-Q9TB-X2NF-4HWC";
const text = "The lamps in stairwell B are dark";
let server: TestServer;
let tenant: TestTenant;
let admin: TestMember;
let author: TestMember;
let log: string[] = [];

beforeAll(async () => {
  server = await testServer({ logged: (line) => log.push(line) });
  tenant = await server.makeTenant();
  admin = await tenant.member({ role: "admin" });
  author = await tenant.member();
});
afterAll(() => server.close());

/** Every row of every table, as text. */
async function dump(): Promise<Set<string>> {
  const tables = await server.sql<{ name: string }>(`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const rows = new Set<string>();
  for (const { name } of tables)
    for (const { row } of await server.sql<{ row: string }>(`select t::text as row from ${name} t`))
      rows.add(`${name} ${row}`);
  return rows;
}

/** Runs what is due by the clock that is set. */
async function announce(): Promise<void> {
  for (const tick of ownTicks)
    if (tick.name === "schedules.due") await runTick(server.database, tick, { error: () => undefined } as never);
  await server.runJobs();
}

/** What an action adds about the author to the database and the log. */
async function tracesOf(work: () => Promise<void>): Promise<string[]> {
  const before = await dump();
  log = [];
  await work();
  await server.sql("update schedules set next_run_at = now() - interval '1 second' where job = 'feedback.announce'");
  await announce();
  const added = [...(await dump())].filter((row) => !before.has(row));
  expect(added.length).toBeGreaterThan(0);
  expect(log.length).toBeGreaterThan(0);
  const { id, userId, email, name, token } = author;
  const hash = createHash("sha256").update(token).digest();
  const told = [id, userId, email, name, token, hash.toString("hex"), hash.toString("base64url")];
  return [...added, ...log].filter((line) => told.some((one) => line.includes(one)));
}

const call = async (by: TestMember, key: string, body?: object) => {
  const headers = { "idempotency-key": randomUUID(), "user-agent": "a browser of the author's" };
  const answer = await server.request(key, { token: by.token, body, headers, host: tenant.id });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};

test("feedback under a name stores its author's id", async () => {
  expect(await tracesOf(() => call(author, "POST /feedback/feedback", { text }))).not.toEqual([]);
});

test("nothing of an anonymous author is stored: in no table, job, audit event or log line", async () => {
  const traces = await tracesOf(async () => {
    await call(author, "POST /feedback/anonymous", { text, code });
    await call(author, "POST /feedback/anonymous", { text, code });
    const { results } = await call(admin, "GET /feedback/feedback?state=open");
    const thread = results.find(({ author }: { author: unknown }) => author === null);
    await call(admin, `POST /feedback/feedback/${thread.id}/messages`, { text: "Is it the second floor too?" });
    await call(author, "POST /feedback/anonymous/lookups", { code });
    await call(author, "POST /feedback/anonymous/messages", { text: "Yes", code, id: randomUUID() });
  });
  expect(traces).toEqual([]);
  const stored = [...(await dump())].join("\n");
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(code.replaceAll("-", ""));
});

test("a refused request does not reveal who sent it", async () => {
  log = [];
  const refused = await server.request("POST /feedback/anonymous", {
    token: author.token,
    host: tenant.id,
    body: { text: "", code },
  });
  expect(refused.status).toBe(400);
  const failed = await server.request("POST /feedback/anonymous/lookups", {
    token: author.token,
    host: tenant.id,
    body: { code: "0000-0000-0000-0000" },
  });
  expect(failed.status).toBe(404);
  expect(log.filter((line) => line.includes(author.id) || line.includes(author.userId))).toEqual([]);
});

test("an anonymous thread stores a day and no time, and its ids contain none", async () => {
  const rows = await server.sql<{ id: string; row: string }>(
    `select id, t::text as row from feedback_threads t where author_id is null and closed_at is null`,
  );
  expect(rows).toHaveLength(1);
  for (const { id, row } of rows) {
    expect(id[14]).toBe("4");
    expect(row).not.toMatch(/\d\d:\d\d/);
  }
});

test("not even that the author was active then, after hours without a request", async () => {
  await server.sql("update access_tokens set last_used_at = now() - interval '5 hours' where member_id = $1", [
    author.id,
  ]);
  const code = "7K3M-Q9TB-X2NF-4HWD";
  expect(await tracesOf(async () => void (await call(author, "POST /feedback/anonymous", { text, code })))).toEqual([]);
  expect(await tracesOf(async () => void (await call(author, "GET /feedback/readers")))).not.toEqual([]);
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Every time in a row: written out, or in an id that contains one and was not there before. */
function timesIn(row: string, known: string): number[] {
  const written = row.match(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d)?/g) ?? [];
  const ids = (row.match(/\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/g) ?? []).filter((id) => !known.includes(id));
  return [
    ...written.map((time) => Date.parse(time.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"))),
    ...ids.map((id) => Number.parseInt(id.slice(0, 13).replace("-", ""), 16)),
  ];
}

test("the time at which somebody wrote without a name is in no row, nor is their message announced then", async () => {
  const again = "0A1B-2C3D-4E5F-6G7H";
  const news = async () => (await call(admin, "GET /notification/messages")).total;
  const day = new Date(Date.now() + 3 * 86_400_000).setUTCHours(9, 47, 23, 456);
  for (const [written, send] of [
    [day, () => call(author, "POST /feedback/anonymous", { text, code: again })],
    [
      day + 6 * HOUR,
      () => call(author, "POST /feedback/anonymous/messages", { text: "Yes", code: again, id: randomUUID() }),
    ],
  ] as const) {
    server.setClock(new Date(written));
    await announce();
    const known = await news();
    const before = await dump();
    const ids = [...before].join("\n");
    const began = Date.now();
    await send();
    const ended = Date.now();
    const near = (at: number) => Math.abs(at - written) < MINUTE || (at > began - MINUTE && at < ended + MINUTE);
    const added = async () => [...(await dump())].filter((row) => !before.has(row));
    const atOnce = await added();
    expect(atOnce.length).toBeGreaterThan(0);
    expect(atOnce.filter((row) => timesIn(row, ids).some(near))).toEqual([]);
    await announce();
    expect(await news()).toBe(known);
    server.setClock(new Date(Math.ceil(written / HOUR) * HOUR + 1000));
    await announce();
    expect(await news()).toBe(known + 1);
    // The queue's own clock is not the one that was set.
    const later = (await added()).filter((row) => !row.startsWith("pgboss."));
    expect(later.filter((row) => timesIn(row, ids).some((at) => Math.abs(at - written) < MINUTE))).toEqual([]);
  }
  server.setClock(undefined);
});
