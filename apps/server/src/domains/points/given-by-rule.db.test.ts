import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, testServer } from "../../testing/index.ts";
import { allocatePoints } from "./verbs/allocate-points.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a rule has what its people gave in its last whole period beside what it handed out then", async () => {
  const tenant = await server.makeTenant({ features: ["points"], timezone: "UTC" });
  const admin = await tenant.member({ role: "admin" });
  const [ann, bob] = [await tenant.member({}), await tenant.member({})];
  const call = (key: string, body?: unknown, { token }: TestMember = admin) => server.request(key, { token, body });
  const rule = async (over: object) => {
    const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
    const base = { source: "allocation", period: "month", startsOn: "2020-01-01", expiry: null, rollOverCap: null };
    return (await call("POST /points/budgetItems", { ...base, audience: everyone, ...over })).body.id as string;
  };
  const monthly = await rule({ name: "Everyone", amount: 100 });
  const more = { everyone: false, memberIds: [ann.id], teamIds: [], roles: [] };
  const quarterly = await rule({ name: "Ann", amount: 400, period: "quarter", audience: more });
  const given = async () => (await call("GET /points/budgetRuns/given")).body.results;
  expect(await given()).toEqual([]);

  await tenant.within((db, { now }) => allocatePoints(db, { now }));
  const send = (from: TestMember, to: TestMember, amount: number) => {
    const sendTo = [{ id: to.id, type: "tenantMember" }];
    const body = { status: "published", message: "Thanks", amount, sendTo, qualityIds: [], tenantWide: true };
    return call("POST /recognition/recognitions", { ...body, ignoreExceptions: true }, from);
  };
  expect((await send(bob, ann, 30)).status).toBe(200);
  expect((await send(ann, bob, 100)).status).toBe(200);
  // What goes on is no whole period yet.
  expect(await given()).toEqual([]);

  const before = (months: number) => `date_trunc('month', now()) - interval '${months} months'`;
  const key = (at: string, form: string) => `to_char(${at}, '${form}')`;
  const quarter = "date_trunc('quarter', now()) - interval '3 months'";
  await server.sql(
    `update points_allocation_runs set period_key = case when budget_item_id = $2 then ${key(before(1), "YYYY-MM")}
      else ${key(quarter, 'YYYY-"Q"Q')} end where tenant_id = $1`,
    [tenant.id, monthly],
  );
  await server.sql(
    `update points_sent set sent_at = (case when sender_id = $2 then ${quarter} else ${before(1)} end) + interval '1 hour' where tenant_id = $1`,
    [tenant.id, ann.id],
  );
  const results = await given();
  expect(results).toHaveLength(2);
  expect(results[0]).toMatchObject({ id: monthly, handed: 200, given: 30 });
  expect(results[1]).toMatchObject({ id: quarterly, handed: 400, given: 100 });
  expect((await call("GET /points/budgetRuns/given", undefined, ann)).status).toBe(403);
});
