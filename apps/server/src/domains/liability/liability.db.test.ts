import type { Liabilities } from "@plaudit/api/liability.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";

let w: World;
let ann: Person;
let bob: Person;
let cyd: Person;
let admin: Person;
beforeEach(async () => {
  w = await world({ features: ["points"], timezone: "Europe/Amsterdam" });
  [ann, bob, cyd] = await w.people("Ann", "Bob", "Cyd");
  admin = await w.person("Ada", { role: "admin" });
  await w.allocate(500);
});

async function give(from: Person, to: Person, amount: number): Promise<string> {
  const sendTo = [{ id: to.id, type: "tenantMember" }];
  const body = { status: "published", message: "Thank you", amount, sendTo, qualityIds: [], tenantWide: true };
  const answer = await from.post("/recognition/recognitions", body);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.id;
}
async function shown(): Promise<Liabilities> {
  const { status, body } = await admin.get("/points/liabilities");
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}
const recount = () =>
  w.owner(`select app.enqueue('liability.count', '{"tenantId":"${w.tenantId}"}'::jsonb, null, null)`).then(w.drain);
/** What somebody received with this amount: as if it had come, and would lapse, then. */
const age = (amount: number, created: string, expires: string | null = null) =>
  w.sql`update points_lots l set created_at = ${created}::timestamptz, expires_at = ${expires}::timestamptz
    from points_accounts a where a.tenant_id = l.tenant_id and a.id = l.account_id and a.type = 'redeemable'
      and l.tenant_id = ${w.tenantId} and l.amount = ${amount}`;
const settings = (change: object) =>
  admin
    .get("/points/budgetSettings")
    .then(({ body }) => admin.patch("/points/budgetSettings", { ...change, version: body.version }));

describe("what is owed", () => {
  test("is what people have to spend: once in all, for each country in its money, for each team of theirs", async () => {
    await w.sql`update tenant_members set country = case id when ${bob.id} then 'GB' else 'NL' end where tenant_id = ${w.tenantId}`;
    const [north, south] = [await w.team("North", [bob, cyd]), await w.team("South", [bob])];
    const worth = [
      { currency: "EUR", value: "0.10" },
      { currency: "GBP", value: "0.09" },
    ];
    await settings({ worth });
    await give(ann, bob, 30);
    await give(ann, cyd, 20);
    await give(bob, ann, 5);
    const found = await shown();
    expect(found).toMatchObject({
      points: 55,
      people: 3,
      worth: worth[0],
      moreTeams: 0,
      never: 55,
      later: 0,
    });
    expect(found.countries).toEqual([
      { country: "GB", points: 30, people: 1, worth: worth[1] },
      { country: "NL", points: 25, people: 2, worth: worth[0] },
    ]);
    expect(found.teams).toEqual([
      { team: { id: north.id, name: "North" }, points: 50, people: 2 },
      { team: { id: south.id, name: "South" }, points: 30, people: 1 },
      { team: null, points: 5, people: 1 },
    ]);
    expect(found.proof).toEqual({
      ...{ ties: true, entries: 55, balances: 55, lots: 55, sum: 0, accounts: 0, months: [] },
      counted: found.proof.counted,
    });
    expect(found.months).toHaveLength(12);
    expect(found.months.at(-1)).toMatchObject({ owed: 55, received: 55, redeemed: 0, lapsed: 0 });
  });

  test("of a new company is nothing, and ties", async () => {
    const found = await shown();
    expect(found).toMatchObject({ points: 0, people: 0, worth: null, countries: [], teams: [], proof: { ties: true } });
  });

  test("is for whoever may look at points", async () => {
    const manager = await w.person("Max", { role: "manager" });
    for (const path of ["/points/liabilities", "/points/liabilities/export"])
      for (const one of [manager, ann]) expect((await one.get(path)).status).toBe(403);
  });

  test("takes back what was reversed, and stands by age", async () => {
    await give(ann, bob, 30);
    const taken = await give(ann, cyd, 20);
    await ann.delete(`/recognition/recognitions/${taken}`);
    await give(bob, ann, 7);
    const { now } = (await w.sql`select now() - interval '5 months' as now`)[0] as { now: Date };
    await age(30, now.toISOString());
    const found = await shown();
    expect([found.points, found.months.at(-1)?.received]).toEqual([37, 37]);
    expect(found.ages.filter(({ points }) => points > 0)).toEqual([
      { age: "month", points: 7 },
      { age: "half", points: 30 },
    ]);
  });
});

describe("the proof", () => {
  const ways = {
    "an entry": "update points_entries set amount = amount + 3 where tenant_id = $1 and amount = 30",
    "a balance":
      "update points_accounts set balance = balance + 3 where tenant_id = $1 and type = 'redeemable' and balance = 30",
    "a lot": "update points_lots set remaining = remaining - 3 where tenant_id = $1 and amount = 30",
  };
  test.each(Object.entries(ways))(
    "names the difference where %s was tampered with, today and when it was kept",
    async (_, way) => {
      await give(ann, bob, 30);
      await recount();
      expect((await shown()).proof.ties).toBe(true);
      await w.server.sql(
        `set session_replication_role = replica; ${way.replace("$1", `'${w.tenantId}'`)}; reset session_replication_role`,
      );
      const { proof } = await shown();
      expect(proof).toMatchObject({ ties: false, accounts: 1 });
      expect(new Set([proof.entries, proof.balances, proof.lots]).size).toBe(2);
      await recount();
      await w.sql`update liability_counts set counted = 20000 where tenant_id = ${w.tenantId}`;
      expect((await shown()).proof).toEqual({ ...proof, counted: 20000 });
    },
  );

  test("names a month that was over and has changed since, for good", async () => {
    await give(ann, bob, 30);
    const dated = (interval: string) => `update points_entries set created_at = created_at - interval '${interval}'
      where tenant_id = '${w.tenantId}'; update points_transactions set created_at = created_at - interval '${interval}' where tenant_id = '${w.tenantId}'`;
    await w.owner(`set session_replication_role = replica; ${dated("100 days")}; reset session_replication_role`);
    await recount();
    await recount();
    const before = await shown();
    expect(before.proof.months).toEqual([]);
    const month = before.months.find(({ received }) => received === 30)?.month ?? "none";
    await w.owner(
      `update points_transactions set type = 'award' where tenant_id = '${w.tenantId}' and type = 'recognition'`,
    );
    for (let n = 0; n < 2; n += 1) {
      expect((await shown()).proof).toMatchObject({ ties: false, accounts: 0, months: [month] });
      await recount();
    }
  });
});

