import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";

let w: World;
let ann: Person;
let bob: Person;
let admin: Person;
beforeEach(async () => {
  w = await world({ features: ["points"] });
  [ann, bob] = await w.people("Ann", "Bob");
  admin = await w.person("Ada", { role: "admin" });
  await w.allocate(200);
});
afterEach(async () => {
  expect((await w.tenant(({ db }) => verifyLedger(db))).faults).toEqual([]);
});

const owner = (who: Person) => `/points/accounts/redeemable/${who.id}`;
const gift = (who: Person, amount: number, reason = "For the opening") =>
  admin.post(`${owner(who)}/gifts`, { amount, reason });
const balances = async (who: Person) => {
  const { give, spend } = (await admin.get(owner(who))).body;
  return { give, spend };
};
const newest = async (who: Person) => (await who.get("/points/transactions")).body.results[0];
const give = (from: Person, to: Person, amount: number) =>
  from.post("/recognition/recognitions", {
    ...{ status: "published", message: "Thank you", amount, qualityIds: [], tenantWide: true },
    sendTo: [{ id: to.id, type: "tenantMember" }],
  });
const spendAll = (who: Person, amount: number) =>
  w.sql`with spent as (
      update points_lots set remaining = remaining - ${amount} where tenant_id = ${who.tenant.id}
        and transaction_id = (select transaction_id from points_lots l join points_accounts a on a.tenant_id = l.tenant_id and a.id = l.account_id
          where l.tenant_id = ${who.tenant.id} and a.owner_id = ${who.id} and a.type = 'redeemable' limit 1) returning tenant_id, account_id),
    payout as (
      insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, version)
      select tenant_id, gen_random_uuid(), 'payout', tenant_id, '', ${amount}, 1 from spent returning tenant_id, id),
    moved as (
      insert into points_transactions (tenant_id, id, type, reference_type, reference_id)
      select tenant_id, gen_random_uuid(), 'redemption', 'reward', gen_random_uuid() from spent returning tenant_id, id),
    account as (
      update points_accounts a set balance = balance - ${amount}, version = version + 1 from spent s
      where a.tenant_id = s.tenant_id and a.id = s.account_id returning a.tenant_id, a.id, a.version, a.balance)
    insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after)
    select a.tenant_id, a.id, a.version, m.id, 'redemption', -${amount}::bigint, a.balance from account a, moved m
    union all select p.tenant_id, p.id, 1, m.id, 'redemption', ${amount}::bigint, ${amount}::bigint from payout p, moved m`;

