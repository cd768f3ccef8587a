import type { DryRun, PointsOverview } from "@plaudit/api/points-facts.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Transaction } from "../../db/transaction.ts";
import { manyMembers, onlyTenant, type TestMember, type TestServer, testServer } from "../../testing/index.ts";
import { allocatePoints } from "./verbs/allocate-points.ts";
import { sumDays } from "./verbs/sum-days.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
const some = (over: object) => ({ ...everyone, everyone: false, ...over });
const asked = (over: object = {}) => ({
  ...{ audience: everyone, amount: 100, period: "month", startsOn: "2999-01-01", expiry: null, rollOverCap: null },
  ...over,
});
const limits = { restrictionLimit: 500, recognitionMax: 1000, endorsementCap: 50 };

/** A company of three whose people were handed 100 points each in the first month of the last quarter. */
async function company() {
  const tenant = await server.makeTenant({ features: ["points"], timezone: "UTC" });
  const admin = await tenant.member({ firstName: "Ada", role: "admin" });
  const ann = await tenant.member({ firstName: "Ann" });
  const bob = await tenant.member({ firstName: "Bob" });
  await server.sql("update tenant_members set joined_at = '2020-01-01' where tenant_id = $1", [tenant.id]);
  await server.sql("update tenant_members set country = 'NL' where id = $1", [ann.id]);
  const team = await tenant.team("Night shift", [ann.id, bob.id]);
  const call = (key: string, body?: unknown, { token }: TestMember = admin) => server.request(key, { token, body });
  const rule = { name: "Everyone", source: "allocation", ...asked({ startsOn: "2020-01-01" }) };
  const { id } = (await call("POST /points/budgetItems", rule)).body;
  await tenant.within((db, { now }) => allocatePoints(db, { now }));
  const start = "date_trunc('quarter', now()) - interval '3 months'";
  return {
    ...{ tenant, admin, ann, bob, team, call, id },
    send: (from: TestMember, to: TestMember[], amount: number) =>
      call(
        "POST /recognition/recognitions",
        {
          ...{
            status: "published",
            message: "Thanks",
            amount,
            qualityIds: [],
            tenantWide: true,
            ignoreExceptions: true,
          },
          sendTo: to.map((one) => ({ id: one.id, type: "tenantMember" })),
        },
        from,
      ),
    /** Moves all that has happened so far to the tenth day of the last quarter, as it would have been booked then. */
    backThen: async () => {
      const at = `${start} + interval '10 days'`;
      for (const table of ["points_transactions", "points_entries"])
        await server.sql(`update ${table} set created_at = ${at} where tenant_id = $1`, [tenant.id]);
      await server.sql(
        `update points_lots set created_at = ${start}, expires_at = ${start} + interval '1 month' where tenant_id = $1`,
        [tenant.id],
      );
      await server.sql(
        `update points_allocation_runs set created_at = ${start}, ends_at = ${start} + interval '1 month' where tenant_id = $1`,
        [tenant.id],
      );
      await server.sql(
        `update points_sent set sent_at = ${at} + (sent_at - (select min(p.sent_at) from points_sent p where p.tenant_id = $1))
         where tenant_id = $1`,
        [tenant.id],
      );
    },
    dry: async (body: object): Promise<DryRun> => (await call("POST /points/budgetItems/dryRun", body)).body,
    drySettings: async (body: object): Promise<DryRun> => (await call("POST /points/budgetSettings/dryRun", body)).body,
    dryLimits: async (over: object): Promise<DryRun> =>
      (await call("POST /points/budgetSettings/dryRun", { ...limits, ...over })).body,
    ledger: () =>
      server.sql(
        `select (select count(*)::int from points_transactions where tenant_id = $1) as transactions,
          (select count(*)::int from points_budget_items where tenant_id = $1) as rules,
          (select count(*)::int from points_lots where tenant_id = $1) as lots,
          (select count(*)::int from audit_events where tenant_id = $1) as events`,
        [tenant.id],
      ),
  };
}

