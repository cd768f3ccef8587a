import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { sharedServer } from "../../testing/index.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { grantPoints, holdMemberAccounts } from "../points/index.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";
import { rewardOf, settleDecisions, storeOf } from "./test-sample.ts";

let w: World;
let admin: Person;
let bob: Person;
const at = async (clock: string | undefined) =>
  (await sharedServer()).setClock(clock === undefined ? undefined : new Date(clock));
beforeEach(async () => {
  await at("2026-03-01T09:00:00Z");
  w = await world({ features: ["points"], timezone: "UTC" });
  admin = await w.person("Ada", { role: "admin" });
  bob = await w.person("Bob");
  await w.sql`update schedules set next_run_at = '2099-01-01' where tenant_id = ${w.tenantId}`;
});
afterEach(() => at(undefined));

const give = (amount: number, expiry: "never" | "month" = "never") =>
  w.tenant(async ({ db, now }) => {
    await db.query({
      text: `insert into points_settings (tenant_id, redeemable_expiry, eligible) values ($1, $2, '{"everyone":true}')
        on conflict (tenant_id) do update set redeemable_expiry = excluded.redeemable_expiry`,
      values: [w.tenantId, expiry],
    });
    await holdMemberAccounts(db, bob.id);
    await grantPoints(db, { memberId: bob.id, amount, actorId: admin.id, now, zone: "UTC", note: "" });
  });
/** A session of before is over by now. */
const somebody = () => w.person("Zoe", { role: "admin" });
const leave = async () => {
  expect((await (await somebody()).put(`/identity/tenantMembers/${bob.id}/archive`, {})).status).toBe(204);
};
const comeBack = async () => {
  expect((await (await somebody()).put(`/identity/tenantMembers/${bob.id}/unarchive`, {})).status).toBe(204);
};
/** The job that takes what has lapsed, by several workers. */
async function lapse(clock: string) {
  await at(clock);
  await w.tenant(({ db }) => Promise.all([1, 2, 3].map(() => enqueuer(db)("points.expire", { tenantId: w.tenantId }))));
  await w.drain();
}
/** What Bob has, and what of it lapses when; with a ledger that adds up. */
async function held() {
  await w.tenant(async ({ db }) => expect((await verifyLedger(db)).faults).toEqual([]));
  const lots = await w.sql`select l.remaining::int as points, l.expires_at as at from points_lots l
    join points_accounts a on a.tenant_id = l.tenant_id and a.id = l.account_id and a.type = 'redeemable'
    where l.tenant_id = ${w.tenantId} and a.owner_id = ${bob.id} and l.remaining > 0 order by l.created_at, l.expires_at`;
  return lots.map(({ points, at }) => `${points} ${at instanceof Date ? at.toISOString() : "kept"}`);
}
const lapses = async () =>
  (
    await w.sql`select e.amount::int as amount from points_entries e
      where e.tenant_id = ${w.tenantId} and e.type = 'expire_redeemable' and e.amount < 0`
  ).map(({ amount }) => amount);
const letters = async () => {
  const mails = w.server.mails().filter((mail) => mail.includes(`<${bob.email}>`));
  return (await Promise.all(mails.map((mail) => PostalMime.parse(mail)))).filter(({ text }) =>
    text?.includes("mailto:"),
  );
};

const END = "2026-05-31T00:00:00.000Z";

test.each([
  ["before the last day is over", "2026-05-30T23:59:59Z", [], ["40 2026-05-31T00:00:00.000Z"]],
  ["at the end of the 90th day", "2026-05-31T00:00:00Z", [-40], []],
  ["by a job that comes late", "2026-06-09T07:00:00Z", [-40], []],
] as const)("what a leaver has to spend lapses after 90 days, once: %s", async (_, clock, taken, left) => {
  await give(40);
  await leave();
  await lapse(clock);
  await lapse(clock);
  expect([await lapses(), await held()]).toEqual([taken, left]);
});

test("points that lapse sooner do, the others are due in the month in which the 90 days end", async () => {
  await give(15, "month");
  await give(40, "never");
  await leave();
  expect(await held()).toEqual(["15 2026-04-01T00:00:00.000Z", `40 ${END}`]);
  const { body } = await admin.get("/points/liabilities");
  const due = body.lapses.filter(({ points }: { points: number }) => points > 0);
  expect([body.points, body.never, due]).toEqual([
    55,
    0,
    [
      expect.objectContaining({ month: "2026-04", points: 15 }),
      expect.objectContaining({ month: "2026-05", points: 40 }),
    ],
  ]);
  await lapse("2026-04-01T00:00:00Z");
  await lapse(END);
  const after = (await (await somebody()).get("/points/liabilities")).body;
  expect([after.points, after.proof.ties, (await lapses()).toSorted()]).toEqual([0, true, [-15, -40]]);
});

test("it is the day where they live", async () => {
  await w.sql`update tenant_members set timezone = 'Pacific/Kiritimati' where tenant_id = ${w.tenantId} and id = ${bob.id}`;
  await give(40);
  await leave();
  expect(await held()).toEqual(["40 2026-05-30T10:00:00.000Z"]);
});

