import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TenantDb } from "../../src/db/tenant-db.ts";
import { bookBank, grantPoints, holdMemberAccounts, insertBank } from "../../src/domains/points/index.ts";
import { accountId } from "../../src/domains/points/rules/account-id.ts";
import { scheduleGifts, schedulePoints } from "../../src/domains/points/verbs/schedule-points.ts";
import { verifyLedger } from "../../src/domains/points/verbs/verify-ledger.ts";
import { enqueuer } from "../../src/jobs/enqueue.ts";
import { type TestMember, type TestServer, type TestTenant, testServer, tick } from "../../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.setClock(undefined));

const HOUR = 3_600_000;
const everyone = '{"everyone":true}';

interface Company {
  tenant: TestTenant;
  ann: TestMember;
  bankId: string;
}
interface Ann {
  timezone?: string | undefined;
  birthday?: string | undefined;
  joinedAt?: string | undefined;
}

async function company(
  zone: string,
  { timezone, birthday, joinedAt = "2019-06-15T12:00:00Z" }: Ann = {},
): Promise<Company> {
  // What other companies wait for is none of this one's clock.
  await server.sql("delete from schedules");
  const tenant = await server.makeTenant({ features: ["points"], timezone: zone });
  const ann = await tenant.member({ joinedAt: new Date(joinedAt), timezone: timezone ?? null });
  await server.sql("update tenant_members set birthday = $2 where id = $1", [ann.id, birthday ?? null]);
  await server.sql("insert into points_settings (tenant_id, eligible) values ($1, $2)", [tenant.id, everyone]);
  const bankId = await tenant.within(async (db, { now }) => {
    const id = await insertBank({ db, now }, { name: "Gifts", ownerIds: [], alertBelow: null });
    await bookBank({ db, now }, { bankId: id, actorId: ann.id, amount: 100_000, note: "" });
    return id;
  });
  return { tenant, ann, bankId };
}

interface Rule {
  source: string;
  amount?: number;
  period?: string;
  expiry?: string;
  rollOverCap?: number;
}
async function addRule({ tenant }: Company, { source, amount = 100, period = "month", expiry, rollOverCap }: Rule) {
  const [row] = await server.sql<{ id: string }>(
    `insert into points_budget_items (tenant_id, id, name, name_key, source, audience, amount, period, starts_on, expiry, roll_over_cap)
     values ($1, gen_random_uuid(), 'Rule', 'rule', $2, $3, $4, $5, '2019-01-01', $6, $7) returning id`,
    [tenant.id, source, everyone, amount, period, expiry ?? null, rollOverCap ?? null],
  );
  return row?.id ?? "";
}

const at = (iso: string) => new Date(iso);
/** Does whatever is due by then, each at the instant that it is scheduled for. */
async function live({ tenant }: Company, from: string, to: string): Promise<void> {
  let now = at(from);
  server.setClock(now);
  await tenant.within(async (db) => {
    schedulePoints(db, "now");
    scheduleGifts(db, "now");
  });
  for (let turns = 0; turns < 60; turns += 1) {
    const [next] = await server.sql<{ at: Date | null }>(
      "select min(next_run_at) as at from schedules where tenant_id = $1",
      [tenant.id],
    );
    if (!next?.at || next.at > at(to)) return;
    if (next.at > now) now = next.at;
    server.setClock(now);
    await tick(server, "schedules.due");
    await server.runJobs();
  }
  throw new Error("it is never done with what is due");
}

/** Runs every rule at that instant, whatever is scheduled. */
async function runAt({ tenant }: Company, when: Date): Promise<void> {
  server.setClock(when);
  await tenant.within(async (db) => {
    for (const job of ["points.expire", "points.allocate", "gift.pay", "statement.warn"])
      await enqueuer(db)(job, { tenantId: tenant.id });
  });
  await server.runJobs();
}