describe("the dry run of a rule", () => {
  test("says between which two figures more points would have been given, and books nothing", async () => {
    const { ann, bob, admin, team, send, backThen, dry, id, ledger } = await company();
    await send(ann, [bob], 80);
    // Of 60 there are 20 left: this one is cut short.
    await send(ann, [admin], 60);
    await send(bob, [ann], 50);
    await backThen();
    const before = await ledger();
    const more = await dry(asked({ id, amount: 150 }));
    expect(await ledger()).toEqual(before);
    expect(more).toMatchObject({
      handed: { was: 300, is: 1350 },
      reached: { was: 3, is: 3 },
      sends: 3,
      cutSends: { was: 1, is: 0 },
      cutPeople: { was: 1, is: 0 },
    });
    // Ann's cut send goes through: 80 + 60. At the same share of 450 she would have given all of it, and Bob 225.
    expect(more.given).toEqual({ was: 150, least: 140 + 50, most: 450 + 225 });
    expect(more.owed).toEqual({ was: 150, least: 190, most: 675 });
    expect(more.weeks.length).toBe(13);
    expect(more.weeks[1]).toMatchObject(more.given);
    expect(more.countries.find((one) => one.id === "NL")).toMatchObject({ people: 1, was: 100, least: 140, most: 450 });
    expect(more.teams).toEqual([{ id: team, name: "Night shift", people: 2, ...more.given }]);
  });

  test("with fewer points cuts sends that went through", async () => {
    const { ann, bob, send, backThen, dry, id } = await company();
    await send(ann, [bob], 80);
    await backThen();
    const less = await dry(asked({ id, amount: 20 }));
    expect(less).toMatchObject({ handed: { is: 180 }, cutSends: { was: 0, is: 1 }, cutPeople: { was: 0, is: 1 } });
    expect(less.given).toEqual({ was: 80, least: 20, most: 48 });
  });

  test("for some leaves everybody else as it happened, also where another rule is higher", async () => {
    const { ann, bob, send, backThen, dry } = await company();
    await send(ann, [bob], 80);
    await backThen();
    const lower = await dry(asked({ audience: some({ memberIds: [ann.id] }), amount: 50 }));
    expect([lower.handed, lower.given]).toEqual([
      { was: 300, is: 300 },
      { was: 80, least: 80, most: 80 },
    ]);
    const higher = await dry(asked({ audience: some({ memberIds: [bob.id] }), amount: 200 }));
    expect([higher.handed, higher.given]).toEqual([
      { was: 300, is: 800 },
      { was: 80, least: 80, most: 80 },
    ]);
  });

  test("of a company that has handed out nothing yet is everything between nothing and all of it", async () => {
    const tenant = await server.makeTenant({ features: ["points"], timezone: "UTC" });
    const { token } = await tenant.member({ firstName: "Ada", role: "admin" });
    await server.sql("update tenant_members set joined_at = '2020-01-01' where tenant_id = $1", [tenant.id]);
    const { status, body } = await server.request("POST /points/budgetItems/dryRun", { token, body: asked() });
    expect([status, body.given, body.handed]).toEqual([200, { was: 0, least: 0, most: 300 }, { was: 0, is: 300 }]);
  });

  test("takes the last year for a rule that hands out once a year, and rolls over up to its cap", async () => {
    const { ann, bob, send, backThen, dry, id } = await company();
    await send(ann, [bob], 80);
    await backThen();
    const yearly = await dry(asked({ id, period: "year", amount: 100 }));
    expect([yearly.weeks.length, yearly.from.slice(4), yearly.to.slice(4)]).toEqual([52, "-01-01", "-12-31"]);
    expect(await dry(asked({ id, rollOverCap: 50 }))).toMatchObject({ given: { was: 80, least: 80, most: 240 } });
  });

  test("reads no further page once nobody waits for it", async () => {
    const { tenant, admin } = await company();
    for (const text of manyMembers(onlyTenant(tenant.id), 5_001)) await server.sql(text);
    const { send } = Transaction.prototype;
    const pagesRead = async (leaves: boolean) => {
      const gone = new AbortController();
      let pages = 0;
      vi.spyOn(Transaction.prototype, "send").mockImplementation(function (this: Transaction, statement) {
        if (statement.name?.startsWith("points_past_")) {
          pages += 1;
          if (leaves) gone.abort();
        }
        return send.call(this, statement);
      });
      const { status } = await server.server.request("/api/points/budgetItems/dryRun", {
        method: "POST",
        headers: { authorization: `Bearer ${admin.token}`, "content-type": "application/json" },
        body: JSON.stringify(asked()),
        signal: gone.signal,
      });
      vi.restoreAllMocks();
      return { pages, status };
    };
    expect(await pagesRead(false)).toEqual({ pages: 3, status: 200 });
    expect(await pagesRead(true)).toEqual({ pages: 1, status: 499 });
  });

  test("refuses what the rule would be refused for, and who may not", async () => {
    const { ann, call } = await company();
    const stranger = "018f0000-0000-7000-8000-000000000000";
    const wrong = await call("POST /points/budgetItems/dryRun", asked({ audience: some({ memberIds: [stranger] }) }));
    expect([wrong.status, wrong.body.details[0].path]).toEqual([400, "audience.memberIds.0"]);
    for (const [key, body] of [
      ["POST /points/budgetItems/dryRun", asked()],
      ["POST /points/budgetSettings/dryRun", limits],
      ["GET /points/overview", undefined],
    ] as const)
      expect([key, (await call(key, body, ann)).status]).toEqual([key, 403]);
  });
});