describe("a gift", () => {
  test("arrives with its reason, is told and recorded", async () => {
    expect((await gift(bob, 250)).body).toMatchObject({ id: bob.id, spend: 250, received: 250 });
    expect(await newest(bob)).toMatchObject({
      type: "gift",
      amount: 250,
      note: "For the opening",
      actor: { id: admin.id },
    });
    await w.drain();
    const [{ message }] = (await bob.get("/notification/messages")).body.results;
    expect(message).toBe("Ada Test gave you 250 points");
    const [event] =
      await w.sql`select after from audit_events where tenant_id = ${admin.tenant.id} and action = 'pointsAccount.gift'`;
    expect(event).toEqual({ after: { amount: 250, reason: "For the opening" } });
  });

  test.each([0, -1, 1.5, 1_000_001, "1e3", "5", null])("of %s is refused at its field", async (amount) => {
    const { status, body } = await admin.post(`${owner(bob)}/gifts`, { amount, reason: "Why" });
    expect([status, body.details[0].path]).toEqual([400, "amount"]);
    expect(await balances(bob)).toEqual({ give: 200, spend: 0 });
  });

  test("takes a reason, a person who is here and open accounts", async () => {
    expect((await gift(bob, 5, "  ")).body.details[0]).toMatchObject({ path: "reason", message: "Reason is required" });
    await admin.put(`${owner(bob)}/lock`, { reason: "Under review" });
    expect((await gift(bob, 5)).status).toBe(409);
    await w.sql`update tenant_members set status = 'archived' where tenant_id = ${ann.tenant.id} and id = ${ann.id}`;
    expect((await gift(ann, 5)).status).toBe(409);
    expect((await bob.post(`${owner(ann)}/gifts`, { amount: 5, reason: "Why" })).status).toBe(403);
  });

  test("is nothing that one gives to oneself", async () => {
    const { status, body } = await gift(admin, 5);
    expect([status, body.msg]).toEqual([403, "You cannot give points to yourself"]);
    expect((await balances(admin)).spend).toBe(0);
    expect((await admin.get(owner(admin))).body.__permissions__).not.toContain("gift");
    expect((await admin.get(owner(bob))).body.__permissions__).toContain("gift");
  });

  test("lapses as the settings say, at midnight of its receiver", async () => {
    await w.sql`insert into points_settings (tenant_id, redeemable_expiry, eligible) values (${bob.tenant.id}, 'month', '{"everyone":true}')
      on conflict (tenant_id) do update set redeemable_expiry = 'month'`;
    await w.sql`update tenant_members set timezone = 'Asia/Tokyo' where tenant_id = ${bob.tenant.id} and id = ${bob.id}`;
    await gift(bob, 5);
    expect((await newest(bob)).lapsesAt).toMatch(/T15:00:00\.000Z$/);
  });
});

describe("a reversal", () => {
  test("brings back what is left, and the company bears the shortfall that was shown", async () => {
    await gift(bob, 250);
    const { transactionId } = await newest(bob);
    await spendAll(bob, 145);
    const shown = (await admin.get(`/points/transactions/${transactionId}`)).body;
    expect(shown).toMatchObject({ amount: 250, people: 1, returns: 105, shortfall: 145 });
    const reverse = (shortfall: number) =>
      admin.post(`/points/transactions/${transactionId}/reversal`, { reason: "The wrong Bob", shortfall });
    expect([(await reverse(0)).status, (await balances(bob)).spend]).toEqual([409, 105]);
    expect((await reverse(145)).status).toBe(200);
    expect(await newest(bob)).toMatchObject({ type: "reversal", amount: -105, balance: 0, note: "The wrong Bob" });
    expect((await admin.get(owner(bob))).body).toMatchObject({
      spend: 0,
      received: 250,
      sums: { spent: 145, takenBack: 105 },
    });
    const [, , came] = (await bob.get("/points/transactions")).body.results;
    expect(came).toMatchObject({ amount: 250, takenBack: { amount: 105, reason: "The wrong Bob" } });
    expect((await reverse(145)).status).toBe(409);
    await w.drain();
    const { results } = (await bob.get("/notification/messages")).body;
    expect(results.map(({ message }: { message: string }) => message)).toContain("105 points were taken back");
  });

  test("of what was spent takes nothing, and stands with its reason at what it is about", async () => {
    await gift(bob, 250);
    const { transactionId } = await newest(bob);
    await spendAll(bob, 250);
    const reversal = { reason: "The wrong Bob", shortfall: 250 };
    expect((await admin.post(`/points/transactions/${transactionId}/reversal`, reversal)).status).toBe(200);
    const seenBy = async (who: Person) =>
      (await who.get(`/points/transactions?ownerId=${bob.id}&typeIn=gift,reversal`)).body.results;
    const line = {
      transactionId,
      reversed: true,
      takenBack: { at: expect.any(String), amount: 0, reason: "The wrong Bob" },
    };
    expect([await seenBy(admin), await seenBy(bob)]).toMatchObject([[line], [line]]);
  });

  test("of a recognition returns to who gave; a later deletion takes nothing twice", async () => {
    const { body } = await give(ann, bob, 30);
    const { transactionId } = await newest(bob);
    await admin.post(`/points/transactions/${transactionId}/reversal`, { reason: "By mistake", shortfall: 0 });
    expect([await balances(ann), await balances(bob)]).toEqual([
      { give: 200, spend: 0 },
      { give: 200, spend: 0 },
    ]);
    await ann.delete(`/recognition/recognitions/${body.id}`);
    expect([(await balances(ann)).give, (await balances(bob)).spend]).toEqual([200, 0]);
  });

  test("is not for what a rule has handed out, nor for employees", async () => {
    const { transactionId } = await newest(ann);
    const reverse = (who: Person) =>
      who.post(`/points/transactions/${transactionId}/reversal`, { reason: "Why", shortfall: 0 });
    expect([(await reverse(admin)).status, (await reverse(ann)).status]).toEqual([409, 403]);
  });
});

