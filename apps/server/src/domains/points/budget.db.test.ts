import type { Audience } from "@plaudit/api/audience.ts";
import type { BudgetItem, BudgetSettings } from "@plaudit/api/points-budget.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { type TestMember, type TestServer, testServer } from "../../testing/index.ts";
import { showAccounts } from "./verbs/show-accounts.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const at = (iso: string | undefined) => server.setClock(iso ? new Date(iso) : undefined);
const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
const some = (over: object) => ({ ...everyone, everyone: false, ...over });
const rule = (over: object = {}) => ({
  name: "Everyone",
  source: "allocation",
  audience: everyone,
  amount: 100,
  period: "month",
  startsOn: "2020-01-01",
  expiry: null,
  rollOverCap: null,
  ...over,
});

async function company(timezone = "UTC") {
  const tenant = await server.makeTenant({ features: ["points", "push"], timezone });
  const admin = await tenant.member({ firstName: "Ada", role: "admin" });
  const ann = await tenant.member({ firstName: "Ann" });
  const call = (key: string, body?: unknown, { token }: TestMember = admin) => server.request(key, { token, body });
  return {
    tenant,
    admin,
    ann,
    call,
    /** Moves the clock and starts the day's job where it is due, as the scheduler does. */
    midnight: async (iso?: string) => {
      if (iso) at(iso);
      const due = await server.sql(
        "delete from schedules where tenant_id = $1 and job = 'points.daily' and next_run_at <= coalesce($2, now()) returning 1",
        [tenant.id, iso ?? null],
      );
      if (due.length > 0) await tenant.within((db) => enqueuer(db)("points.daily", { tenantId: tenant.id }));
      await server.runJobs();
    },
    settings: async (): Promise<BudgetSettings> => (await call("GET /points/budgetSettings")).body,
    change: (body: object) => call("PATCH /points/budgetSettings", body),
    add: async (over: object = {}): Promise<BudgetItem> => (await call("POST /points/budgetItems", rule(over))).body,
    list: async (): Promise<{ results: BudgetItem[]; without: number }> => (await call("GET /points/budgetItems")).body,
    /** What each has to give. */
    toGive: async (...members: TestMember[]) => {
      const actor = { role: "employee", features: ["points"] };
      // Not by a request: sessions end while months pass.
      const accounts = await Promise.all(
        members.map(({ id }) =>
          tenant.within((db, { now }) =>
            showAccounts({ db, now, actor: { ...actor, memberId: id }, asked: new Set() } as never, id, false),
          ),
        ),
      );
      return accounts.map(([allocation]) => allocation?.balance);
    },
    give: (from: TestMember, to: TestMember, amount: number) =>
      call(
        "POST /recognition/recognitions",
        {
          status: "published",
          message: "Thanks",
          amount,
          sendTo: [{ id: to.id, type: "tenantMember" }],
          qualityIds: [],
          tenantWide: true,
        },
        from,
      ),
  };
}