/** When a member's account was moved by what kind of transaction, and by how much. */
async function moves({ tenant, ann }: Company, types: readonly string[]): Promise<string[]> {
  const rows = await server.sql<{ at: Date; amount: number }>(
    `select t.created_at as at, e.amount::int as amount from points_transactions t
     join points_entries e on e.tenant_id = $1 and e.transaction_id = t.id
     where t.tenant_id = $1 and t.type = any($2) and e.account_id = any($3::uuid[]) order by e.position`,
    [tenant.id, types, [accountId(ann.id, "allocation"), accountId(ann.id, "redeemable")]],
  );
  return rows.map((row) => `${row.at.toISOString().replace(":00.000Z", "Z")} ${row.amount}`);
}

/** The clock goes back and comes again, and nothing is paid once more. */
async function staysSo(c: Company, types: readonly string[], paid: readonly string[]): Promise<void> {
  for (const one of paid) {
    const when = at(one.split(" ")[0] ?? "").getTime();
    for (const hours of [-25, -1, 0, 1]) await runAt(c, new Date(when + hours * HOUR));
  }
  expect(await moves(c, types)).toEqual(paid);
  expect((await c.tenant.within((db: TenantDb) => verifyLedger(db))).faults).toEqual([]);
}

type Gift = [source: string, steps: [at: number, amount: number][]];
const BIRTHDAY: Gift = ["birthday", [[0, 50]]];
const YEARS: Gift = [
  "anniversary",
  [
    [1, 100],
    [4, 400],
    [5, 500],
  ],
];
const FIRST_DAYS: Gift = [
  "onboarding",
  [
    [30, 30],
    [60, 60],
    [90, 90],
  ],
];
const WELCOME: Gift = ["welcome", [[0, 25]]];

async function giftsOf(zone: string, ann: Ann, [source, steps]: Gift): Promise<Company> {
  const c = await company(zone, ann);
  const id = await addRule(c, { source });
  await server.sql(
    "insert into points_gift_rules (tenant_id, id, bank_id, steps, words) values ($1, $2, $3, $4, '{}')",
    [c.tenant.id, id, c.bankId, JSON.stringify(steps.map(([step, amount]) => ({ at: step, amount })))],
  );
  return c;
}

