import type { GiftDryRun, GiftRule } from "@plaudit/api/points-gift.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { type TestMember, type TestServer, testServer } from "../../testing/index.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };

async function company({ timezone = "UTC", filled = 10_000, since = "2020-01-01T00:00:00Z" } = {}) {
  server.setClock(undefined);
  const tenant = await server.makeTenant({ features: ["points"], timezone });
  const admin = await tenant.member({ firstName: "Ada", role: "admin" });
  const call = (key: string, body?: unknown, { token }: TestMember = admin) => server.request(key, { token, body });
  const owner = await tenant.member({ firstName: "Olga" });
  const { body: bank } = await call("POST /points/pointsBanks", {
    name: "Gifts",
    ownerIds: [owner.id],
    alertBelow: null,
  });
  const deposit = (amount: number) => call(`POST /points/pointsBanks/${bank.id}/deposit`, { amount, note: "" });
  if (filled > 0) await deposit(filled);
  // Whoever was made by the test has been here for long, and has no day of their own.
  const place = (member: TestMember, columns: { birthday?: string; timezone?: string; joinedAt?: string }) =>
    server.sql(
      `update tenant_members set birthday = $3, timezone = $4, joined_at = coalesce($5::timestamptz, joined_at)
       where tenant_id = $1 and id = $2`,
      [tenant.id, member.id, columns.birthday ?? null, columns.timezone ?? null, columns.joinedAt ?? null],
    );
  await server.sql("update tenant_members set joined_at = '2019-06-15T12:00:00Z' where tenant_id = $1", [tenant.id]);
  const add = async (over: object = {}): Promise<GiftRule> => {
    const rule = { name: "Gift", source: "birthday", audience: everyone, bankId: bank.id, words: {} };
    const { body } = await call("POST /points/giftRules", { ...rule, steps: [{ at: 0, amount: 50 }], ...over });
    await server.sql("update points_budget_items set starts_on = $2 where tenant_id = $1 and source <> 'pointsBank'", [
      tenant.id,
      since,
    ]);
    return body;
  };
  return {
    tenant,
    bank,
    owner,
    admin,
    call,
    deposit,
    place,
    add,
    /** Moves the clock and pays what is due then. */
    at: async (iso: string) => {
      server.setClock(new Date(iso));
      await tenant.within((db) => enqueuer(db)("gift.pay", { tenantId: tenant.id }));
      await server.runJobs();
    },
    gifts: async (member?: TestMember) =>
      (
        await server.sql(
          `select source, occasion, amount from points_gifts where tenant_id = $1 and ($2::uuid is null or member_id = $2)
           order by source, occasion`,
          [tenant.id, member?.id ?? null],
        )
      ).map((row) => `${row.source} ${row.occasion} ${row.amount}`),
    messages: async (member: TestMember) =>
      (
        await server.sql("select params from notifications where tenant_id = $1 and member_id = $2", [
          tenant.id,
          member.id,
        ])
      ).map(({ params }) => params),
    held: async () =>
      Number(
        (
          await server.sql("select balance from points_accounts where tenant_id = $1 and owner_id = $2", [
            tenant.id,
            bank.id,
          ])
        )[0]?.balance,
      ),
    faults: () => tenant.within(async (db) => (await verifyLedger(db)).faults),
  };
}

