import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { sqlState } from "../../db/sql-state.ts";
import { Transaction } from "../../db/transaction.ts";
import { type TestServer, testServer } from "../../testing/index.ts";

let server: TestServer;
let other: pg.Client;
beforeAll(async () => {
  server = await testServer();
  const { pathname } = new URL(await server.appUrl());
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ""), { pathname }).href;
  other = new pg.Client(url);
  await other.connect();
});
afterEach(async () => {
  await other.query("rollback");
});
afterAll(async () => {
  await other.end();
  await server.close();
});

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
const rule = { audience: everyone, amount: 100, period: "month", startsOn: "2999-01-01" };
const calls = [
  { path: "points/budgetItems", body: { ...rule, expiry: null, rollOverCap: null } },
  { path: "points/budgetSettings", body: { redeemableExpiry: "month" } },
];

/** A dry run that is held up where it reads what was sent, and what its statement holds. */
async function heldUp({ path, body }: { path: string; body: object }) {
  const tenant = await server.makeTenant({ features: ["points"] });
  const { token } = await tenant.member({ role: "admin" });
  await other.query("begin");
  await other.query("lock table points_sent in access exclusive mode");
  const gone = new AbortController();
  const answer = server.server.request(`/api/${path}/dryRun`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: gone.signal,
  });
  const waits = async () =>
    server.sql(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'with m as materialized%'",
    );
  await vi.waitFor(async () => expect(await waits()).toHaveLength(1), 20_000);
  return { gone, answer, waits };
}

test.each(calls)("the statement of a dry run of $path is cancelled once nobody waits for it", async (call) => {
  const ended: unknown[] = [];
  const { send } = Transaction.prototype;
  vi.spyOn(Transaction.prototype, "send").mockImplementation(async function (this: Transaction, statement) {
    try {
      return await send.call(this, statement);
    } catch (error) {
      ended.push(sqlState(error));
      throw error;
    }
  });
  const { gone, answer, waits } = await heldUp(call);
  gone.abort();
  expect((await answer).status).toBe(499);
  vi.restoreAllMocks();
  // What held it up is still there, and it did not end by itself.
  expect(ended).toContain("57014");
  expect(ended).not.toContain("55P03");
  expect(await waits()).toEqual([]);
});

test.each(calls)("a dry run of $path holds no lock that a write waits for", async (call) => {
  const { answer, waits } = await heldUp(call);
  const [{ pid }] = await waits();
  const held = await server.sql(
    "select distinct mode from pg_locks where pid = $1 and granted and locktype <> 'virtualxid'",
    [pid],
  );
  expect(held).toEqual([{ mode: "AccessShareLock" }]);
  await other.query("rollback");
  expect((await answer).status).toBe(200);
});