test("who returns within 90 days has what they would have had, who returns later does not", async () => {
  await give(15, "month");
  await give(40, "never");
  await leave();
  await at("2026-05-30T12:00:00Z");
  await comeBack();
  expect(await held()).toEqual(["15 2026-04-01T00:00:00.000Z", "40 kept"]);
  await lapse("2026-06-09T00:00:00Z");
  expect(await held()).toEqual(["40 kept"]);
  await leave();
  await at("2026-09-08T00:00:00Z");
  await comeBack();
  await lapse("2026-09-08T01:00:00Z");
  expect([await held(), (await lapses()).toSorted()]).toEqual([[], [-15, -40]]);
});

test("they are told once, with the last day and whom to write to, each time they leave", async () => {
  await give(1040);
  await leave();
  await w.drain();
  await w.again();
  const [letter, ...more] = await letters();
  expect([letter?.subject, more]).toEqual(["You keep 1,040 points until May 30, 2026", []]);
  expect(letter?.text).toContain(`mailto:${admin.email}`);
  await comeBack();
  await at("2026-03-02T09:00:00Z");
  await leave();
  await w.drain();
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    "You keep 1,040 points until May 30, 2026",
    "You keep 1,040 points until May 31, 2026",
  ]);
});

test("who had nothing to spend is not written to", async () => {
  await w.tenant(({ db }) => holdMemberAccounts(db, bob.id));
  await leave();
  await w.drain();
  expect(await letters()).toEqual([]);
});

test("an open redemption is fulfilled; what comes back of one that fails is kept as the rest, and after that for 90 days more", async () => {
  await give(300);
  const { body: store } = await admin.post("/reward/providers", storeOf("Store"));
  const { body: fern } = await admin.post("/reward/rewards", rewardOf(store.id, "Fern"));
  const ask = async () =>
    (await bob.post("/reward/redemptions", { rewardId: fern.id, points: fern.variants[0].points })).body.id;
  const [first, second, third] = [await ask(), await ask(), await ask()];
  await leave();
  expect(await held()).toEqual([]);
  await admin.post(`/reward/redemptions/${first}/fulfil`, { message: "Sent" });
  await admin.post(`/reward/redemptions/${second}/fail`, { reason: "None left" });
  await settleDecisions(w);
  const status = async (id: string) => (await admin.get(`/reward/redemptions/${id}`)).body.status;
  expect([await status(first), await status(second)]).toEqual(["fulfilled", "failed"]);
  expect(await held()).toEqual([`100 ${END}`]);
  await lapse(END);
  expect(await held()).toEqual([]);
  await (await somebody()).post(`/reward/redemptions/${third}/fail`, { reason: "None left" });
  await settleDecisions(w);
  expect(await held()).toEqual(["100 2026-08-30T00:00:00.000Z"]);
});

test("what they had to give lapses with its period, and rolls over no more", async () => {
  await w.allocate(50);
  await w.sql`update points_budget_items set roll_over_cap = 30 where tenant_id = ${w.tenantId}`;
  await leave();
  await lapse("2026-04-01T00:00:00Z");
  const rows = await w.sql`select a.owner_id = ${bob.id} as his, a.balance::int from points_accounts a
    where a.tenant_id = ${w.tenantId} and a.type = 'allocation' and a.owner_id in (${bob.id}, ${admin.id}) order by his`;
  expect(rows).toEqual([
    { his: false, balance: 30 },
    { his: true, balance: 0 },
  ]);
});