describe("a birthday", () => {
  test.each([
    ["Pacific/Kiritimati", "2026-03-09T18:59:00Z", "2026-03-09T19:00:00Z"],
    ["Etc/GMT+12", "2026-03-10T20:59:00Z", "2026-03-10T21:00:00Z"],
    ["Europe/Amsterdam", "2026-03-10T07:59:00Z", "2026-03-10T08:00:00Z"],
  ])("is paid at nine in %s, once, and its person is told", async (timezone, before, on) => {
    const c = await company();
    const ann = await c.tenant.member({ firstName: "Ann" });
    await c.place(ann, { birthday: "03-10", timezone, joinedAt: "2019-06-15T12:00:00Z" });
    await c.add();
    await c.at(before);
    expect(await c.gifts()).toEqual([]);
    await c.at(on);
    await c.at(on);
    expect(await c.gifts(ann)).toEqual(["birthday 2026 50"]);
    expect(await c.held()).toBe(9950);
    expect(await c.messages(ann)).toEqual([{ kind: "gift.birthday", count: 50 }]);
    await c.at("2026-03-13T12:00:00Z");
    await c.at(on.replace("2026", "2027"));
    expect(await c.gifts(ann)).toEqual(["birthday 2026 50", "birthday 2027 50"]);
    expect(await c.faults()).toEqual([]);
  });

  test.each([
    ["in spring", "03-29", "2026-03-29T06:59:00Z", "2026-03-29T07:00:00Z"],
    ["in autumn", "10-25", "2026-10-25T07:59:00Z", "2026-10-25T08:00:00Z"],
    ["at the year's end", "12-31", "2026-12-31T07:59:00Z", "2026-12-31T08:00:00Z"],
    ["on 29 February of a year without it", "02-29", "2026-02-28T07:59:00Z", "2026-02-28T08:00:00Z"],
    ["on 29 February of a year with it", "02-29", "2028-02-29T07:59:00Z", "2028-02-29T08:00:00Z"],
  ])("%s is paid at nine of the clock that hangs there", async (_name, birthday, before, on) => {
    const c = await company({ timezone: "Europe/Amsterdam" });
    const ann = await c.tenant.member({ firstName: "Ann" });
    await c.place(ann, { birthday, joinedAt: "2019-06-15T12:00:00Z" });
    await c.add();
    await c.at(before);
    expect(await c.gifts()).toEqual([]);
    await c.at(on);
    expect(await c.gifts(ann)).toEqual([`birthday ${on.slice(0, 4)} 50`]);
  });

  test("that was missed is made up for within seven days, and not later", async () => {
    const c = await company();
    const [ann, bob] = [await c.tenant.member({ firstName: "Ann" }), await c.tenant.member({ firstName: "Bob" })];
    await c.place(ann, { birthday: "03-10", joinedAt: "2019-06-15T12:00:00Z" });
    await c.place(bob, { birthday: "03-11", joinedAt: "2019-06-15T12:00:00Z" });
    await c.add();
    await c.at("2026-03-17T10:00:00Z");
    expect([await c.gifts(ann), await c.gifts(bob)]).toEqual([[], ["birthday 2026 50"]]);
  });

  test("before somebody's first day brings nothing, and on it does, at whatever hour they came", async () => {
    const c = await company();
    const [ann, bob] = [await c.tenant.member({ firstName: "Ann" }), await c.tenant.member({ firstName: "Bob" })];
    await c.place(ann, { birthday: "03-09", joinedAt: "2026-03-10T15:00:00Z" });
    await c.place(bob, { birthday: "03-10", joinedAt: "2026-03-10T15:00:00Z" });
    await c.add();
    await c.at("2026-03-10T16:00:00Z");
    expect([await c.gifts(ann), await c.gifts(bob)]).toEqual([[], ["birthday 2026 50"]]);
  });

  test("brings nothing to who has left or is suspended, or stands outside of the audience; the highest of several holds", async () => {
    const c = await company();
    const people = await Promise.all(["Ann", "Bob", "Cyd", "Dan"].map((firstName) => c.tenant.member({ firstName })));
    for (const one of people) await c.place(one, { birthday: "03-10", joinedAt: "2019-06-15T12:00:00Z" });
    const [ann, bob, cyd, dan] = people as [TestMember, TestMember, TestMember, TestMember];
    await server.sql("update tenant_members set status = 'archived' where id = $1", [bob.id]);
    await server.sql("update tenant_members set suspended_at = now() where id = $1", [cyd.id]);
    await c.add({ name: "Some", audience: { ...everyone, everyone: false, memberIds: [ann.id] } });
    await c.add({
      name: "More",
      audience: { ...everyone, everyone: false, memberIds: [ann.id] },
      steps: [{ at: 0, amount: 80 }],
    });
    await c.at("2026-03-10T12:00:00Z");
    expect(await c.gifts()).toEqual(["birthday 2026 80"]);
    expect(await c.gifts(dan)).toEqual([]);
  });

  test("waits for a bank that is short: nobody gets a part, its owners are told, and a deposit pays it", async () => {
    const c = await company({ filled: 120 });
    for (const firstName of ["Ann", "Bob", "Cyd"])
      await c.place(await c.tenant.member({ firstName }), { birthday: "03-10", joinedAt: "2019-06-15T12:00:00Z" });
    await c.add();
    await c.at("2026-03-10T12:00:00Z");
    expect(await c.gifts()).toEqual(["birthday 2026 50", "birthday 2026 50"]);
    expect(await c.held()).toBe(20);
    expect(await c.messages(c.owner)).toEqual([{ kind: "bank.short", bank: "Gifts" }]);
    await c.tenant.within(async (db, { now }) => {
      const { bookBank } = await import("../points/index.ts");
      await bookBank({ db, now }, { bankId: c.bank.id, actorId: c.admin.id, amount: 100, note: "" });
    });
    const [next] = await server.sql("select next_run_at from schedules where tenant_id = $1 and job = 'gift.pay'", [
      c.tenant.id,
    ]);
    expect(next.next_run_at).toEqual(new Date("2026-03-10T12:00:00Z"));
    await c.at("2026-03-12T12:00:00Z");
    expect(await c.gifts()).toHaveLength(3);
    expect(await c.faults()).toEqual([]);
  });

  test("is paid from its own bank, however many wait for another one or for their accounts to be unlocked", async () => {
    const c = await company();
    const { body: empty } = await c.call("POST /points/pointsBanks", { name: "Empty", ownerIds: [], alertBelow: null });
    const zoe = await c.tenant.member({ firstName: "Zoe" });
    await c.place(zoe, { birthday: "03-12", joinedAt: "2019-06-15T12:00:00Z" });
    await server.sql("update tenant_members set role = 'manager' where tenant_id = $1 and id = $2", [
      c.tenant.id,
      zoe.id,
    ]);
    const born = (role: "employee" | "manager") =>
      server.sql(
        `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status, joined_at, birthday, role)
         select $1, gen_random_uuid(), 'One', 'Of many', 'one of many', 'joined', '2019-06-15T12:00:00Z', '03-10', $2
         from generate_series(1, 501) n`,
        [c.tenant.id, role],
      );
    await born("employee");
    await born("manager");
    await server.sql(
      `insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, lower_limit, version, locked_at)
       select $1, md5(id::text || '/redeemable/')::uuid, 'redeemable', id, '', 0, 0, 0, now() from tenant_members
       where tenant_id = $1 and role = 'manager' and id <> $2`,
      [c.tenant.id, zoe.id],
    );
    const of = (role: string) => ({ everyone: false, memberIds: [], teamIds: [], roles: [role] });
    await c.add({ name: "Of the empty bank", audience: of("employee"), bankId: empty.id });
    await c.add({ name: "Of the full bank", audience: of("manager") });
    await c.at("2026-03-12T10:00:00Z");
    expect(await c.gifts(zoe)).toEqual(["birthday 2026 50"]);
    expect(await c.gifts()).toHaveLength(1);
    await c.call(`POST /points/pointsBanks/${empty.id}/deposit`, { amount: 30_000, note: "" });
    for (const minute of ["00", "01", "02"]) await c.at(`2026-03-12T11:${minute}:00Z`);
    expect(await c.gifts()).toHaveLength(502);
    expect(await c.faults()).toEqual([]);
  });

  test("is entered by its person or an administrator, as a day of the calendar, and hidden where they wish it", async () => {
    const c = await company();
    const ann = await c.tenant.member({ firstName: "Ann" });
    const own = await c.call("PATCH /identity/tenantMembers/me", { birthday: "02-29", hideBirthday: true }, ann);
    expect([own.status, own.body.birthday]).toEqual([200, "02-29"]);
    const wrong = await c.call("PATCH /identity/tenantMembers/me", { birthday: "02-30" }, ann);
    expect([wrong.status, wrong.body.details[0].path]).toEqual([400, "birthday"]);
    const { body: profile } = await c.call(`GET /identity/tenantMembers/${ann.id}`, undefined, c.owner);
    expect(JSON.stringify(profile)).not.toContain("02-29");
    await c.add();
    await c.at("2027-02-28T12:00:00Z");
    expect(await c.gifts(ann)).toEqual(["birthday 2027 50"]);
  });
});

