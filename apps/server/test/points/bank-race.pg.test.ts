import { afterAll, beforeAll, expect, test } from "vitest";
import { bookBank, insertBank, payGifts } from "../../src/domains/points/index.ts";
import { verifyLedger } from "../../src/domains/points/verbs/verify-ledger.ts";
import { DomainError } from "../../src/error.ts";
import { makePeople } from "./people.ts";
import { openScratch, type Scratch } from "./scratch.ts";

let scratch: Scratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

test("deposits and withdrawals at once never take a bank below zero, and all of it adds up", async () => {
  const { tenantId, memberIds } = await makePeople(scratch.database, { members: 1, allocation: 0 });
  const [actorId = ""] = memberIds;
  const within = scratch.database.withTenant.bind(scratch.database);
  const bankId = await within(tenantId, (db, { now }) =>
    insertBank({ db, now }, { name: "Race", ownerIds: [], alertBelow: 50 }),
  );
  let [held, fell] = [0, 0];
  let refused = 0;
  const one = async (amount: number) => {
    try {
      const { low } = await within(tenantId, (db, { now }) =>
        bookBank({ db, now }, { bankId, actorId, amount, note: "" }),
      );
      held += amount;
      if (low) fell += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused += 1;
    }
  };
  await Promise.all(Array.from({ length: 120 }, (_, n) => one(n % 2 === 0 ? 40 : -60)));
  expect(refused).toBeGreaterThan(0);
  await within(tenantId, async (db) => {
    expect((await verifyLedger(db)).faults).toEqual([]);
    const [bank] = await db.query<{ balance: number; below: number }>({
      text: `select a.balance, (select count(*) from points_entries e where e.tenant_id = $1 and e.account_id = a.id
          and e.amount < 0 and e.balance_after < 50 and e.balance_after - e.amount >= 50)::int as below
        from points_accounts a where a.tenant_id = $1 and a.owner_id = $2`,
      values: [tenantId, bankId],
    });
    expect(bank).toEqual({ balance: held, below: fell });
  });
}, 60_000);

test("gifts that several workers pay at once, between deposits and withdrawals, are paid once and whole", async () => {
  const { tenantId, memberIds } = await makePeople(scratch.database, { members: 40, allocation: 0 });
  const [actorId = ""] = memberIds;
  const within = scratch.database.withTenant.bind(scratch.database);
  const bankId = await within(tenantId, async (db, { now }) => {
    const id = await insertBank({ db, now }, { name: "Race", ownerIds: [], alertBelow: null });
    await bookBank({ db, now }, { bankId: id, actorId, amount: 500, note: "" });
    return id;
  });
  const due = memberIds.map((memberId) => ({
    memberId,
    ruleId: bankId,
    bankId,
    source: "birthday" as const,
    occasion: 2026,
    amount: 30,
    zone: "UTC",
  }));
  const pay = () => within(tenantId, (db, { now }) => payGifts(db, { due, now, expiry: "never" }));
  const move = async (amount: number) => {
    try {
      await within(tenantId, (db, { now }) => bookBank({ db, now }, { bankId, actorId, amount, note: "" }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  };
  await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? pay() : move(n % 4 === 1 ? -40 : 60))));
  await move(2000);
  await Promise.all([pay(), pay(), pay()]);
  await within(tenantId, async (db) => {
    expect((await verifyLedger(db)).faults).toEqual([]);
    const [given] = await db.query({
      text: `select (select count(*) from points_gifts g where g.tenant_id = $1)::int as gifts,
        (select count(*) from points_accounts a where a.tenant_id = $1 and a.type = 'redeemable' and a.balance = 30)::int as members`,
      values: [tenantId],
    });
    expect(given).toEqual({ gifts: 40, members: 40 });
  });
}, 60_000);
