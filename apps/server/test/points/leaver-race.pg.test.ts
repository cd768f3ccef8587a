import { afterAll, beforeAll, expect, test } from "vitest";
import { grantPoints, holdMemberAccounts, keepPoints, returnPoints } from "../../src/domains/points/index.ts";
import { expireAll } from "../../src/domains/points/verbs/expire-all.ts";
import { verifyLedger } from "../../src/domains/points/verbs/verify-ledger.ts";
import type { WorkerCtx } from "../../src/jobs/context.ts";
import { enqueuer } from "../../src/jobs/enqueue.ts";
import { makePeople } from "./people.ts";
import { openScratch, type Scratch } from "./scratch.ts";

let scratch: Scratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

const DAY = 86_400_000;

test("what leavers keep lapses once under several workers, while some return and some are given more", async () => {
  const { tenantId, memberIds } = await makePeople(scratch.database, { members: 60, allocation: 0 });
  const within = scratch.database.withTenant.bind(scratch.database);
  let left = new Date();
  await within(tenantId, async (db, { now }) => {
    left = now;
    for (const memberId of memberIds) {
      await holdMemberAccounts(db, memberId);
      await grantPoints(db, { memberId, amount: 100, actorId: memberId, now, zone: "UTC", note: "" });
    }
    await db.query({ text: "update tenant_members set status = 'archived' where tenant_id = $1", values: [tenantId] });
    await keepPoints({ db, now, enqueue: enqueuer(db) }, memberIds);
  });
  const over = new Date(left.getTime() + 92 * DAY);
  const [back, more] = [memberIds.filter((_, n) => n % 3 === 0), memberIds.filter((_, n) => n % 3 === 1)];
  const worker = () =>
    within(tenantId, (db) => expireAll({ db, now: over, enqueue: enqueuer(db) } as unknown as WorkerCtx));
  const returning = (memberId: string, now: Date) =>
    within(tenantId, async (db) => {
      await db.query({
        text: "update tenant_members set status = 'joined' where tenant_id = $1 and id = $2",
        values: [tenantId, memberId],
      });
      await returnPoints({ db, now }, [memberId]);
    });
  const given = (memberId: string) =>
    within(tenantId, async (db) => {
      await holdMemberAccounts(db, memberId);
      await grantPoints(db, { memberId, amount: 7, actorId: memberId, now: left, zone: "UTC", note: "" });
    });
  await Promise.all([
    ...Array.from({ length: 6 }, worker),
    // Still within their 90 days, by the clock of whoever brings them back.
    ...back.map((memberId) => returning(memberId, left)),
    ...more.map(given),
  ]);
  await Promise.all([worker(), worker()]);
  await within(tenantId, async (db) => {
    expect((await verifyLedger(db)).faults).toEqual([]);
    const rows = await db.query<{ id: string; balance: number; lapsed: number }>({
      text: `select a.owner_id as id, a.balance::int as balance, coalesce((select -sum(e.amount) from points_entries e
          where e.tenant_id = $1 and e.account_id = a.id and e.type = 'expire_redeemable'), 0)::int as lapsed
        from points_accounts a where a.tenant_id = $1 and a.type = 'redeemable'`,
      values: [tenantId],
    });
    const of = new Map(rows.map(({ id, balance, lapsed }) => [id, [balance, lapsed]]));
    for (const id of memberIds) {
      // Whoever returns has all of it or none: as the worker came after or before.
      if (back.includes(id))
        expect([
          [100, 0],
          [0, 100],
        ]).toContainEqual(of.get(id));
      else expect(of.get(id)).toEqual([0, more.includes(id) ? 107 : 100]);
    }
  });
}, 60_000);
