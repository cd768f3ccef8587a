import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../src/db/id.ts";
import { enqueuer, type JobData } from "../src/jobs/enqueue.ts";
import { ownTicks } from "../src/jobs/own-ticks.ts";
import { jobRunner, type Runner } from "../src/jobs/runner.ts";
import { runTick } from "../src/jobs/tick.ts";
import { deadJobs } from "../src/operator/dead-jobs.ts";
import { type TestServer, type TestTenant, testServer } from "../src/testing/index.ts";

/** Names of real queues; what they do is the test's. */
const [first, second] = ["notification.retract", "points.expire"] as const;
const log = pino({ level: "silent" });
let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer({ checkStatements: false });
  await server.sql("create table effects (tenant_id uuid, note text); grant all on effects to app_user");
});
afterAll(() => server.close());

type Options = Parameters<typeof jobRunner>[0];
const runnerOf = (handlers: Options["jobs"], outside: Options["effects"] = {}): Runner =>
  jobRunner({
    database: server.database,
    jobs: handlers,
    effects: outside,
    ticks: [],
    notificationKinds: {},
    secret: "s",
    apexUrl: "http://a",
    log,
  });
const add = (name: string, data: Partial<JobData> = {}, options?: { startAfter?: Date; key?: string }) =>
  tenant.within((db) => enqueuer(db)(name, { tenantId: tenant.id, ...data }, options));
const states = async (name: string) =>
  (await server.sql("select state::text, retry_count from pgboss.job where name = $1 order by created_on", [name])).map(
    (row) => row.state,
  );
const effects = async () =>
  (await server.sql("select note from effects where tenant_id = $1", [tenant.id])).map((row) => row.note);
const note = (text: string) => ({ text: "insert into effects values ($1, $2)", values: [tenant.id, text] });
async function fresh() {
  tenant = await server.makeTenant();
  await server.sql("delete from pgboss.job");
}

test("a job exists only if its transaction commits", async () => {
  await fresh();
  const lost = tenant.within(async (db) => {
    await enqueuer(db)(first, { tenantId: tenant.id });
    throw new Error("no");
  });
  await expect(lost).rejects.toThrow("no");
  expect(await states(first)).toEqual([]);
  await expect(add("no.such-job")).rejects.toThrow("there is no job");
});

test("a job's effect and its end are one", async () => {
  await fresh();
  await add(first, { n: 1 });
  const runner = runnerOf({ [first]: async ({ db }, data) => db.write(note(JSON.stringify(data))) });
  expect(await runner.drain()).toBe(1);
  expect(await effects()).toEqual([JSON.stringify({ n: 1, tenantId: tenant.id })]);
  expect(await states(first)).toEqual(["completed"]);
  await runner.stop();
});

test("who has lost a job to another leaves no effect", async () => {
  await fresh();
  await add(first);
  await server.sql(
    "create or replace function app.steal() returns void language sql security definer as $$ update pgboss.job set retry_count = retry_count + 1 where state = 'active' $$; grant execute on function app.steal() to app_user",
  );
  const robbed = runnerOf({
    [first]: async ({ db }) => {
      db.write(note("robbed"));
      await db.query({ text: "select app.steal()" });
    },
  });
  await robbed.drain();
  expect(await effects()).toEqual([]);
  await robbed.stop();
});

test("a job that fails is tried again, later, and is kept for somebody to see in the end", async () => {
  await fresh();
  await add(first);
  let tries = 0;
  const runner = runnerOf({
    [first]: async ({ db }) => {
      db.write(note("never"));
      tries += 1;
      throw new Error(`try ${tries}`);
    },
  });
  await runner.drain();
  const [waiting] = await server.sql(
    "select state::text, start_after > now() as later from pgboss.job where name = $1",
    [first],
  );
  expect(waiting).toEqual({ state: "retry", later: true });
  for (let n = 0; n < 10; n += 1) {
    await server.sql("update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'");
    await runner.drain();
  }
  expect(tries).toBe(9);
  expect(await states(first)).toEqual(["failed"]);
  expect(await states("dead")).toEqual(["created"]);
  expect(await effects()).toEqual([]);
  const dead = (...args: string[]) => deadJobs(server.database.backend, log, args);
  expect(await dead()).toEqual([expect.stringContaining(` ${first} try 9 {`), "1 dead job"]);
  expect((await dead("--retry")).at(-1)).toBe("All of them run again.");
  expect(await dead()).toEqual(["0 dead jobs"]);
  await runner.drain();
  expect(tries).toBe(10);
  await runner.stop();
});

test("jobs wait for their instant, and one with a key waits alone", async () => {
  await fresh();
  await add(second, {}, { startAfter: new Date(Date.now() + 60_000) });
  await add(second, { n: 1 }, { key: "k" });
  await add(second, { n: 2 }, { key: "k" });
  const seen: unknown[] = [];
  const runner = runnerOf({ [second]: async (_, data) => seen.push((data as { n?: number }).n) });
  await runner.drain();
  expect(seen).toEqual([1]);
  await add(second, { n: 3 }, { key: "k" });
  await runner.drain();
  expect(seen).toEqual([1, 3]);
  await runner.stop();
});

test("a running worker is woken by a commit, not by its next look", async () => {
  await fresh();
  const done = Promise.withResolvers<unknown>();
  const runner = runnerOf({ [first]: async (_, data) => done.resolve(data) });
  await runner.start();
  await add(first, { n: 5 });
  expect(await done.promise).toMatchObject({ n: 5 });
  await runner.stop();
});

test("a push service that hangs holds up neither other jobs nor what is pushed to others", async () => {
  await fresh();
  const [asked, done, pushed, hangs] = Array.from({ length: 4 }, () => Promise.withResolvers<unknown>());
  const push = async (data: unknown) => {
    if ((data as { to: string }).to === "healthy") return pushed?.resolve(data);
    asked?.resolve(data);
    await hangs?.promise;
  };
  const runner = runnerOf(
    { [first]: async (_, data) => done?.resolve(data) },
    { "notification.push": push as Options["effects"][string] },
  );
  await runner.start();
  await add("notification.push", { to: "hanging" });
  await asked?.promise;
  await add("notification.push", { to: "healthy" });
  await add(first);
  await Promise.all([done?.promise, pushed?.promise]);
  hangs?.resolve(null);
  await runner.stop();
});

test("a schedule becomes its job once its instant has come, however many look", async () => {
  await fresh();
  const [due] = ownTicks;
  await tenant.within((db, { now }) =>
    Promise.all(
      [-1000, 60_000].map((ms) =>
        db.query({
          text: "insert into schedules (tenant_id, id, job, data, next_run_at) values ($1, $2, $3, $4, $5)",
          values: [tenant.id, newId(), first, JSON.stringify({ ms }), new Date(now.getTime() + ms)],
        }),
      ),
    ),
  );
  await Promise.all(Array.from({ length: 4 }, () => due && runTick(server.database, due, log)));
  const jobs = await server.sql("select data from pgboss.job where name = $1", [first]);
  expect(jobs).toEqual([{ data: { ms: -1000, tenantId: tenant.id } }]);
});

test("the sweep runs", async () => {
  const sweep = ownTicks.find(({ name }) => name === "sweep.lapsed");
  if (sweep) await runTick(server.database, sweep, log);
  expect(sweep).toBeDefined();
});