describe("the dry run of limits between peers", () => {
  test("cuts what is above them, and lets through what was cut", async () => {
    const { ann, bob, send, backThen, dryLimits } = await company();
    await send(ann, [bob], 40);
    await send(ann, [bob], 40);
    await backThen();
    expect(await dryLimits({})).toMatchObject({ given: { was: 80, least: 80, most: 80 }, cutSends: { was: 0, is: 0 } });
    expect(await dryLimits({ restrictionLimit: 50 })).toMatchObject({
      given: { was: 80, least: 50, most: 80 },
      cutSends: { was: 0, is: 1 },
      cutPeople: { was: 0, is: 1 },
    });
    expect(await dryLimits({ recognitionMax: 10 })).toMatchObject({ given: { least: 20 }, cutSends: { is: 2 } });
  });
});

describe("the dry run of preferences", () => {
  test("hands nothing to who takes no part, and cuts what they would have been sent", async () => {
    const { ann, bob, admin, send, backThen, drySettings } = await company();
    await send(ann, [bob], 40);
    await send(ann, [admin], 80);
    await backThen();
    // Ann's second send was cut to what she had left; had Bob received nothing, all of it goes through.
    const found = await drySettings({ eligible: some({ memberIds: [ann.id, admin.id] }) });
    expect(found).toMatchObject({
      handed: { was: 300, is: 200 },
      reached: { was: 3, is: 2 },
      given: { was: 100, least: 80, most: 100 },
      cutSends: { was: 1, is: 1 },
      lapsed: null,
    });
    expect(await drySettings({ eligible: everyone })).toMatchObject({ handed: { is: 300 }, given: { least: 100 } });
    expect(await drySettings({ eligible: some({ memberIds: [bob.id] }) })).toMatchObject({
      handed: { is: 100 },
      given: { was: 100, least: 0, most: 0 },
    });
  });

  test("hands out and gives nothing with points off, also of what was left from before", async () => {
    const { tenant, ann, bob, send, backThen, drySettings } = await company();
    await send(ann, [bob], 40);
    await backThen();
    const start = "date_trunc('quarter', now()) - interval '3 months'";
    const before = `${start} - interval '3 days'`;
    await server.sql(`update points_entries set created_at = ${before} where tenant_id = $1 and type = 'allocation'`, [
      tenant.id,
    ]);
    await server.sql(`update points_lots set created_at = ${before} where tenant_id = $1 and expires_at is not null`, [
      tenant.id,
    ]);
    const on = await drySettings({ allocationExpiry: "quarter" });
    expect([on.given.was, on.given.most > 0]).toEqual([40, true]);
    expect(await drySettings({ enabled: false, eligible: everyone })).toMatchObject({
      handed: { is: 0 },
      reached: { is: 0 },
      given: { was: 40, least: 0, most: 0 },
      cutSends: { was: 0, is: 1 },
      owed: { was: 40, least: 0, most: 0 },
    });
  });

  test("lets newcomers wait, and points to give last as long as is asked", async () => {
    const { tenant, ann, bob, send, backThen, drySettings } = await company();
    await send(ann, [bob], 80);
    await backThen();
    await server.sql(
      "update tenant_members set joined_at = date_trunc('quarter', now()) - interval '3 months' + interval '1 day' where id = $1 and tenant_id = $2",
      [ann.id, tenant.id],
    );
    const waiting = await drySettings({ joinerWaitDays: 40 });
    expect(waiting).toMatchObject({ handed: { was: 300, is: 400 }, given: { was: 80, least: 0 } });
    const lasting = await drySettings({ allocationExpiry: "quarter" });
    expect(lasting.handed.is).toBe(900);
    expect(lasting.given.least).toBe(80);
  });

  test("lapses what was to spend by the other expiry, at most", async () => {
    const { tenant, ann, bob, send, backThen, drySettings, ledger } = await company();
    await send(ann, [bob], 80);
    await backThen();
    await server.sql(
      `update points_lots set created_at = date_trunc('quarter', now()) - interval '3 months' + interval '10 days', expires_at = null
       where tenant_id = $1 and amount = 80`,
      [tenant.id],
    );
    const before = await ledger();
    expect(await drySettings({ redeemableExpiry: "month" })).toMatchObject({
      lapsed: { was: 0, least: 0, most: 80 },
      owed: { was: 80, least: 0, most: 0 },
    });
    expect(await drySettings({ redeemableExpiry: "year" })).toMatchObject({
      lapsed: { was: 0, least: 0, most: 0 },
      owed: { was: 80, least: 80, most: 80 },
    });
    expect(await ledger()).toEqual(before);
  });

  test("refuses what the settings would be refused for", async () => {
    const { call } = await company();
    const stranger = "018f0000-0000-7000-8000-000000000000";
    const wrong = await call("POST /points/budgetSettings/dryRun", { eligible: some({ teamIds: [stranger] }) });
    expect([wrong.status, wrong.body.details[0].path]).toEqual([400, "eligible.teamIds.0"]);
  });
});