describe("a rule", () => {
  test("is created, hands out its points, is changed, paused and ended; the log has all of it", async () => {
    const { tenant, admin, ann, call, add, list, toGive, midnight } = await company();
    const item = await add();
    expect(item).toMatchObject({
      state: "running",
      people: 2,
      points: 200,
      __permissions__: ["view", "edit", "delete"],
    });
    await midnight();
    expect(await toGive(admin, ann)).toEqual([100, 100]);
    const [used] = (await list()).results;
    expect(used?.__permissions__).toEqual(["view", "edit"]);
    const path = `/points/budgetItems/${item.id}`;
    const refused = await call(`DELETE ${path}`);
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      "This rule has handed out points already: end it instead",
    ]);
    const stale = await call(`PATCH ${path}`, { amount: 120, version: 7 });
    expect([stale.status, stale.body.error]).toEqual([409, "VersionConflict"]);
    await call(`PATCH ${path}`, { amount: 120, version: 1 });
    const paused = await call(`PATCH ${path}`, { paused: true, version: 2 });
    expect(paused.body).toMatchObject({ state: "paused", amount: 120, people: 0, nextRunAt: null });
    expect(await list()).toMatchObject({ results: [{ state: "paused" }], without: 2 });
    await call(`PATCH ${path}`, { paused: false, version: 3 });
    expect((await call(`PATCH ${path}`, { ended: true, version: 4 })).body).toMatchObject({ state: "ended" });
    expect((await list()).results).toEqual([]);
    expect((await call(`PATCH ${path}`, { amount: 5, version: 5 })).body.msg).toBe("This rule has ended");
    // Its name is free again.
    expect((await add()).name).toBe("Everyone");
    const log = await server.sql("select action, after from audit_events where tenant_id = $1 order by id", [
      tenant.id,
    ]);
    expect(log.slice(1, 5)).toEqual(
      [{ amount: 120 }, { paused: true }, { paused: false }, { ended: true }].map((after) => ({
        action: "budgetItem.update",
        after,
      })),
    );
  });

  test("that has handed out nothing yet is deleted", async () => {
    const { call, add, list } = await company();
    const { id } = await add({ startsOn: "2999-01-01" });
    expect((await list()).results).toMatchObject([{ state: "upcoming", nextRunAt: "2999-01-01T00:00:00.000Z" }]);
    expect((await call(`DELETE /points/budgetItems/${id}`)).status).toBe(204);
    expect(await list()).toEqual({ results: [], without: 2 });
  });

  test.each([
    ["a fraction", { amount: 1.5 }, "amount"],
    ["an exponent beyond the limit", { amount: 1e21 }, "amount"],
    ["an exponent as text", { amount: "1e3" }, "amount"],
    ["too many points", { amount: 1_000_001 }, "amount"],
    ["no points", { amount: 0 }, "amount"],
    ["a negative amount", { amount: -5 }, "amount"],
    ["a fraction of a cap", { rollOverCap: 0.5 }, "rollOverCap"],
    ["a cap beyond the limit", { rollOverCap: 1_000_001 }, "rollOverCap"],
    ["nobody", { audience: some({}) }, "audience"],
    ["a stranger", { audience: some({ memberIds: ["018f0000-0000-7000-8000-000000000000"] }) }, "audience.memberIds.0"],
    ["no such team", { audience: some({ teamIds: ["018f0000-0000-7000-8000-000000000000"] }) }, "audience.teamIds.0"],
    ["no such day", { startsOn: "2026-02-29" }, "startsOn"],
    ["points that lapse before the next ones come", { period: "year", expiry: "quarter" }, "expiry"],
    ["another source", { source: "gift" }, "source"],
    ["a name of nothing", { name: "\u200b" }, "name"],
  ])("with %s is refused at its field", async (_name, over, path) => {
    const { call } = await company();
    const { status, body } = await call("POST /points/budgetItems", rule(over));
    expect([status, body.error, body.details?.[0]?.path]).toEqual([400, "ValidationError", path]);
  });

  test("has a name of its own, whatever its capitals", async () => {
    const { call, add } = await company();
    await add({ name: "Leads" });
    const taken = await call("POST /points/budgetItems", rule({ name: "LEADS" }));
    expect([taken.status, taken.body.details[0].path]).toEqual([400, "name"]);
  });

  test("is seen and changed only by who may", async () => {
    const { call, ann, add } = await company();
    const { id } = await add();
    const keys = [
      ["GET /points/budgetSettings"],
      ["PATCH /points/budgetSettings", { version: 0 }],
      ["GET /points/budgetItems"],
      ["POST /points/budgetItems", rule({ name: "Mine" })],
      [`GET /points/budgetItems/${id}`],
      [`PATCH /points/budgetItems/${id}`, { version: 1 }],
      [`DELETE /points/budgetItems/${id}`],
    ] as const;
    for (const [key, body] of keys) expect([key, (await call(key, body, ann)).status]).toEqual([key, 403]);
  });
});