describe("a gift is paid once, at nine in the morning of its day where its member is", () => {
  const europe = "Europe/Amsterdam";
  const america = "America/New_York";
  const east = "Pacific/Kiritimati";
  const west = "Etc/GMT+12";
  test.each<[string, string, Ann, Gift, string, string, string[]]>([
    [
      "birthday, spring in Europe",
      europe,
      { birthday: "03-29" },
      BIRTHDAY,
      "2026-03-27T12:00Z",
      "2026-03-31T12:00Z",
      ["2026-03-29T07:00Z 50"],
    ],
    [
      "birthday, autumn in Europe",
      europe,
      { birthday: "10-25" },
      BIRTHDAY,
      "2026-10-23T12:00Z",
      "2026-10-27T12:00Z",
      ["2026-10-25T08:00Z 50"],
    ],
    [
      "birthday, spring in America",
      america,
      { birthday: "03-08" },
      BIRTHDAY,
      "2026-03-06T12:00Z",
      "2026-03-10T12:00Z",
      ["2026-03-08T13:00Z 50"],
    ],
    [
      "birthday, autumn in America",
      america,
      { birthday: "11-01" },
      BIRTHDAY,
      "2026-10-30T12:00Z",
      "2026-11-03T12:00Z",
      ["2026-11-01T14:00Z 50"],
    ],
    [
      "birthday, midnight twice in Cuba",
      "America/Havana",
      { birthday: "11-01" },
      BIRTHDAY,
      "2026-10-30T12:00Z",
      "2026-11-03T12:00Z",
      ["2026-11-01T14:00Z 50"],
    ],
    [
      "birthday, half an hour of summer",
      "Australia/Lord_Howe",
      { birthday: "04-05" },
      BIRTHDAY,
      "2026-04-03T12:00Z",
      "2026-04-07T12:00Z",
      ["2026-04-04T22:30Z 50"],
    ],
    [
      "birthday, on 29 February of a common year",
      europe,
      { birthday: "02-29" },
      BIRTHDAY,
      "2027-02-26T12:00Z",
      "2027-03-02T12:00Z",
      ["2027-02-28T08:00Z 50"],
    ],
    [
      "birthday, on 29 February of a leap year",
      europe,
      { birthday: "02-29" },
      BIRTHDAY,
      "2028-02-26T12:00Z",
      "2028-03-02T12:00Z",
      ["2028-02-29T08:00Z 50"],
    ],
    [
      "birthday, on 28 February of a leap year",
      europe,
      { birthday: "02-28" },
      BIRTHDAY,
      "2028-02-26T12:00Z",
      "2028-03-02T12:00Z",
      ["2028-02-28T08:00Z 50"],
    ],
    [
      "birthday, at the year's end",
      europe,
      { birthday: "12-31" },
      BIRTHDAY,
      "2026-12-29T12:00Z",
      "2027-01-02T12:00Z",
      ["2026-12-31T08:00Z 50"],
    ],
    [
      "birthday, at the year's beginning",
      europe,
      { birthday: "01-01" },
      BIRTHDAY,
      "2026-12-29T12:00Z",
      "2027-01-02T12:00Z",
      ["2027-01-01T08:00Z 50"],
    ],
    [
      "birthday, first on Earth",
      europe,
      { birthday: "01-01", timezone: east },
      BIRTHDAY,
      "2026-12-29T12:00Z",
      "2027-01-02T12:00Z",
      ["2026-12-31T19:00Z 50"],
    ],
    [
      "birthday, last on Earth",
      east,
      { birthday: "12-31", timezone: west },
      BIRTHDAY,
      "2026-12-29T12:00Z",
      "2027-01-03T12:00Z",
      ["2026-12-31T21:00Z 50"],
    ],
    [
      "anniversary, a tier",
      europe,
      { joinedAt: "2021-10-25T22:30:00Z" },
      YEARS,
      "2026-10-23T12:00Z",
      "2026-10-28T12:00Z",
      ["2026-10-26T08:00Z 500"],
    ],
    [
      "anniversary, between two tiers",
      europe,
      { joinedAt: "2023-10-25T12:00:00Z" },
      YEARS,
      "2026-10-23T12:00Z",
      "2026-10-28T12:00Z",
      [],
    ],
    [
      "anniversary, spring in America",
      america,
      { joinedAt: "2022-03-08T12:00:00Z" },
      YEARS,
      "2026-03-06T12:00Z",
      "2026-03-10T12:00Z",
      ["2026-03-08T13:00Z 400"],
    ],
    [
      "anniversary, of 29 February in a common year",
      europe,
      { joinedAt: "2024-02-29T12:00:00Z" },
      YEARS,
      "2025-02-26T12:00Z",
      "2025-03-02T12:00Z",
      ["2025-02-28T08:00Z 100"],
    ],
    [
      "anniversary, of 29 February in a leap year",
      europe,
      { joinedAt: "2024-02-29T12:00:00Z" },
      YEARS,
      "2028-02-26T12:00Z",
      "2028-03-02T12:00Z",
      ["2028-02-29T08:00Z 400"],
    ],
    [
      "anniversary, of a last evening of the year",
      america,
      { joinedAt: "2026-01-01T03:00:00Z" },
      YEARS,
      "2026-12-29T12:00Z",
      "2027-01-03T12:00Z",
      ["2026-12-31T14:00Z 100"],
    ],
    [
      "anniversary, first on Earth",
      europe,
      { joinedAt: "2025-12-31T11:00:00Z", timezone: east },
      YEARS,
      "2026-12-29T12:00Z",
      "2027-01-03T12:00Z",
      ["2026-12-31T19:00Z 100"],
    ],
    [
      "anniversary, last on Earth",
      europe,
      { joinedAt: "2026-01-01T11:00:00Z", timezone: west },
      YEARS,
      "2026-12-29T12:00Z",
      "2027-01-03T12:00Z",
      ["2026-12-31T21:00Z 100"],
    ],
    [
      "30 days, over spring in Europe",
      europe,
      { joinedAt: "2026-03-01T12:00:00Z" },
      FIRST_DAYS,
      "2026-03-29T12:00Z",
      "2026-04-02T12:00Z",
      ["2026-03-31T07:00Z 30"],
    ],
    [
      "60 days, over autumn in America",
      america,
      { joinedAt: "2026-09-03T12:00:00Z" },
      FIRST_DAYS,
      "2026-10-31T12:00Z",
      "2026-11-04T12:00Z",
      ["2026-11-02T14:00Z 60"],
    ],
    [
      "90 days, over the year's end and a 29 February",
      europe,
      { joinedAt: "2027-12-01T12:00:00Z" },
      FIRST_DAYS,
      "2028-02-27T12:00Z",
      "2028-03-03T12:00Z",
      ["2028-02-29T08:00Z 90"],
    ],
    [
      "30 days, first on Earth",
      europe,
      { joinedAt: "2026-12-02T09:00:00Z", timezone: east },
      FIRST_DAYS,
      "2026-12-29T12:00Z",
      "2027-01-03T12:00Z",
      ["2026-12-31T19:00Z 30"],
    ],
    [
      "30 days, last on Earth",
      europe,
      { joinedAt: "2026-12-02T11:00:00Z", timezone: west },
      FIRST_DAYS,
      "2026-12-29T12:00Z",
      "2027-01-03T12:00Z",
      ["2026-12-31T21:00Z 30"],
    ],
  ])("%s", async (_name, zone, ann, gift, from, to, paid) => {
    const c = await giftsOf(zone, ann, gift);
    await live(c, from, to);
    expect(await moves(c, [gift[0]])).toEqual(paid);
    await staysSo(c, [gift[0]], paid);
  });
});

