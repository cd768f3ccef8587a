import type { Incentive } from "@plaudit/api/incentive.ts";
import type { IncentiveClaim, OwnClaim } from "@plaudit/api/incentive-claim.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";
import { incentiveOf } from "./test-sample.ts";

let w: World;
let admin: Person;
let boss: Person;
let ann: Person;
let bob: Person;
let bankId: string;
beforeEach(async () => {
  w = await world({ features: ["points"] });
  admin = await w.person("Ada", { role: "admin" });
  boss = await w.person("Bea", { role: "admin" });
  [ann, bob] = await w.people("Ann", "Bob");
  bankId = (await admin.post("/points/pointsBanks", { name: "Incentives", ownerIds: [], alertBelow: null })).body.id;
  await admin.post(`/points/pointsBanks/${bankId}/deposit`, { amount: 1000, note: "" });
});

const path = "/incentive/incentives";
const create = (over: object = {}) => admin.post(path, { ...incentiveOf("Spot a hazard", bankId), ...over });
async function draft(over: object = {}): Promise<Incentive> {
  const { status, body } = await create(over);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
async function open(over: object = {}): Promise<Incentive> {
  const { id } = await draft(over);
  const { status, body } = await admin.post(`${path}/${id}/start`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
const claim = (who: Person, { id }: { id: string }, body: object = {}) => who.post(`${path}/${id}/claims`, body);
async function claimed(who: Person, of: { id: string }, body: object = {}): Promise<OwnClaim> {
  const answer = await claim(who, of, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
const approve = (who: Person, ...ids: string[]) => who.put("/incentive/claims/approved", { ids });
const decline = (who: Person, ...ids: string[]) =>
  who.put("/incentive/claims/declined", { ids, reason: "It shows the shelf, not the rail" });
const ask = (who: Person, id: string) => who.post(`/incentive/claims/${id}/question`, { text: "Which of the two?" });
const answer = (who: Person, id: string) => who.post(`/incentive/claims/${id}/answer`, { text: "The left one" });
const reverse = (who: Person, id: string, shortfall = 0) =>
  who.post(`/incentive/claims/${id}/reversal`, { reason: "Paid twice", shortfall });
/** The ten seconds are over. */
async function settle() {
  await w.sql`update pgboss.job set start_after = now() where name = 'incentive.settle' and data ->> 'tenantId' = ${w.tenantId}`;
  await w.drain();
}
const one = async (id: string): Promise<IncentiveClaim> => (await admin.get(`/incentive/claims/${id}`)).body;
const mine = async (who: Person): Promise<OwnClaim[]> => (await who.get("/incentive/claims/my")).body.results;
const holds = async () => (await admin.get(`/points/pointsBanks/${bankId}`)).body.balance;
const spends = async (who: Person) => (await admin.get(`/points/accounts/redeemable/${who.id}`)).body.spend;
const faults = () => w.tenant(async ({ db }) => (await verifyLedger(db)).faults);
const told = async (who: Person): Promise<string[]> =>
  (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
async function settings(change: object) {
  const { version } = (await admin.get("/points/budgetSettings")).body;
  expect((await admin.patch("/points/budgetSettings", { ...change, version })).status).toBe(200);
}
const offered = async (who: Person): Promise<string[]> =>
  (await who.get(`${path}/my`)).body.results.map(({ name }: Incentive) => name);

describe("an incentive", () => {
  test("is kept as a draft with all that the form has, and nobody sees it before it starts", async () => {
    const team = await w.team("Night shift", [bob]);
    const made = await draft({
      audience: { everyone: false, memberIds: [ann.id], teamIds: [team.id], roles: ["manager"] },
      closesAt: "2100-01-01T00:00:00Z",
      perPerson: 3,
      inAll: 60,
      proof: "picture",
      reviewers: [boss.id],
    });
    expect(made).toMatchObject({
      status: "draft",
      audience: { everyone: false, members: [{ id: ann.id }], teams: [{ id: team.id }], roles: ["manager"] },
      reviewers: [{ id: boss.id }],
      ...{
        perPerson: 3,
        inAll: 60,
        proof: "picture",
        budgetItemId: bankId,
        bank: { name: "Incentives", balance: 1000 },
      },
      stats: { waiting: 0, declined: 0, points: 0 },
    });
    expect(await offered(ann)).toEqual([]);
    await admin.post(`${path}/${made.id}/start`);
    expect([await offered(ann), await offered(bob), await offered(admin)]).toEqual([[made.name], [made.name], []]);
    const cleo = await w.person("Cleo");
    expect((await cleo.get(`${path}/${made.id}/my`)).status).toBe(404);
    expect((await claim(cleo, made)).status).toBe(404);
  });

  test.each([
    ["no points", { points: 0 }, "points", "Enter a whole number of points, 1 or more"],
    ["a bank that is none", { budgetItemId: crypto.randomUUID() }, "budgetItemId", "There is no such bank"],
    ["an end that has passed", { closesAt: "2020-01-01T00:00:00Z" }, "closesAt", "Choose a date in the future"],
    [
      "an end before the start",
      { opensAt: "2100-02-01T00:00:00Z", closesAt: "2100-01-01T00:00:00Z" },
      "closesAt",
      "The end lies after the start",
    ],
    ["a reviewer who is none", { reviewers: [crypto.randomUUID()] }, "reviewers.0", "They may not review claims"],
  ])("refuses %s at its field", async (_, over, field, message) => {
    const { status, body } = await create(over);
    expect([status, body.details]).toMatchObject([400, [{ path: field, message }]]);
  });

  test("has a name of its own, and is never looser than the settings of points", async () => {
    await draft();
    expect((await create({ name: "spot a  HAZARD" })).body.details).toMatchObject([{ path: "name" }]);
    await settings({ incentiveClaimMax: 40, incentiveBankId: null });
    expect((await create({ name: "Second" })).body.details).toMatchObject([{ path: "points" }]);
    const { id } = await draft({ name: "Second", points: 40, budgetItemId: null });
    expect((await admin.post(`${path}/${id}/start`)).body.details).toMatchObject([{ path: "budgetItemId" }]);
    await settings({ incentiveBankId: bankId });
    expect((await admin.post(`${path}/${id}/start`)).body).toMatchObject({ status: "active", bank: { id: bankId } });
  });

  test("a duplicate copies all but the dates, under the next free name, as a draft", async () => {
    const of = await open({ opensAt: "2020-01-01T00:00:00Z", closesAt: "2100-01-01T00:00:00Z", perPerson: 2 });
    const { body: copy } = await admin.post(`${path}/${of.id}/duplicate`, {});
    expect(copy).toMatchObject({
      ...{ name: "Spot a hazard 2", status: "draft", opensAt: null, closesAt: null, perPerson: 2, points: 50 },
      approved: 0,
    });
  });

  test("is taken from its day on until it closes by the time alone", async () => {
    const later = await open({ opensAt: "2100-01-01T00:00:00Z" });
    expect((await claim(ann, later)).body.msg).toBe("This incentive is not open yet");
    expect(await offered(ann)).toEqual([]);
    const closing = await open({ name: "Second", closesAt: "2100-01-01T00:00:00Z" });
    await w.sql`update incentives set closes_at = now() - interval '1 second' where tenant_id = ${w.tenantId} and id = ${closing.id}`;
    expect((await claim(ann, closing)).body.msg).toBe("This incentive has ended");
    expect((await admin.get(`${path}?statusIn=ended`)).body).toMatchObject({
      results: [{ id: closing.id, status: "ended" }],
      counts: { draft: 0, active: 1, ended: 1 },
    });
  });

  test("tells when it ended: by hand, or by its time where that was first, and nothing before", async () => {
    const made = await open();
    expect(made).toMatchObject({ status: "active", endedAt: null });
    const { body: ended } = await admin.post(`${path}/${made.id}/end`);
    expect(new Date(ended.endedAt).getTime()).toBeGreaterThanOrEqual(new Date(made.createdAt).getTime());
    const { id } = await open({ name: "Second", closesAt: "2100-01-01T00:00:00Z" });
    await w.sql`update incentives set closes_at = '2026-01-02T00:00:00Z' where tenant_id = ${w.tenantId} and id = ${id}`;
    expect((await admin.get(`${path}/${id}`)).body).toMatchObject({
      ...{ status: "ended", endedAt: "2026-01-02T00:00:00.000Z" },
    });
  });

  test("every change is in the log", async () => {
    const { id, version } = await draft();
    await admin.patch(`${path}/${id}`, { points: 60, version });
    await admin.post(`${path}/${id}/start`);
    await admin.post(`${path}/${id}/end`);
    const { body } = await admin.get(`/audit/events?entityIdIn=${id}`);
    expect(body.results.map((event: { action: string }) => event.action)).toEqual([
      ...["incentive.end", "incentive.start", "incentive.update", "incentive.create"],
    ]);
  });
});

describe("what may be done in which state", () => {
  const calls = {
    edit: ({ id, version }: Incentive) => admin.patch(`${path}/${id}`, { description: "Other words", version }),
    delete: ({ id }: Incentive) => admin.delete(`${path}/${id}`),
    start: ({ id }: Incentive) => admin.post(`${path}/${id}/start`),
    end: ({ id }: Incentive) => admin.post(`${path}/${id}/end`),
    duplicate: ({ id }: Incentive) => admin.post(`${path}/${id}/duplicate`, {}),
    claim: (of: Incentive) => claim(ann, of),
  };
  const allowed = {
    draft: ["edit", "delete", "start", "duplicate"],
    active: ["edit", "end", "duplicate", "claim"],
    ended: ["duplicate"],
  };
  test.each(Object.keys(allowed) as (keyof typeof allowed)[])("an incentive: %s", async (state) => {
    for (const [name, call] of Object.entries(calls)) {
      let made = await draft({ name: `${state} ${name}` });
      if (state !== "draft") made = (await admin.post(`${path}/${made.id}/start`)).body;
      if (state === "ended") made = (await admin.post(`${path}/${made.id}/end`)).body;
      const { status } = await call(made);
      const refused = state === "draft" && name === "claim" ? 404 : 409;
      const expected = allowed[state].includes(name) ? expect.toBeOneOf([200, 204]) : refused;
      expect([name, status]).toEqual([name, expected]);
    }
  });

  const states = {
    pending: async () => {},
    "approved just now": (id: string) => approve(admin, id),
    "declined just now": (id: string) => decline(admin, id),
    approved: async (id: string) => approve(admin, id).then(settle),
    declined: async (id: string) => decline(admin, id).then(settle),
    withdrawn: (id: string) => ann.post(`/incentive/claims/${id}/withdraw`),
    asked: (id: string) => ask(admin, id),
    answered: async (id: string) => ask(admin, id).then(() => answer(ann, id)),
    reversed: async (id: string) => {
      await approve(admin, id);
      await settle();
      await reverse(admin, id);
    },
  };
  const verbs = {
    approve: (id: string) => approve(boss, id),
    decline: (id: string) => decline(boss, id),
    undo: (id: string) => boss.delete("/incentive/claims/decisions", { ids: [id] }),
    withdraw: (id: string) => ann.post(`/incentive/claims/${id}/withdraw`),
    ask: (id: string) => ask(boss, id),
    answer: (id: string) => answer(ann, id),
    reverse: (id: string) => reverse(boss, id),
  };
  const may: Record<keyof typeof states, (keyof typeof verbs)[]> = {
    pending: ["approve", "decline", "withdraw", "ask"],
    "approved just now": ["undo", "withdraw"],
    "declined just now": ["undo", "withdraw"],
    approved: ["reverse"],
    declined: [],
    withdrawn: [],
    asked: ["approve", "decline", "withdraw", "answer"],
    answered: ["approve", "decline", "withdraw", "ask"],
    reversed: [],
  };
  test.each(Object.keys(states) as (keyof typeof states)[])("a claim: %s", async (state) => {
    const of = await open();
    for (const [name, call] of Object.entries(verbs)) {
      const { id } = await claimed(ann, of);
      await states[state](id);
      const { status } = await call(id);
      expect([name, status]).toEqual([name, may[state].includes(name as keyof typeof verbs) ? 200 : 409]);
    }
    await settle();
    expect(await faults()).toEqual([]);
  });
});

describe("a claim", () => {
  test("is paid once its ten seconds are over, and everybody concerned is notified", async () => {
    const of = await open();
    const made = await claimed(ann, of, { text: "Guard rail loose above bay 12" });
    await claimed(bob, of);
    await w.drain();
    expect(await told(boss)).toEqual(["2 claims for Spot a hazard wait for a decision"]);
    const { body } = await approve(admin, made.id);
    expect(body).toEqual({ decided: [made.id], skipped: [] });
    await w.drain();
    expect([await spends(ann), (await mine(ann))[0]]).toMatchObject([0, { status: "pending", decision: null }]);
    expect(await one(made.id)).toMatchObject({ decision: { verdict: "approve", undoUntil: expect.any(String) } });
    await settle();
    expect([await spends(ann), await holds()]).toEqual([50, 950]);
    expect((await mine(ann))[0]).toMatchObject({
      status: "approved",
      decision: { by: { id: admin.id }, reason: null },
    });
    expect(await told(ann)).toEqual(["Your claim for Spot a hazard was approved: 50 points"]);
    const { body: seen } = await bob.get(`${path}/${of.id}/my`);
    expect(seen).toMatchObject({ latestClaimants: [{ id: ann.id }], approved: 1, own: { pending: 1, left: null } });
    const { body: statement } = await ann.get("/points/transactions");
    expect(statement.results[0]).toMatchObject({ type: "incentive", about: { words: "Spot a hazard" } });
    expect(await w.again()).toBeGreaterThan(0);
    expect([await spends(ann), await faults()]).toEqual([50, []]);
  });

  test("that was paid is taken back with the shortfall that was shown, once, and counts no longer", async () => {
    const of = await open({ inAll: 1 });
    const { id } = await claimed(ann, of);
    await approve(admin, id);
    await settle();
    const preview = async () => (await boss.get(`/incentive/claims/${id}/reversal`)).body;
    expect(await preview()).toEqual({ returns: 50, shortfall: 0 });
    // Some of it was spent.
    await w.sql`update points_lots set remaining = 20 where tenant_id = ${w.tenantId} and account_id = (
      select id from points_accounts where tenant_id = ${w.tenantId} and type = 'redeemable' and owner_id = ${ann.id})`;
    expect(await preview()).toEqual({ returns: 20, shortfall: 30 });
    expect((await ann.post(`/incentive/claims/${id}/reversal`, { reason: "Mine", shortfall: 30 })).status).toBe(403);
    expect((await reverse(boss, id, 0)).status).toBe(409);
    expect((await boss.post(`/incentive/claims/${id}/reversal`, { reason: " ", shortfall: 30 })).status).toBe(400);
    expect((await reverse(boss, id, 30)).body).toMatchObject({
      status: "reversed",
      decision: { verdict: "approve" },
      reversal: { by: { id: boss.id }, reason: "Paid twice" },
    });
    expect((await reverse(boss, id, 30)).status).toBe(409);
    await w.drain();
    expect([await holds(), (await mine(ann))[0]]).toMatchObject([
      1000,
      { status: "reversed", reversal: { by: { id: boss.id }, reason: "Paid twice" } },
    ]);
    expect(await told(ann)).toContain("Your payment for Spot a hazard was taken back: 50 points. Paid twice");
    expect((await admin.get(`${path}/${of.id}`)).body).toMatchObject({ approved: 0, stats: { points: 0 } });
    expect((await claim(bob, of)).status).toBe(200);
  });

  test("that somebody asks about waits for its claimant, and for those who decide once it is answered", async () => {
    const of = await open();
    const { id } = await claimed(ann, of, { happened: "On Monday" });
    const waiting = async () => (await boss.get(path)).body.waiting.count;
    expect((await ask(ann, id)).status).toBe(403);
    expect((await ask(boss, id)).body).toMatchObject({
      happened: "On Monday",
      questions: [{ by: { id: boss.id }, text: "Which of the two?", answer: null }],
    });
    await w.drain();
    expect(await told(ann)).toEqual(["A question about your claim for Spot a hazard: Which of the two?"]);
    expect(await waiting()).toBe(0);
    expect((await answer(bob, id)).status).toBe(404);
    expect((await answer(ann, id)).body).toMatchObject({ questions: [{ answer: { text: "The left one" } }] });
    expect(await waiting()).toBe(1);
    for (const _ of [2, 3]) await ask(boss, id).then(() => answer(ann, id));
    expect((await ask(boss, id)).body.msg).toMatch(/often enough/);
    expect((await one(id)).questions).toHaveLength(3);
  });

  test("counts towards its month alone where the limit of one person is one for a month", async () => {
    const of = await open({ perPerson: 1, perMonth: true });
    const { id } = await claimed(ann, of);
    expect((await claim(ann, of)).status).toBe(409);
    await w.sql`update incentive_claims set created_at = created_at - interval '1 month' where id = ${id}`;
    expect((await ann.get(`${path}/${of.id}/my`)).body).toMatchObject({ perMonth: true, own: { pending: 0, left: 1 } });
    expect((await claim(ann, of)).status).toBe(200);
    expect((await claim(ann, of)).status).toBe(409);
  });

  test("that is declined counts no longer, and says why", async () => {
    const of = await open({ perPerson: 1 });
    const { id } = await claimed(ann, of);
    expect((await claim(ann, of)).status).toBe(409);
    await decline(admin, id);
    await settle();
    expect((await mine(ann))[0]).toMatchObject({
      status: "declined",
      decision: { reason: "It shows the shelf, not the rail" },
    });
    expect(await told(ann)).toEqual(["Your claim for Spot a hazard was declined: It shows the shelf, not the rail"]);
    expect((await claim(ann, of)).status).toBe(200);
  });

  test("whose decision is undone waits again; neither job of it does anything", async () => {
    const { id } = await claimed(ann, await open());
    await approve(admin, id);
    await boss.delete("/incentive/claims/decisions", { ids: [id] });
    await decline(boss, id);
    await boss.delete("/incentive/claims/decisions", { ids: [id] });
    await settle();
    expect(await one(id)).toMatchObject({ status: "pending", decision: null });
    expect([await spends(ann), await told(ann)]).toEqual([0, []]);
  });

  test("keeps what it was made with, whatever is changed since", async () => {
    const of = await open();
    const { id } = await claimed(ann, of);
    const change = { points: 75, proof: "text", perPerson: 1, inAll: 1, version: of.version };
    expect((await admin.patch(`${path}/${of.id}`, change)).status).toBe(200);
    expect(await one(id)).toMatchObject({ points: 50, proof: "none" });
    await admin.post(`${path}/${of.id}/end`);
    await approve(admin, id);
    await settle();
    expect(await spends(ann)).toBe(50);
  });

  test("nobody decides on their own, nor on those of an incentive that others review", async () => {
    const own = await claimed(admin, await open());
    expect((await approve(admin, own.id)).body.msg).toBe("Nobody decides on their own claim");
    const of = await open({ name: "Second", reviewers: [boss.id] });
    const { id } = await claimed(ann, of);
    await w.drain();
    expect((await approve(admin, id)).body.msg).toBe("Somebody else reviews claims for this incentive");
    expect((await admin.get(path)).body.waiting).toEqual({ count: 0, points: 0 });
    expect((await boss.get(path)).body.waiting).toEqual({ count: 2, points: 100 });
    expect(await told(admin)).toEqual([]);
    // Once nobody of them is left, everybody who may review decides.
    await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${boss.id}`;
    expect((await approve(admin, id)).status).toBe(200);
  });

  test("many are decided at once; what somebody else decided meanwhile is told", async () => {
    const of = await open();
    const claims = [await claimed(ann, of), await claimed(bob, of), await claimed(ann, of)];
    const [first, second, third] = claims.map(({ id }) => id) as [string, string, string];
    await decline(boss, second);
    expect((await approve(admin, first, second, third)).body).toEqual({
      decided: expect.toSatisfy((ids: string[]) => ids.length === 2),
      skipped: [second],
    });
    await settle();
    expect([await spends(ann), await spends(bob), await holds()]).toEqual([100, 0, 900]);
    const { body: past } = await admin.get(`/incentive/claims?of=past&incentiveId=${of.id}&pageSize=2`);
    expect([past.results.length, past.total]).toEqual([2, 3]);
    const { body: rest } = await admin.get(
      `/incentive/claims?of=past&incentiveId=${of.id}&pageSize=2&cursor=${past.next}`,
    );
    expect([rest.results.length, rest.next]).toEqual([1, null]);
  });

  test.each([
    [
      "the bank holds too little",
      "bankShort",
      async () => admin.post(`/points/pointsBanks/${bankId}/withdraw`, { amount: 980, note: "" }),
    ],
    [
      "the account is locked",
      "accountLocked",
      async () =>
        w.sql`update points_accounts set locked_at = now() where tenant_id = ${w.tenantId} and owner_id = ${ann.id} and type = 'redeemable'`,
    ],
    [
      "who claimed it has left",
      "notEligible",
      async () =>
        w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id = ${ann.id}`,
    ],
    ["the month's limit is reached", "monthMax", async () => settings({ incentiveMonthMax: 49 })],
    ["the person's limit is reached", "personMax", async () => settings({ incentivePersonMax: 49 })],
    ["points are turned off", "pointsOff", async () => settings({ enabled: false })],
  ])("waits again with the reason when %s, and nobody has lost anything", async (_, held, cause) => {
    const { id } = await claimed(ann, await open());
    await w.sql`insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, lower_limit, version)
      select ${w.tenantId}, md5(${ann.id} || '/redeemable/')::uuid, 'redeemable', ${ann.id}, '', 0, 0, 0 on conflict do nothing`;
    await cause();
    expect((await approve(admin, id)).status).toBe(200);
    await settle();
    expect(await one(id)).toMatchObject({ status: "pending", decision: null, held: { reason: held } });
    expect((await told(admin)).filter((text) => text.includes("could not be paid"))).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });

  test("waits again where the job of its decision has failed for good", async () => {
    const { id } = await claimed(ann, await open());
    const decided = await approve(admin, id);
    expect(decided.status).toBe(200);
    const [job] = await w.sql`
      update pgboss.job set state = 'failed' where name = 'incentive.settle' and data ->> 'claimId' = ${id} returning data`;
    await w.sql`insert into pgboss.job (name, data) values ('incentive.settle.failed', ${JSON.stringify(job?.data)}::jsonb)`;
    await w.drain();
    expect(await one(id)).toMatchObject({ status: "pending", decision: null, held: null });
    expect((await approve(admin, id)).status).toBe(200);
  });

  test("is refused at once where it could not be paid anyway", async () => {
    const of = await open();
    await settings({ incentivePersonMax: 99 });
    await claimed(ann, of);
    expect((await claim(ann, of)).body.msg).toMatch(/in 90 days/);
    await settings({ incentivePersonMax: null, incentiveMonthMax: 49 });
    expect((await claim(bob, of)).body.msg).toMatch(/This month’s limit/);
    await settings({ incentiveMonthMax: null, incentiveClaimMax: 49 });
    expect((await claim(bob, of)).body.msg).toMatch(/cannot be paid now/);
    await settings({
      incentiveClaimMax: null,
      eligible: { everyone: false, memberIds: [ann.id], teamIds: [], roles: [] },
    });
    expect((await claim(bob, of)).body.msg).toBe("You cannot receive points");
  });

  test("in all there are as many as its limit says, those that wait counted", async () => {
    const of = await open({ inAll: 2 });
    const first = await claimed(ann, of);
    await claimed(bob, of);
    expect((await claim(boss, of)).body.msg).toMatch(/its limit is reached/);
    await ann.post(`/incentive/claims/${first.id}/withdraw`);
    expect((await claim(boss, of)).status).toBe(200);
    expect((await claim(ann, of)).status).toBe(409);
  });

  test("carries the proof that is asked for, which only who made it and those who review see", async () => {
    const of = await open({ proof: "text" });
    expect((await claim(ann, of)).body.details).toMatchObject([{ path: "text", message: "Write a few words" }]);
    const shown = await open({ name: "Second", proof: "picture" });
    expect((await claim(ann, shown, { text: "Look" })).body.details).toMatchObject([{ path: "files" }]);
    expect((await claim(ann, of, { text: "x", files: [crypto.randomUUID()] })).status).toBe(400);
    const { id } = await claimed(ann, of, { text: "Guard rail loose" });
    expect((await bob.get(`/incentive/claims/${id}`)).status).toBe(403);
    expect(await mine(bob)).toEqual([]);
    expect((await bob.post(`/incentive/claims/${id}/withdraw`)).status).toBe(404);
  });

  test("of who prefers privacy is not among the latest", async () => {
    const of = await open();
    const { id } = await claimed(ann, of);
    await w.sql`update tenant_members set prefers_private = true where tenant_id = ${w.tenantId} and id = ${ann.id}`;
    await approve(admin, id);
    await settle();
    expect((await bob.get(`${path}/${of.id}/my`)).body).toMatchObject({ latestClaimants: [], approved: 1 });
  });
});

test("the bank and the limits are replayed over the last quarter, and book nothing", async () => {
  const dry = async (over: object) => {
    const limits = { incentiveClaimMax: null, incentiveMonthMax: null, incentivePersonMax: null };
    return (await admin.post("/incentive/limits/dryRun", { incentiveBankId: bankId, ...limits, ...over })).body;
  };
  await settings({ incentiveBankId: bankId });
  const of = await open();
  const claims = [await claimed(ann, of), await claimed(bob, of)];
  await approve(admin, ...claims.map(({ id }) => id));
  await settle();
  await w.sql`update incentive_claims set settled_at = date_trunc('quarter', now()) - interval '3 months' + interval '10 days'
    where tenant_id = ${w.tenantId}`;
  const all = { was: 100, least: 100, most: 100 };
  const free = await dry({});
  expect(free).toMatchObject({
    points: all,
    payments: { was: 2, least: 2 },
    bank: { was: 900, least: 900, most: 900 },
  });
  expect(free.weeks[1]).toMatchObject(all);
  // The second waits for the next month: it may be paid then.
  const month = await dry({ incentiveMonthMax: 99 });
  expect(month).toMatchObject({
    ...{ points: { was: 100, least: 50, most: 100 }, people: { was: 2, least: 1, most: 2 } },
    ...{ held: { claimMax: 0, monthMax: 1, personMax: 0 }, bank: { was: 900, least: 900, most: 950 } },
  });
  expect(await dry({ incentiveClaimMax: 49 })).toMatchObject({ points: { least: 0, most: 0 }, held: { claimMax: 2 } });
  const other = (await admin.post("/points/pointsBanks", { name: "Other", ownerIds: [], alertBelow: null })).body.id;
  expect(await dry({ incentiveBankId: other })).toMatchObject({ bank: { was: 0, least: -100, most: -100 } });
  expect(await dry({ incentiveBankId: null })).toMatchObject({ points: all, bank: null });
  expect((await admin.post("/incentive/limits/dryRun", { incentiveBankId: ann.id })).status).toBe(400);
  expect((await ann.post("/incentive/limits/dryRun", {})).status).toBe(403);
  expect([await holds(), await spends(ann), await faults()]).toEqual([900, 50, []]);
  // What was taken back had been paid.
  await reverse(boss, claims[0]?.id ?? "");
  expect(await dry({})).toMatchObject({ points: all, bank: { was: 950, least: 950, most: 950 } });
});

describe("a code", () => {
  const codeOf = async ({ id }: { id: string }) => {
    const { url } = (await admin.get(`${path}/${id}/code`)).body;
    return new URL(url).searchParams.get("code") ?? "";
  };

  test("claims once for each, is paid at once, and stops working when it is replaced", async () => {
    const of = await open({ proof: "code" });
    const code = await codeOf(of);
    expect((await claim(ann, of)).body.details).toMatchObject([{ path: "code" }]);
    expect((await claim(ann, of, { code: `${code.slice(0, -1)}x` })).status).toBe(400);
    await claimed(ann, of, { code });
    await w.drain();
    expect((await admin.get(`${path}/${of.id}/code`)).body.scans).toBe(1);
    expect([await spends(ann), (await mine(ann))[0]?.status]).toEqual([50, "approved"]);
    expect((await claim(ann, of, { code })).status).toBe(409);
    await admin.post(`${path}/${of.id}/code`);
    expect((await claim(bob, of, { code })).body.details).toMatchObject([{ path: "code" }]);
    expect((await claim(bob, of, { code: await codeOf(of) })).status).toBe(200);
    expect(await faults()).toEqual([]);
  });

  test("is scanned once by each person, also where that was taken back and the code is another one", async () => {
    const of = await open({ proof: "code", inAll: 1 });
    const { id } = await claimed(ann, of, { code: await codeOf(of) });
    await w.drain();
    expect((await reverse(boss, id)).status).toBe(200);
    expect((await ann.get(`${path}/${of.id}/my`)).body).toMatchObject({ own: { left: 0 }, approved: 0 });
    expect((await claim(ann, of, { code: await codeOf(of) })).status).toBe(409);
    await admin.post(`${path}/${of.id}/code`);
    expect((await claim(ann, of, { code: await codeOf(of) })).status).toBe(409);
    // What it held in all is free again.
    expect((await claim(bob, of, { code: await codeOf(of) })).status).toBe(200);
    expect(await faults()).toEqual([]);
  });

  test("of another incentive is worth nothing, nor is one that has changed", async () => {
    const of = await open({ proof: "code" });
    const screen = await open({ name: "Second", proof: "code", rotating: true });
    expect((await claim(ann, of, { code: await codeOf(screen) })).status).toBe(400);
    const { body } = await admin.get(`${path}/${screen.id}/code`);
    expect(body).toMatchObject({ rotating: true, changesAt: expect.any(String) });
    expect((await claim(ann, screen, { code: await codeOf(screen) })).status).toBe(200);
    expect((await claim(bob, screen, { code: await codeOf(of) })).body.msg).toMatch(/has changed by now/);
  });

  test("that could not be paid waits for those who review", async () => {
    const of = await open({ proof: "code" });
    await admin.post(`/points/pointsBanks/${bankId}/withdraw`, { amount: 980, note: "" });
    const { id } = await claimed(ann, of, { code: await codeOf(of) });
    await w.drain();
    expect(await one(id)).toMatchObject({ status: "pending", held: { reason: "bankShort" } });
    await admin.post(`/points/pointsBanks/${bankId}/deposit`, { amount: 100, note: "" });
    await approve(boss, id);
    await settle();
    expect(await spends(ann)).toBe(50);
  });

  test("is none where claims are reviewed", async () => {
    const { id } = await open();
    expect((await admin.get(`${path}/${id}/code`)).status).toBe(409);
  });
});