describe("of several rules", () => {
  test("the highest holds, and the estimate says so as the rule will do it", async () => {
    const { tenant, admin, ann, call, add, list, toGive, midnight } = await company();
    const bob = await tenant.member({ firstName: "Bob", role: "manager" });
    const teamId = await tenant.team("Culture circle", [ann.id, bob.id]);
    await add();
    const managers = await add({ name: "Managers", audience: some({ roles: ["manager"] }), amount: 200 });
    const circle = { audience: some({ teamIds: [teamId] }), amount: 150, period: "month", startsOn: "2020-01-01" };
    const asked = await call("POST /points/budgetItems/estimate", circle);
    expect(asked.body).toMatchObject({ audience: 2, people: 1, points: 150 });
    const replacing = await call("POST /points/budgetItems/estimate", { ...circle, id: managers.id });
    expect(replacing.body).toMatchObject({ audience: 2, people: 2, points: 300 });
    await add({ name: "Circle", audience: circle.audience, amount: 150 });
    const { results, without } = await list();
    expect([results.map(({ name, people, points }) => [name, people, points]), without]).toEqual([
      [
        ["Circle", 1, 150],
        ["Managers", 1, 200],
        ["Everyone", 1, 100],
      ],
      0,
    ]);
    await midnight();
    expect(await toGive(admin, ann, bob)).toEqual([100, 150, 200]);
    expect(results[1]?.audience).toEqual({
      everyone: false,
      members: [],
      teams: [],
      roles: ["manager"],
    } satisfies Audience);
  });

  test("two with one name at once: one is saved", async () => {
    const { call, list } = await company();
    const answers = await Promise.all([1, 2, 3].map((amount) => call("POST /points/budgetItems", rule({ amount }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await list()).results).toHaveLength(1);
  });
});

describe("the day's job", () => {
  test.each([
    ["Pacific/Kiritimati", "2025-12-31T10:00:00Z"],
    ["Etc/GMT+12", "2026-01-01T12:00:00Z"],
    ["Europe/Amsterdam", "2025-12-31T23:00:00Z"],
  ])("hands out a rule that begins with the year at midnight in %s, once", async (timezone, begins) => {
    at("2025-12-31T09:00:00Z");
    const { admin, toGive, add, list, midnight } = await company(timezone);
    await add({ startsOn: "2026-01-01", period: "year" });
    expect((await list()).results[0]?.nextRunAt).toBe(new Date(begins).toISOString());
    await midnight(new Date(Date.parse(begins) - 1000).toISOString());
    expect(await toGive(admin)).toEqual([0]);
    await midnight(begins);
    await midnight(begins);
    expect(await toGive(admin)).toEqual([100]);
    at(undefined);
  });

  test.each([
    ["until the end of the quarter", { allocationExpiry: "quarter" }, {}, [200, 100]],
    ["for ever, where its rule says so", {}, { expiry: "never" }, [200, 300]],
    ["until the end of the month, with a part of what is left over", {}, { rollOverCap: 30 }, [130, 130]],
  ])("keeps what was handed out %s", async (_name, settings, over, expected) => {
    at("2028-02-01T12:00:00Z");
    const { admin, add, change, toGive, midnight } = await company("Europe/Amsterdam");
    await change({ ...settings, version: 0 });
    await add(over);
    await midnight("2028-02-01T12:00:01Z");
    await midnight("2028-02-28T23:00:00Z");
    // The 29th is a day of February still.
    expect(await toGive(admin)).toEqual([100]);
    await midnight("2028-02-29T23:00:00Z");
    const seen: unknown[] = [];
    // Clocks go forward within this month.
    seen.push(...(await toGive(admin)));
    await midnight("2028-03-31T21:59:59Z");
    expect(await toGive(admin)).toEqual(seen);
    await midnight("2028-03-31T22:00:00Z");
    seen.push(...(await toGive(admin)));
    expect(seen).toEqual(expected);
    at(undefined);
  });

  test("leaves out who takes no part, and new people until they have been there long enough", async () => {
    at("2026-02-28T12:00:00Z");
    const { tenant, admin, ann, change, add, list, toGive, give, midnight } = await company();
    await add();
    const changed = await change({ eligible: some({ roles: ["employee"] }), joinerWaitDays: 2, version: 0 });
    expect(changed.body).toMatchObject({ eligible: { everyone: false, roles: ["employee"] }, joinerWaitDays: 2 });
    await midnight("2026-02-28T12:00:01Z");
    expect(await toGive(admin, ann)).toEqual([0, 0]);
    await midnight("2026-03-03T00:00:00Z");
    expect(await toGive(admin, ann)).toEqual([0, 100]);
    expect((await list()).results).toMatchObject([{ people: 1 }]);
    const newcomer = await tenant.member({ firstName: "New" });
    for (const to of [admin, newcomer]) {
      const { status, body } = await give(ann, to, 5);
      expect([status, body.data.exceptions[0].type]).toEqual([422, "notEligible"]);
    }
    at(undefined);
  });

  test("does nothing while points are off, and what people hold is there when they are on again", async () => {
    const { tenant, admin, change, settings, add, toGive, call, midnight } = await company();
    await add();
    await midnight();
    const off = await change({ enabled: false, version: 0 });
    expect([off.body.enabled, off.headers.get("x-plaudit-outdated")]).toEqual([false, `${tenant.id}.2`]);
    expect((await call("GET /points/accounts/my")).body.results).toEqual([]);
    expect((await call("GET /apps")).body.features).toEqual(["push"]);
    await change({ enabled: true, version: (await settings()).version });
    await midnight();
    expect(await toGive(admin)).toEqual([100]);
  });
});

describe("the settings", () => {
  test("are defaults until somebody changes them, then those; the log has what changed", async () => {
    const { tenant, settings, change } = await company();
    expect(await settings()).toEqual({
      __entity_type__: "budgetSettings",
      __permissions__: ["view", "edit"],
      id: tenant.id,
      version: 0,
      enabled: true,
      pointTerms: null,
      worth: [],
      allocationExpiry: "month",
      redeemableExpiry: "never",
      eligible: { everyone: true, members: [], teams: [], roles: [] },
      joinerWaitDays: 0,
      incentiveBankId: null,
      incentiveClaimMax: null,
      incentiveMonthMax: null,
      incentivePersonMax: null,
      restrictionLimit: 500,
      recognitionMax: 1000,
      presets: [0, 5, 10, 25, 50],
      endorsementCap: 50,
      monthlyGoal: 80,
    });
    const worth = [
      { currency: "EUR", value: "0.10" },
      { currency: "VND", value: "2600" },
    ];
    const pointTerms = { en: { singular: "star", plural: "stars" } };
    const { body } = await change({ worth, pointTerms, presets: [50, 10], recognitionMax: 60, version: 0 });
    expect(body).toMatchObject({ worth, pointTerms, presets: [10, 50], recognitionMax: 60, version: 1 });
    expect(await settings()).toEqual(body);
    expect((await change({ pointTerms: {}, version: 1 })).body.pointTerms).toBeNull();
    const log = await server.sql("select action, before from audit_events where tenant_id = $1 order by id", [
      tenant.id,
    ]);
    expect(log.slice(0, 1)).toEqual([
      {
        action: "budgetSettings.update",
        before: { worth: [], pointTerms: null, presets: [0, 5, 10, 25, 50], recognitionMax: 1000 },
      },
    ]);
  });

  test("hold for who sends, adds and aims from then on", async () => {
    const { admin, ann, change, add, give, call, midnight } = await company();
    await add({ amount: 500 });
    await midnight();
    await change({
      recognitionMax: 60,
      presets: [10, 60],
      endorsementCap: 5,
      monthlyGoal: 12,
      restrictionLimit: 80,
      version: 0,
    });
    const [allocation] = (await call("GET /points/accounts/my")).body.results;
    expect(allocation).toMatchObject({ recognitionMax: 60, presets: [10, 60], endorsementCap: 5 });
    const most = await give(admin, ann, 61);
    expect([most.status, most.body.details[0]]).toMatchObject([
      400,
      { path: "amount", message: "Enter a point amount that is 60 or less" },
    ]);
    expect((await give(admin, ann, 60)).status).toBe(200);
    expect((await give(admin, ann, 60)).body.data.exceptions).toMatchObject([
      { type: "restriction", details: { amount: 20 } },
    ]);
    expect((await call("GET /recognition/goal")).body).toMatchObject({ count: 1, goal: 12 });
  });

  test("two at once: one is saved, also where nobody had changed any before", async () => {
    const { change, settings } = await company();
    const answers = await Promise.all([10, 20, 30].map((endorsementCap) => change({ endorsementCap, version: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await settings()).version).toBe(1);
  });

  test.each([
    ["a fraction", { restrictionLimit: 0.5 }, "restrictionLimit"],
    ["an exponent beyond the limit", { restrictionLimit: 1e9 }, "restrictionLimit"],
    ["more than a recognition may carry", { recognitionMax: 1001 }, "recognitionMax"],
    ["a preset above the most", { recognitionMax: 20, presets: [10, 25] }, "presets.1"],
    ["a preset twice", { presets: [10, 10] }, "presets.1"],
    ["no presets", { presets: [] }, "presets"],
    ["a worth that is a number", { worth: [{ currency: "EUR", value: 0.1 }] }, "worth.0.value"],
    ["a worth with an exponent", { worth: [{ currency: "EUR", value: "1e-1" }] }, "worth.0.value"],
    ["a worth of nothing", { worth: [{ currency: "EUR", value: "0.00" }] }, "worth.0.value"],
    ["a currency that is none", { worth: [{ currency: "QQQ", value: "1" }] }, "worth.0.currency"],
    ["a currency twice", { worth: ["1", "2"].map((value) => ({ currency: "EUR", value })) }, "worth.1.currency"],
    ["half a day of waiting", { joinerWaitDays: 0.5 }, "joinerWaitDays"],
    ["nobody who takes part", { eligible: some({}) }, "eligible"],
    ["a goal of none", { monthlyGoal: 0 }, "monthlyGoal"],
  ])("with %s are refused at the field", async (_name, body, path) => {
    const { change } = await company();
    const answer = await change({ ...body, version: 0 });
    expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, path]);
  });
});