describe("locked accounts", () => {
  test("give and receive nothing until they are unlocked, both with a reason", async () => {
    const locked = (await admin.put(`${owner(bob)}/lock`, { reason: "Under review" })).body;
    expect(locked).toMatchObject({ lockedAt: expect.any(String), lockReason: "Under review" });
    expect((await give(ann, bob, 5)).status).toBe(422);
    expect((await give(bob, ann, 5)).status).toBe(422);
    expect((await admin.get("/points/accounts/redeemable?locked=true")).body.results).toMatchObject([
      { id: bob.id, lockReason: "Under review", lockedBy: { id: admin.id } },
    ]);
    await admin.put(`${owner(bob)}/lock`, { reason: "Again" });
    await admin.put(`${owner(bob)}/unlock`, { reason: "Cleared" });
    expect((await admin.get(owner(bob))).body).toMatchObject({ lockedAt: null, lockReason: null });
    expect((await give(ann, bob, 5)).status).toBe(200);
    const events = await w.sql`select action, after ->> 'reason' as reason from audit_events
      where tenant_id = ${bob.tenant.id} and entity_id = ${bob.id} order by created_at`;
    expect(events).toEqual([
      { action: "pointsAccount.lock", reason: "Under review" },
      { action: "pointsAccount.unlock", reason: "Cleared" },
    ]);
  });
});

describe("at the same time", () => {
  test("a gift that is repeated under its key is given once", async () => {
    const key = randomUUID();
    const { request } = await (await import("../../testing/index.ts")).sharedServer();
    const send = () =>
      request(`POST ${owner(bob)}/gifts`, {
        ...{ token: admin.token, host: admin.tenant.id, headers: { "idempotency-key": key } },
        body: { amount: 40, reason: "Once" },
      });
    await Promise.all(Array.from({ length: 8 }, send));
    expect((await balances(bob)).spend).toBe(40);
  });

  test("of several reversals one is done, whatever is sent and given meanwhile", async () => {
    await gift(bob, 60);
    const { transactionId } = await newest(bob);
    const other = await w.person("Eve", { role: "admin" });
    const reverse = (who: Person) =>
      who.post(`/points/transactions/${transactionId}/reversal`, { reason: "Twice", shortfall: 0 });
    const work = [admin, other, admin, other].map(reverse);
    const more = [give(ann, bob, 5), give(bob, ann, 7), gift(bob, 11), gift(ann, 13), give(ann, bob, 9)];
    const statuses = (await Promise.all(work)).map(({ status }) => status);
    await Promise.all(more);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect([(await balances(bob)).spend, (await balances(ann)).spend]).toEqual([25, 20]);
  });

  test("locks and gifts follow one another: what was given before a lock stays, nothing comes after it", async () => {
    const gifts = Array.from({ length: 6 }, () => gift(bob, 10));
    const lock = admin.put(`${owner(bob)}/lock`, { reason: "Now" });
    const given = (await Promise.all(gifts)).filter(({ status }) => status === 200).length;
    expect((await lock).status).toBe(200);
    expect((await balances(bob)).spend).toBe(given * 10);
    expect((await gift(bob, 10)).status).toBe(409);
  });
});