test("the overview is the same before and after its past days are summed, and once more has come", async () => {
  const { tenant, ann, bob, send, call, backThen } = await company();
  await send(ann, [bob], 30);
  await backThen();
  const gift = (amount: number) =>
    call(`POST /points/accounts/redeemable/${ann.id}/gifts`, { amount, reason: "For help" });
  await gift(20);
  const shown = async () => (await call("GET /points/overview?span=year")).body;
  const before = await shown();
  expect(before).toMatchObject({ handed: 300, given: 30, byHand: 20 });
  await tenant.within((db, { now }) => sumDays({ db, now, tenant: { timezone: "UTC" } }));
  const days = await server.sql("select account, type, credits::int from points_days where tenant_id = $1", [
    tenant.id,
  ]);
  expect(days).toContainEqual({ account: "redeemable", type: "recognition", credits: 30 });
  expect(await shown()).toEqual(before);
  // A second run adds nothing, and what comes later is counted once.
  await tenant.within((db, { now }) => sumDays({ db, now, tenant: { timezone: "UTC" } }));
  await gift(10);
  expect(await shown()).toMatchObject({ handed: 300, given: 30, byHand: 30 });
});

test("the overview tells who ran out, and what lapses in the coming month", async () => {
  const { tenant, ann, bob, send, call } = await company();
  await send(ann, [bob], 100);
  await server.sql(
    `update points_lots set expires_at = date_trunc('month', now()) + interval '1 month 10 days'
     where tenant_id = $1 and amount = 100 and expires_at is null`,
    [tenant.id],
  );
  const { body } = await call("GET /points/overview?span=month");
  expect(body).toMatchObject({ ranOut: 1, lapsing: { points: 100, people: 1 } });
});

test("the overview has what was booked since then, and a rule its last runs", async () => {
  const { ann, bob, send, call, id } = await company();
  await send(ann, [bob], 80);
  const { body } = await call("GET /points/overview?span=month");
  const overview: PointsOverview = body;
  expect(overview).toMatchObject({
    ...{ people: 3, handed: 300, given: 80, lapsedToGive: 0, celebrations: 0, byHand: 0, redeemed: 0 },
    ...{ toGive: 220, toSpend: 80, ranOut: 0, lapsing: { points: 0, people: 0 } },
  });
  const runs = await call(`GET /points/budgetItems/${id}/runs`);
  expect(runs.body.results).toMatchObject([{ people: 3, points: 300 }]);
});

test("how people give to each other: what passes within a pair, the largest, and which amounts are chosen", async () => {
  const { ann, bob, admin, send, call } = await company();
  const facts = async () => (await call("GET /points/budgetSettings/peers")).body;
  expect(await facts()).toMatchObject({
    largest: 0,
    amounts: [],
    added: { times: 0, average: 0 },
    pairs: { median: 0 },
  });
  await send(ann, [bob], 30);
  await send(ann, [bob], 30);
  await send(bob, [ann, admin], 20);
  const found = await facts();
  expect(found).toMatchObject({
    ...{ largest: 30, added: { times: 0, average: 0 } },
    amounts: [
      { amount: 30, sends: 2 },
      { amount: 20, sends: 1 },
    ],
    pairs: { step: 25, median: 20 },
  });
  expect(found.pairs.bins.slice(0, 4)).toEqual([2, 0, 1, 0]);
  expect((await call("GET /points/budgetSettings/peers", undefined, ann)).status).toBe(403);
});

test("the last runs of all rules are one line each", async () => {
  const { call } = await company();
  expect((await call("GET /points/budgetRuns")).body.results).toMatchObject([{ people: 3, points: 300 }]);
});