test.each([
  ["in the hour that there is twice", "Europe/Amsterdam", "2026-10-25T01:30:00Z"],
  ["in the first hour of summer", "America/New_York", "2026-03-08T07:00:00Z"],
  ["in the last minute of the year, first on Earth", "Pacific/Kiritimati", "2026-12-31T09:59:00Z"],
  ["in the last minute of the year, last on Earth", "Etc/GMT+12", "2027-01-01T11:59:00Z"],
  ["on 29 February", "Europe/Amsterdam", "2028-02-29T12:00:00Z"],
])("the welcome of somebody who joins %s is paid once, at once", async (_name, zone, joinedAt) => {
  const c = await giftsOf(zone, { joinedAt }, WELCOME);
  const day = new Date(at(joinedAt).getTime() + 24 * HOUR).toISOString();
  await live(c, joinedAt, day);
  const paid = [`${joinedAt.replace(":00Z", "Z")} 25`];
  expect(await moves(c, ["welcome"])).toEqual(paid);
  await staysSo(c, ["welcome"], paid);
});

describe("what was missed", () => {
  const kinds: [string, Ann, Gift, string, number][] = [
    ["a birthday", { birthday: "10-25" }, BIRTHDAY, "2026-10-25T08:00:00Z", 50],
    ["an anniversary", { joinedAt: "2021-10-25T12:00:00Z" }, YEARS, "2026-10-25T08:00:00Z", 500],
    ["30 days", { joinedAt: "2026-09-25T12:00:00Z" }, FIRST_DAYS, "2026-10-25T08:00:00Z", 30],
    ["a welcome", { joinedAt: "2026-10-25T08:00:00Z" }, WELCOME, "2026-10-25T08:00:00Z", 25],
  ];
  test.each(kinds)(
    "of %s is made up for within seven days, once, and not later",
    async (_name, ann, gift, due, amount) => {
      const after = (minutes: number) => new Date(at(due).getTime() + 7 * 24 * HOUR + minutes * 60_000).toISOString();
      const late = await giftsOf("Europe/Amsterdam", ann, gift);
      await live(late, after(-1), after(24 * 60));
      const paid = [`${after(-1).replace(":00.000Z", "Z")} ${amount}`];
      expect(await moves(late, [gift[0]])).toEqual(paid);
      const tooLate = await giftsOf("Europe/Amsterdam", ann, gift);
      await live(tooLate, after(0), after(24 * 60));
      expect(await moves(tooLate, [gift[0]])).toEqual([]);
    },
  );

  test("of an allocation is made up for while its period runs", async () => {
    const c = await company("Europe/Amsterdam");
    await addRule(c, { source: "allocation" });
    await live(c, "2026-03-31T21:59:00Z", "2026-03-31T21:59:30Z");
    expect(await moves(c, ["allocation"])).toEqual(["2026-03-31T21:59Z 100"]);
  });
});