describe("what is counted from the first day", () => {
  test("an anniversary brings what its tier has, in the member's zone, and from 29 February on the 28th", async () => {
    const c = await company();
    const [ann, bob] = [await c.tenant.member({ firstName: "Ann" }), await c.tenant.member({ firstName: "Bob" })];
    // On 1 March where she is.
    await c.place(ann, { timezone: "Pacific/Kiritimati", joinedAt: "2024-02-29T12:00:00Z" });
    await c.place(bob, { joinedAt: "2024-02-29T12:00:00Z" });
    await c.add({
      source: "anniversary",
      steps: [
        { at: 1, amount: 100 },
        { at: 3, amount: 250 },
      ],
      words: { en: "Years of you." },
    });
    await c.at("2025-02-28T12:00:00Z");
    expect([await c.gifts(ann), await c.gifts(bob)]).toEqual([[], ["anniversary 1 100"]]);
    expect(await c.messages(bob)).toEqual([{ kind: "gift.worded", count: 100, words: "Years of you." }]);
    await c.at("2025-02-28T19:00:00Z");
    expect(await c.gifts(ann)).toEqual(["anniversary 1 100"]);
    await c.at("2026-03-01T12:00:00Z");
    await c.at("2027-03-01T12:00:00Z");
    expect(await c.gifts(bob)).toEqual(["anniversary 1 100", "anniversary 3 250"]);
  });

  test("the first 30, 60 and 90 days and the welcome bring theirs, each once", async () => {
    const c = await company();
    const ann = await c.tenant.member({ firstName: "Ann" });
    await c.place(ann, { joinedAt: "2026-01-10T15:00:00Z" });
    await c.add({ source: "onboarding", steps: [30, 60, 90].map((at) => ({ at, amount: 25 })) });
    await c.add({ source: "welcome", steps: [{ at: 0, amount: 100 }] });
    await c.at("2026-01-10T15:00:00Z");
    expect(await c.gifts(ann)).toEqual(["welcome 0 100"]);
    for (const day of ["2026-02-09", "2026-03-11", "2026-04-10", "2026-05-10"]) await c.at(`${day}T09:00:00Z`);
    expect(await c.gifts(ann)).toEqual(["onboarding 30 25", "onboarding 60 25", "onboarding 90 25", "welcome 0 100"]);
  });

  test.each([
    ["onboarding", { at: 31, amount: 5 }, "steps.0.at"],
    ["birthday", { at: 1, amount: 5 }, "steps.0.at"],
    ["anniversary", { at: 0, amount: 5 }, "steps.0.at"],
    ["anniversary", { at: 1, amount: 0.5 }, "steps.0.amount"],
    ["anniversary", { at: 1, amount: 1e21 }, "steps.0.amount"],
  ])("a rule for %s refuses %o", async (source, step, path) => {
    const c = await company();
    const body = { name: "R", source, audience: everyone, bankId: c.bank.id, words: {}, steps: [step] };
    const { status, body: answer } = await c.call("POST /points/giftRules", body);
    expect([status, answer.details[0].path]).toEqual([400, path]);
  });
});