test("those who left before there was an end have one from the day it is noticed, and are told", async () => {
  await give(40);
  await w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id = ${bob.id}`;
  expect(await held()).toEqual(["40 kept"]);
  await lapse("2026-03-10T03:00:00Z");
  expect(await held()).toEqual(["40 2026-06-09T00:00:00.000Z"]);
  expect((await letters()).map(({ subject }) => subject)).toEqual(["You keep 40 points until June 8, 2026"]);
});

test("many who leave at once keep theirs", async () => {
  const cyd = await w.person("Cyd");
  await give(40);
  const opened = (
    await admin.post("/identity/tenantMembers/batch/archive", { selection: { memberIds: [bob.id, cyd.id] } })
  ).body;
  await admin.post(`/identity/tenantMembers/batch/archive/${opened.id}/execute`, {});
  expect(await held()).toEqual([`40 ${END}`]);
});

describe("an administrator redeems for who has left", () => {
  const ask = (more: object = {}) => ({ memberId: bob.id, points: 100, ...more });
  async function offered(more: object = {}) {
    const { body: store } = await admin.post("/reward/providers", storeOf("Store"));
    return (await admin.post("/reward/rewards", rewardOf(store.id, "Fern", more))).body;
  }

  test("from their points, with a receipt to the address that they gave", async () => {
    const fern = await offered();
    await give(250);
    await leave();
    const { body: shop } = await admin.get(`/reward/leavers/${bob.id}`);
    expect(shop).toMatchObject({
      balance: 250,
      keepsUntil: END,
      total: 1,
      results: [{ id: fern.id, asks: "nothing" }],
    });
    const { status, body } = await admin.post(
      `/reward/rewards/${fern.id}/redemptions`,
      ask({ email: "bob@home.test", note: "To his new home" }),
    );
    expect([status, body]).toEqual([200, expect.objectContaining({ status: "requested", points: 100 })]);
    expect([body.member.id, body.delivery]).toEqual([bob.id, { address: null, email: "bob@home.test" }]);
    expect(await held()).toEqual([`150 ${END}`]);
    await w.drain();
    const mails = w.server.mails().filter((mail) => mail.includes("<bob@home.test>"));
    const [receipt] = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
    expect([mails.length, receipt?.subject]).toEqual([1, "Your receipt: Fern"]);
    const [event] = await w.sql`select action, actor_id from audit_events
      where tenant_id = ${w.tenantId} and entity_id = ${body.id} and action = 'redemption.redeemFor'`;
    expect(event).toEqual({ action: "redemption.redeemFor", actor_id: admin.id });
  });

  test.each([
    ["fulfil", { message: "By post", tracking: "AB12" }, "Fern is here for you", ["By post", "Tracking number AB12"]],
    ["fail", { reason: "None left" }, "Fern could not be delivered: your 100 points came back", ["None left"]],
  ] as const)("and each step after the receipt goes to that address, once: %s", async (verb, body, subject, words) => {
    const fern = await offered();
    await give(250);
    await leave();
    const { body: made } = await admin.post(
      `/reward/rewards/${fern.id}/redemptions`,
      ask({ email: `${verb}@new.test` }),
    );
    expect((await admin.post(`/reward/redemptions/${made.id}/${verb}`, body)).status).toBe(200);
    await settleDecisions(w);
    await w.again();
    const mails = w.server.mails().filter((mail) => mail.includes(`<${verb}@new.test>`));
    const read = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
    expect(read.map((mail) => mail.subject).toSorted()).toEqual([subject, "Your receipt: Fern"].toSorted());
    const step = read.find((mail) => mail.subject === subject);
    for (const part of [...words, `mailto:${admin.email}`]) expect(step?.text).toContain(part);
  });

  test("reads the code to pass it on, which is recorded, and nobody's who is still here", async () => {
    const card = await offered({ fulfilment: "code" });
    await admin.post(`/reward/rewards/${card.id}/codes`, { csv: "FIRST-CODE\nOTHER-CODE" });
    const cyd = await w.person("Cyd");
    await give(100);
    await leave();
    const { body } = await admin.post(`/reward/rewards/${card.id}/redemptions`, ask());
    expect(body).toMatchObject({ status: "fulfilled", hasCode: true });
    const { body: code } = await admin.post(`/reward/redemptions/${body.id}/reveal`, {});
    expect(code.code).toMatch(/-CODE$/);
    expect((await cyd.post(`/reward/redemptions/${body.id}/reveal`, {})).status).toBe(404);
    const [seen] = await w.sql`select actor_id from audit_events
      where tenant_id = ${w.tenantId} and entity_id = ${body.id} and action = 'redemption.reveal'`;
    expect(seen).toEqual({ actor_id: admin.id });
  });

  const refused: [string, () => Promise<object>, [number, string]][] = [
    ["more than they have", async () => ask(), [409, "You are 60 points short"]],
    ["at another price", async () => ask({ points: 40 }), [409, "The price has changed: it is 100 points now"]],
    [
      "for somebody who is still here",
      async () => ask({ memberId: admin.id }),
      [409, "They have not left: they redeem for themselves"],
    ],
    [
      "for nobody",
      async () => ask({ memberId: "01a1fcd9-0000-7000-8000-000000000000" }),
      [404, "There is no such reward"],
    ],
  ];
  test.each(refused)("but not %s", async (_, body, expected) => {
    const fern = await offered();
    await give(40);
    await leave();
    const answer = await admin.post(`/reward/rewards/${fern.id}/redemptions`, await body());
    expect([answer.status, answer.body.msg]).toEqual(expected);
  });

  test("but not what is not offered to them, and nothing once the 90 days are over", async () => {
    const theirs = await offered({ audience: { everyone: false, memberIds: [admin.id], teamIds: [], roles: [] } });
    await give(100);
    await leave();
    expect((await admin.post(`/reward/rewards/${theirs.id}/redemptions`, ask())).body.msg).toBe(
      "This reward is not offered to them",
    );
    await at(END);
    const zoe = await somebody();
    const { body: fern } = await zoe.post("/reward/rewards", rewardOf(theirs.providerId, "Late fern"));
    const answer = await zoe.post(`/reward/rewards/${fern.id}/redemptions`, ask());
    expect([answer.status, answer.body.msg]).toEqual([409, "You are 100 points short"]);
  });
});