describe("an allocation comes once a period, when it begins where the company is", () => {
  test.each<[string, string, string, string, string, string[]]>([
    [
      "month, after spring in Europe",
      "Europe/Amsterdam",
      "month",
      "2026-03-28T12:00Z",
      "2026-04-02T12:00Z",
      ["2026-03-28T12:00Z 100", "2026-03-31T22:00Z 100"],
    ],
    [
      "month, after autumn in Europe",
      "Europe/Amsterdam",
      "month",
      "2026-10-24T12:00Z",
      "2026-11-02T12:00Z",
      ["2026-10-24T12:00Z 100", "2026-10-31T23:00Z 100"],
    ],
    [
      "month, that begins on the day of autumn in America",
      "America/New_York",
      "month",
      "2026-10-30T12:00Z",
      "2026-11-03T12:00Z",
      ["2026-10-30T12:00Z 100", "2026-11-01T04:00Z 100"],
    ],
    [
      "month, whose first midnight there is twice",
      "America/Havana",
      "month",
      "2026-10-30T12:00Z",
      "2026-11-03T12:00Z",
      ["2026-10-30T12:00Z 100", "2026-11-01T04:00Z 100"],
    ],
    [
      "month, after spring in America",
      "America/New_York",
      "month",
      "2026-03-30T12:00Z",
      "2026-04-02T12:00Z",
      ["2026-03-30T12:00Z 100", "2026-04-01T04:00Z 100"],
    ],
    [
      "month, after 29 February",
      "Europe/Amsterdam",
      "month",
      "2028-02-28T12:00Z",
      "2028-03-02T12:00Z",
      ["2028-02-28T12:00Z 100", "2028-02-29T23:00Z 100"],
    ],
    [
      "month, after 28 February",
      "Europe/Amsterdam",
      "month",
      "2027-02-27T12:00Z",
      "2027-03-02T12:00Z",
      ["2027-02-27T12:00Z 100", "2027-02-28T23:00Z 100"],
    ],
    [
      "month, first on Earth",
      "Pacific/Kiritimati",
      "month",
      "2026-12-30T12:00Z",
      "2027-01-02T12:00Z",
      ["2026-12-30T12:00Z 100", "2026-12-31T10:00Z 100"],
    ],
    [
      "month, last on Earth",
      "Etc/GMT+12",
      "month",
      "2026-12-30T12:00Z",
      "2027-01-02T12:00Z",
      ["2026-12-30T12:00Z 100", "2027-01-01T12:00Z 100"],
    ],
    [
      "quarter, after spring in Europe",
      "Europe/Amsterdam",
      "quarter",
      "2026-03-30T12:00Z",
      "2026-04-02T12:00Z",
      ["2026-03-30T12:00Z 100", "2026-03-31T22:00Z 100"],
    ],
    [
      "quarter, not after any other month",
      "Europe/Amsterdam",
      "quarter",
      "2026-10-30T12:00Z",
      "2026-11-02T12:00Z",
      ["2026-10-30T12:00Z 100"],
    ],
    [
      "quarter, first on Earth",
      "Pacific/Kiritimati",
      "quarter",
      "2026-09-29T12:00Z",
      "2026-10-02T12:00Z",
      ["2026-09-29T12:00Z 100", "2026-09-30T10:00Z 100"],
    ],
    [
      "quarter, last on Earth",
      "Etc/GMT+12",
      "quarter",
      "2026-06-29T12:00Z",
      "2026-07-02T13:00Z",
      ["2026-06-29T12:00Z 100", "2026-07-01T12:00Z 100"],
    ],
    [
      "year, at its end in Europe",
      "Europe/Amsterdam",
      "year",
      "2026-12-30T12:00Z",
      "2027-01-02T12:00Z",
      ["2026-12-30T12:00Z 100", "2026-12-31T23:00Z 100"],
    ],
    [
      "year, first on Earth",
      "Pacific/Kiritimati",
      "year",
      "2026-12-30T12:00Z",
      "2027-01-02T12:00Z",
      ["2026-12-30T12:00Z 100", "2026-12-31T10:00Z 100"],
    ],
    [
      "year, last on Earth",
      "Etc/GMT+12",
      "year",
      "2026-12-30T12:00Z",
      "2027-01-02T13:00Z",
      ["2026-12-30T12:00Z 100", "2027-01-01T12:00Z 100"],
    ],
    [
      "year, not at a quarter's end",
      "America/New_York",
      "year",
      "2026-09-29T12:00Z",
      "2026-10-02T12:00Z",
      ["2026-09-29T12:00Z 100"],
    ],
  ])("%s", async (_name, zone, period, from, to, paid) => {
    const c = await company(zone);
    await addRule(c, { source: "allocation", period, expiry: period });
    await live(c, from, to);
    expect(await moves(c, ["allocation"])).toEqual(paid);
    // What was left of the period before lapses with it.
    const lapsed = paid.slice(1).map((one) => one.replace(" ", " -"));
    expect(await moves(c, ["expire_allocation"])).toEqual(lapsed);
    for (const one of paid.slice(1)) {
      const when = at(one.split(" ")[0] ?? "").getTime();
      for (const hours of [0, 1, 2, 25]) await runAt(c, new Date(when + hours * HOUR));
    }
    expect(await moves(c, ["allocation"])).toEqual(paid);
    expect(await moves(c, ["expire_allocation"])).toEqual(lapsed);
  });

  test("and not once more where the clock goes back over its beginning", async () => {
    const c = await company("America/Havana");
    await addRule(c, { source: "allocation" });
    await live(c, "2026-10-30T12:00Z", "2026-11-01T06:00Z");
    const paid = await moves(c, ["allocation"]);
    await staysSo(c, ["allocation"], paid);
  });
});