describe("a rule", () => {
  test("pays newcomers on their day, though they wait for what colleagues give", async () => {
    const c = await company();
    await c.call("PATCH /points/budgetSettings", { joinerWaitDays: 60, version: 0 });
    const ann = await c.tenant.member({ firstName: "Ann" });
    await c.place(ann, { joinedAt: "2026-03-01T08:00:00Z" });
    await c.add({ source: "welcome", steps: [{ at: 0, amount: 100 }] });
    await c.at("2026-03-01T12:00:00Z");
    expect(await c.gifts(ann)).toEqual(["welcome 0 100"]);
  });

  test("that is off pays nothing, nor what was missed meanwhile, once it is on again", async () => {
    const c = await company();
    const ann = await c.tenant.member({ firstName: "Ann" });
    const rule = await c.add();
    const path = `/points/giftRules/${rule.id}`;
    const refused = await c.call(`POST /points/pointsBanks/${c.bank.id}/archive`);
    expect([refused.status, refused.body.msg]).toEqual([409, expect.stringMatching(/^Gifts are paid from this bank/)]);
    expect((await c.call(`PATCH ${path}`, { active: false, version: 1 })).body).toMatchObject({
      active: false,
      version: 2,
    });
    const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(5, 10);
    await c.place(ann, { birthday: yesterday, joinedAt: "2019-06-15T12:00:00Z" });
    expect((await c.call(`PATCH ${path}`, { active: true, version: 2 })).body).toMatchObject({ active: true });
    await server.runJobs();
    await c.at(new Date().toISOString());
    expect(await c.gifts()).toEqual([]);
    expect((await c.call("GET /points/giftRules")).body.results).toMatchObject([
      { id: rule.id, bank: { name: "Gifts" } },
    ]);
  });
});