describe("a ledger of many entries", () => {
  const large = () => w.sql`update liability_counts set counted = 20000 where tenant_id = ${w.tenantId}`;

  test("is shown as it was counted last, until it is counted anew", async () => {
    await give(ann, bob, 30);
    await recount();
    const counted = await shown();
    await large();
    await give(ann, cyd, 20);
    const found = await shown();
    expect({ ...found, proof: { ...found.proof, counted: 0 } }).toEqual({
      ...counted,
      countedAt: found.countedAt,
      proof: { ...counted.proof, counted: 0 },
    });
    await recount();
    await large();
    expect(await shown()).toMatchObject({ points: 50, people: 2 });
  });

  test("is counted every day", async () => {
    await give(ann, bob, 30);
    await w.owner(`select app.enqueue('points.daily', '{"tenantId":"${w.tenantId}"}'::jsonb, null, null)`);
    await w.drain();
    expect(await w.sql`select balances from liability_counts where tenant_id = ${w.tenantId}`).toEqual([
      { balances: 30 },
    ]);
  });
});

describe("what will lapse", () => {
  test("stands in the month of the company's zone, at the end of a month and where clocks change", async () => {
    const zone = "Europe/Amsterdam";
    const [times] = (await w.sql`
      select (m + interval '2 months') at time zone ${zone} as start, (m + interval '2 months') at time zone ${zone} - interval '1 ms' as before,
        (m + interval '14 months') at time zone ${zone} as after, to_char(m + interval '1 month', 'YYYY-MM') as one,
        to_char(m + interval '2 months', 'YYYY-MM') as two, to_char(m, 'YYYY-MM') as this, now() - interval '1 hour' as past
      from date_trunc('month', now() at time zone ${zone}) m`) as Record<string, Date>[];
    for (const amount of [11, 12, 13, 14, 15]) await give(ann, bob, amount);
    const at = (of: string) => new Date(times?.[of] ?? 0).toISOString();
    const now = new Date().toISOString();
    await age(11, now, at("before"));
    await age(12, now, at("start"));
    await age(13, now, at("after"));
    // Due already, and not lapsed yet: it is still in the account.
    await age(14, now, at("past"));
    const { lapses, later, never, points } = await shown();
    expect(lapses.filter(({ points }) => points > 0)).toEqual([
      { month: times?.this, points: 14, likely: null },
      { month: times?.one, points: 11, likely: null },
      { month: times?.two, points: 12, likely: null },
    ]);
    expect([later, never, points]).toEqual([13, 15, 65]);
  });

  test("is likely by what lapsed in past months, once there are enough of them", async () => {
    await give(ann, bob, 100);
    const [next] = (await w.sql`
      select (date_trunc('month', now() at time zone 'Europe/Amsterdam') + interval '1 month 3 days') at time zone 'Europe/Amsterdam' as at`) as {
      at: Date;
    }[];
    await age(100, new Date().toISOString(), next?.at.toISOString() ?? null);
    const past = (n: number) => w.sql`
      insert into liability_forecasts (tenant_id, made, month, points)
      select ${w.tenantId}, to_char(m - make_interval(months => ${n + 1}), 'YYYY-MM'), to_char(m - make_interval(months => ${n}), 'YYYY-MM'), 200
      from date_trunc('month', now() at time zone 'Europe/Amsterdam') m`;
    for (const n of [1, 2, 3, 4, 5]) await past(n);
    const likely = async () => (await shown()).lapses[1]?.likely;
    expect(await likely()).toBeNull();
    await past(6);
    expect(await likely()).toEqual({ points: 0, least: 0, most: 0 });
  });
});

test("the export has every figure in a line of its own, in money too, and is recorded", async () => {
  await settings({ worth: [{ currency: "EUR", value: "0.105" }] });
  await w.team("=North", [bob]);
  await w.sql`update tenant_members set country = 'NL' where tenant_id = ${w.tenantId} and id = ${bob.id}`;
  await give(ann, bob, 30);
  const { status, body } = await admin.get("/points/liabilities/export");
  expect(status).toBe(200);
  const lines = (body as string).split("\r\n");
  expect(lines[0]).toBe('"Part","Item","Points","People","Currency","One is worth","Amount"');
  expect(lines).toContain('"By country","Netherlands",30,1,"EUR",0.105,3.15');
  expect(lines).toContain(`"By team","'=North",30,1,"EUR",0.105,3.15`);
  expect(lines).toContain('"By age","Under 1 month",30,,"EUR",0.105,3.15');
  expect(lines).toContain('"Comes of age","Never",30,,"EUR",0.105,3.15');
  expect(lines).toContain('"Proof","Booked in the ledger",30,,,,');
  const events =
    await w.sql`select after from audit_events where tenant_id = ${w.tenantId} and action = 'liability.export'`;
  expect(events).toMatchObject([{ after: { points: 30, people: 1 } }]);
});