describe("what is left of an allocation rolls over up to the cap, once", () => {
  test.each([
    ["after spring in Europe", "Europe/Amsterdam", "2026-03-30T12:00Z", "2026-03-31T22:00Z"],
    ["on the day of autumn in America", "America/New_York", "2026-10-30T12:00Z", "2026-11-01T04:00Z"],
    ["where midnight is twice", "America/Havana", "2026-10-30T12:00Z", "2026-11-01T04:00Z"],
    ["after 29 February", "Europe/Amsterdam", "2028-02-28T12:00Z", "2028-02-29T23:00Z"],
    ["at the year's end, first on Earth", "Pacific/Kiritimati", "2026-12-30T12:00Z", "2026-12-31T10:00Z"],
    ["at the year's end, last on Earth", "Etc/GMT+12", "2026-12-30T12:00Z", "2027-01-01T12:00Z"],
  ])("%s", async (_name, zone, from, turn) => {
    const c = await company(zone);
    await addRule(c, { source: "allocation", rollOverCap: 40 });
    const after = new Date(at(turn).getTime() + 30 * HOUR);
    await live(c, from, after.toISOString());
    const lapsed = [`${turn} -60`];
    expect(await moves(c, ["expire_allocation"])).toEqual(lapsed);
    for (const hours of [-25, -1, 0, 1, 2]) await runAt(c, new Date(at(turn).getTime() + hours * HOUR));
    expect(await moves(c, ["expire_allocation"])).toEqual(lapsed);
    const [account] = await server.sql("select balance::int from points_accounts where tenant_id = $1 and id = $2", [
      c.tenant.id,
      accountId(c.ann.id, "allocation"),
    ]);
    expect(account).toEqual({ balance: 140 });
  });
});