describe("what is to come", () => {
  const proposal = (bankId: string, over: object = {}) => ({
    source: "anniversary",
    audience: everyone,
    bankId,
    steps: [{ at: 1, amount: 100 }],
    ...over,
  });

  test("is counted as it will be paid: day by day, by the highest rule, and not what was paid already", async () => {
    const c = await company({ filled: 120 });
    const [ann, bob, cyd] = (await Promise.all(
      ["Ann", "Bob", "Cyd"].map((firstName) => c.tenant.member({ firstName })),
    )) as [TestMember, TestMember, TestMember];
    const joinedAt = "2019-06-15T12:00:00Z";
    await c.place(ann, { birthday: "03-10", joinedAt });
    await c.place(bob, { birthday: "03-14", joinedAt });
    await c.place(cyd, { birthday: "02-29", joinedAt });
    await c.add();
    await c.add({
      name: "More",
      audience: { ...everyone, everyone: false, memberIds: [bob.id] },
      steps: [{ at: 0, amount: 80 }],
    });
    await c.at("2026-03-10T10:00:00Z");
    expect(await c.gifts()).toEqual(["birthday 2026 50"]);
    const { body } = await c.call("GET /points/giftOutlook");
    expect(body).toMatchObject({
      week: { gifts: 1, points: 80, bySource: [{ source: "birthday", gifts: 1 }] },
      year: { gifts: 3, points: 180 },
      paid: { gifts: 1, points: 50 },
      banks: [{ name: "Gifts", balance: 70, lastsUntil: "2026-03-14" }],
    });
    const [one, more] = body.rules;
    expect(one).toMatchObject({
      gifts: 2,
      points: 100,
      next: { day: "2027-02-28", member: { id: cyd.id }, others: 0 },
    });
    expect(more).toMatchObject({ gifts: 1, points: 80, next: { day: "2026-03-14", member: { id: bob.id } } });
  });

  test("names nobody who hides the day, and says of a rule that is off what it would bring", async () => {
    const c = await company();
    const ann = await c.tenant.member({ firstName: "Ann" });
    await c.place(ann, { birthday: "03-12", joinedAt: "2019-06-15T12:00:00Z" });
    await server.sql("update tenant_members set hide_birthday = true where tenant_id = $1 and id = $2", [
      c.tenant.id,
      ann.id,
    ]);
    const { id } = await c.add();
    await server.sql("update points_budget_items set paused_at = now() where tenant_id = $1 and id = $2", [
      c.tenant.id,
      id,
    ]);
    server.setClock(new Date("2026-03-10T10:00:00Z"));
    const { body } = await c.call("GET /points/giftOutlook");
    expect(body).toMatchObject({ week: { gifts: 0 }, year: { gifts: 0 }, banks: [] });
    expect(body.rules).toMatchObject([
      { id, gifts: 1, points: 50, next: { day: "2026-03-12", member: null, others: 1 } },
    ]);
    expect(JSON.stringify(body)).not.toContain("Ann");
  });

  test("is estimated before a rule is saved, and comes to what is paid then", async () => {
    const c = await company({ filled: 250 });
    const people = await Promise.all(["Ann", "Bob", "Cyd"].map((firstName) => c.tenant.member({ firstName })));
    const days = ["2025-04-02", "2025-04-20", "2021-03-05"];
    for (const [n, one] of people.entries()) await c.place(one, { joinedAt: `${days[n]}T12:00:00Z` });
    server.setClock(new Date("2026-03-10T10:00:00Z"));
    const steps = [
      { at: 1, amount: 100 },
      { at: 6, amount: 300 },
    ];
    const ask = (over: object = {}) =>
      c.call("POST /points/giftRules/estimate", proposal(c.bank.id, { steps, ...over }));
    const { body } = await ask();
    expect(body).toMatchObject({ audience: 5, gifts: 3, points: 500, lastsUntil: "2027-03-05" });
    expect(body.steps).toEqual([
      { at: 1, gifts: 2, points: 200 },
      { at: 6, gifts: 1, points: 300 },
    ]);
    expect(body.months).toHaveLength(12);
    expect([body.months[0], body.months[11]]).toEqual([
      { month: 4, gifts: 2, points: 200 },
      { month: 3, gifts: 1, points: 300 },
    ]);
    const { id } = await c.add({ source: "anniversary", steps });
    await c.at("2026-04-30T12:00:00Z");
    await c.at("2026-04-20T12:00:00Z");
    await c.at("2026-04-05T12:00:00Z");
    expect(await c.gifts()).toEqual(["anniversary 1 100", "anniversary 1 100"]);
    server.setClock(new Date("2026-03-10T10:00:00Z"));
    // In the place of itself it counts once.
    expect((await ask({ id })).body).toMatchObject({ gifts: 1, points: 300 });
    const some = { ...everyone, everyone: false, memberIds: [people[0]?.id] };
    expect((await ask({ audience: some })).body).toMatchObject({ audience: 1 });
  });

  test("counts whoever is invited for the welcome, and whoever is in their first days for onboarding", async () => {
    const c = await company();
    const [ann, bob] = (await Promise.all(["Ann", "Bob"].map((firstName) => c.tenant.member({ firstName })))) as [
      TestMember,
      TestMember,
    ];
    await c.place(ann, { joinedAt: "2026-02-01T12:00:00Z" });
    await server.sql(
      "update tenant_members set status = 'invited', joined_at = null where tenant_id = $1 and id = $2",
      [c.tenant.id, bob.id],
    );
    server.setClock(new Date("2026-03-10T10:00:00Z"));
    const at = (day: number) => ({ at: day, amount: 25 });
    const ask = (over: object) => c.call("POST /points/giftRules/estimate", proposal(c.bank.id, over));
    expect((await ask({ source: "welcome", steps: [{ at: 0, amount: 100 }] })).body).toMatchObject({
      gifts: 1,
      points: 100,
    });
    const { body } = await ask({ source: "onboarding", steps: [at(30), at(60), at(90)] });
    expect(body).toMatchObject({
      gifts: 2,
      points: 50,
      steps: [at(60), at(90)].map((one) => ({ at: one.at, gifts: 1 })),
    });
  });

  test("is refused for a bank that is not there, and for points that are no number, at the field", async () => {
    const c = await company();
    const path = async (over: object) =>
      (await c.call("POST /points/giftRules/estimate", proposal(c.bank.id, over))).body.details[0].path;
    expect(await path({ bankId: c.tenant.id })).toBe("bankId");
    expect(await path({ steps: [{ at: 1, amount: 1.5 }] })).toBe("steps.0.amount");
  });
});