/** Points to spend that are received then, and lapse so long after. */
async function received(c: Company, when: string, zone: string, expiry: string): Promise<void> {
  await server.sql("update points_settings set redeemable_expiry = $2 where tenant_id = $1", [c.tenant.id, expiry]);
  server.setClock(at(when));
  await c.tenant.within(async (db, { now }) => {
    await holdMemberAccounts(db, c.ann.id);
    await grantPoints(db, { memberId: c.ann.id, amount: 70, actorId: c.ann.id, now, zone, note: "Well done" });
  });
}

describe("points to spend lapse at midnight where their owner is, and are swept away with the company's next day", () => {
  test.each<[string, string, string, string, string, string, string]>([
    [
      "a month, spring in Europe",
      "Europe/Amsterdam",
      "",
      "month",
      "2026-02-28T12:00Z",
      "2026-03-27T12:00Z",
      "2026-03-27T23:00Z",
    ],
    [
      "a month, the day of spring in Europe",
      "Europe/Amsterdam",
      "",
      "month",
      "2026-02-28T23:30Z",
      "2026-03-31T12:00Z",
      "2026-03-31T22:00Z",
    ],
    [
      "a month, a day that begins at one in Cuba",
      "America/Havana",
      "",
      "month",
      "2026-02-08T12:00Z",
      "2026-03-06T12:00Z",
      "2026-03-08T05:00Z",
    ],
    [
      "a month, midnight twice in Cuba",
      "America/Havana",
      "",
      "month",
      "2026-10-01T12:00Z",
      "2026-10-30T12:00Z",
      "2026-11-01T04:00Z",
    ],
    [
      "a month, autumn in America",
      "America/New_York",
      "",
      "month",
      "2026-10-01T12:00Z",
      "2026-10-30T12:00Z",
      "2026-11-01T04:00Z",
    ],
    [
      "a month, of 31 January in a common year",
      "Europe/Amsterdam",
      "",
      "month",
      "2027-01-31T12:00Z",
      "2027-02-26T12:00Z",
      "2027-02-27T23:00Z",
    ],
    [
      "a month, of 31 January in a leap year",
      "Europe/Amsterdam",
      "",
      "month",
      "2028-01-31T12:00Z",
      "2028-02-26T12:00Z",
      "2028-02-28T23:00Z",
    ],
    [
      "a year, of 29 February",
      "Europe/Amsterdam",
      "",
      "year",
      "2028-02-29T12:00Z",
      "2029-02-26T12:00Z",
      "2029-02-27T23:00Z",
    ],
    [
      "a quarter, at the year's end, first on Earth",
      "Europe/Amsterdam",
      "Pacific/Kiritimati",
      "quarter",
      "2026-09-30T11:00Z",
      "2026-12-30T12:00Z",
      "2026-12-31T23:00Z",
    ],
    [
      "a quarter, at the year's end, last on Earth",
      "Europe/Amsterdam",
      "Etc/GMT+12",
      "quarter",
      "2026-10-01T13:00Z",
      "2026-12-30T12:00Z",
      "2027-01-01T23:00Z",
    ],
    [
      "a quarter, first on Earth, both of them",
      "Pacific/Kiritimati",
      "",
      "quarter",
      "2026-09-30T11:00Z",
      "2026-12-30T12:00Z",
      "2026-12-31T10:00Z",
    ],
    [
      "a quarter, last on Earth, both of them",
      "Etc/GMT+12",
      "",
      "quarter",
      "2026-10-01T13:00Z",
      "2026-12-30T12:00Z",
      "2027-01-01T12:00Z",
    ],
  ])("%s", async (_name, zone, own, expiry, when, from, swept) => {
    const c = await company(zone, { timezone: own || undefined });
    await received(c, when, own || zone, expiry);
    await live(c, from, new Date(at(swept).getTime() + 30 * HOUR).toISOString());
    const lapsed = [`${swept} -70`];
    expect(await moves(c, ["expire_redeemable"])).toEqual(lapsed);
    await staysSo(c, ["expire_redeemable"], lapsed);
  });
});

describe("a member is warned once 30 and once 7 days before", () => {
  const warned = async ({ tenant, ann }: Company) =>
    (
      await server.sql<{ at: Date; params: { kind: string; count: number; date: string } }>(
        "select created_at as at, params from notifications where tenant_id = $1 and member_id = $2 order by created_at",
        [tenant.id, ann.id],
      )
    )
      .filter(({ params }) => params.kind === "statement.expiring")
      .map((row) => `${row.at.toISOString().replace(":00.000Z", "Z")} ${row.params.count} ${row.params.date}`);

  test.each<[string, string, string, string, [string, string], string]>([
    [
      "over spring in Europe",
      "Europe/Amsterdam",
      "",
      "2026-01-10T12:00Z",
      ["2026-03-10T23:00Z", "2026-04-02T22:00Z"],
      "2026-04-10",
    ],
    [
      "over autumn in America",
      "America/New_York",
      "",
      "2026-08-05T12:00Z",
      ["2026-10-06T04:00Z", "2026-10-29T04:00Z"],
      "2026-11-05",
    ],
    [
      "on the day of autumn, midnight twice in Cuba",
      "America/Havana",
      "",
      "2026-08-08T12:00Z",
      ["2026-10-09T04:00Z", "2026-11-01T04:00Z"],
      "2026-11-08",
    ],
    [
      "before 29 February",
      "Europe/Amsterdam",
      "",
      "2027-11-30T12:00Z",
      ["2028-01-29T23:00Z", "2028-02-21T23:00Z"],
      "2028-02-29",
    ],
    [
      "over the year's end, first on Earth",
      "Pacific/Kiritimati",
      "",
      "2026-10-03T00:00Z",
      ["2026-12-03T10:00Z", "2026-12-26T10:00Z"],
      "2027-01-03",
    ],
    [
      "over the year's end, last on Earth",
      "Etc/GMT+12",
      "",
      "2026-10-03T13:00Z",
      ["2026-12-04T12:00Z", "2026-12-27T12:00Z"],
      "2027-01-03",
    ],
    [
      "first on Earth, of a company last on Earth",
      "Etc/GMT+12",
      "Pacific/Kiritimati",
      "2026-10-03T00:00Z",
      ["2026-12-03T12:00Z", "2026-12-26T12:00Z"],
      "2027-01-03",
    ],
  ])("%s", async (_name, zone, own, when, [month, week], date) => {
    const c = await company(zone, { timezone: own || undefined });
    await received(c, when, own || zone, "quarter");
    for (const turn of [month, week]) {
      const around = (hours: number) => new Date(at(turn).getTime() + hours * HOUR).toISOString();
      await live(c, around(-30), around(30));
      for (const hours of [-1, 0, 1]) await runAt(c, at(around(hours)));
    }
    expect(await warned(c)).toEqual([`${month} 70 ${date}`, `${week} 70 ${date}`]);
  });
});