describe("the dry run of a gift", () => {
  const dry = async (c: Awaited<ReturnType<typeof company>>, over: object = {}): Promise<GiftDryRun> =>
    (
      await c.call("POST /points/giftRules/dryRun", {
        ...{ source: "birthday", audience: everyone, bankId: c.bank.id, steps: [{ at: 0, amount: 80 }] },
        ...over,
      })
    ).body;

  test("has whose day it was in the last quarter beside what was paid, and books nothing", async () => {
    const c = await company();
    const [ann, bob, cid] = [
      await c.tenant.member({ firstName: "Ann" }),
      await c.tenant.member({ firstName: "Bob" }),
      await c.tenant.member({ firstName: "Cid" }),
    ];
    const team = await c.tenant.team("Night shift", [ann.id, bob.id]);
    const joinedAt = "2019-06-15T12:00:00Z";
    await c.place(ann, { birthday: "04-01", joinedAt });
    await c.place(bob, { birthday: "06-30", joinedAt });
    await c.place(cid, { birthday: "07-01", joinedAt });
    await server.sql("update tenant_members set country = 'NL' where id = $1", [ann.id]);
    const rule = await c.add({ audience: { ...everyone, everyone: false, memberIds: [ann.id] } });
    await c.at("2026-04-01T12:00:00Z");
    expect(await c.gifts()).toEqual(["birthday 2026 50"]);
    server.setClock(new Date("2026-08-10T12:00:00Z"));
    const replaced = await dry(c, { id: rule.id });
    expect(replaced).toMatchObject({
      ...{ from: "2026-04-01", to: "2026-06-30" },
      gifts: { was: 1, is: 2 },
      people: { was: 1, is: 2 },
      points: { was: 50, is: 160 },
      bank: { was: 9950, is: 9950 + 50 - 160 },
      teams: [{ id: team, name: "Night shift", people: { was: 1, is: 2 }, points: { was: 50, is: 160 } }],
    });
    expect(replaced.weeks).toHaveLength(13);
    expect([replaced.weeks[0], replaced.weeks[12]]).toMatchObject([
      { day: "2026-04-01", was: 50, is: 80 },
      { was: 0, is: 80 },
    ]);
    expect(replaced.countries).toMatchObject([
      { id: "NL", points: { was: 50, is: 80 } },
      { id: "", points: { was: 0, is: 80 } },
    ]);
    // Beside the rule that there is, the higher of both holds.
    expect(await dry(c, { steps: [{ at: 0, amount: 20 }] })).toMatchObject({ points: { was: 50, is: 70 } });
    expect([await c.gifts(), await c.held()]).toEqual([["birthday 2026 50"], 9950]);
  });

  test("counts years, days and a welcome as they are counted when they are due", async () => {
    const c = await company();
    const ann = await c.tenant.member({ firstName: "Ann" });
    await c.place(ann, { joinedAt: "2026-04-10T12:00:00Z" });
    server.setClock(new Date("2026-08-10T12:00:00Z"));
    const steps = [30, 60, 90].map((at) => ({ at, amount: at }));
    expect(await dry(c, { source: "onboarding", steps })).toMatchObject({
      ...{ gifts: { was: 0, is: 2 }, people: { is: 1 }, points: { is: 90 } },
    });
    expect(await dry(c, { source: "welcome" })).toMatchObject({ points: { was: 0, is: 80 } });
    // The others joined on 15 June 2019.
    expect(await dry(c, { source: "anniversary", steps: [{ at: 7, amount: 100 }] })).toMatchObject({
      gifts: { is: 2 },
      points: { is: 200 },
    });
  });

  test("refuses a bank or somebody that the company does not have, and who may not", async () => {
    const c = await company();
    const stranger = "018f0000-0000-7000-8000-000000000000";
    const body = { source: "birthday", audience: everyone, bankId: stranger, steps: [{ at: 0, amount: 80 }] };
    const wrong = await c.call("POST /points/giftRules/dryRun", body);
    expect([wrong.status, wrong.body.details[0].path]).toEqual([400, "bankId"]);
    expect((await c.call("POST /points/giftRules/dryRun", { ...body, bankId: c.bank.id }, c.owner)).status).toBe(403);
  });
});
