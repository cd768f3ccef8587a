import { afterAll, beforeAll, expect, test } from "vitest";
import { allocatePoints } from "../../src/domains/points/verbs/allocate-points.ts";
import { verifyLedger } from "../../src/domains/points/verbs/verify-ledger.ts";
import { deleteRecognition } from "../../src/domains/recognition/verbs/delete-recognition.ts";
import { sendRecognition } from "../../src/domains/recognition/verbs/send-recognition.ts";
import { ctxOf, makePeople } from "./people.ts";
import { openScratch, type Scratch } from "./scratch.ts";

let scratch: Scratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

test("a team of 10,000 is thanked, and it is taken back, in one transaction each", async () => {
  const people = await makePeople(scratch.database, { members: 10_001, allocation: 20_000 });
  const [sender = ""] = people.memberIds;
  await scratch.database.withTenant(people.tenantId, (db, { now }) => allocatePoints(db, { now, memberIds: [sender] }));
  const sendTo = [{ type: "team" as const, id: people.teamId }];
  const body = { status: "published" as const, message: "Thank you all", amount: 2, sendTo, qualityIds: [] };
  const sent = await scratch.database.withTenant(people.tenantId, (db, { now }) =>
    sendRecognition(ctxOf(db, now, sender), { ...body, tenantWide: false }),
  );
  expect(sent.recipientCount).toBe(10_000);
  const received = () =>
    scratch.sql("select sum(balance)::int as sum from points_accounts where tenant_id = $1 and type = 'redeemable'", [
      people.tenantId,
    ]);
  expect(await received()).toEqual([{ sum: 20_000 }]);
  await scratch.database.withTenant(people.tenantId, (db, { now }) =>
    deleteRecognition(ctxOf(db, now, sender), sent.id),
  );
  expect(await received()).toEqual([{ sum: 0 }]);
  const { faults, entries } = await scratch.database.withTenant(people.tenantId, (db) => verifyLedger(db));
  expect([faults, entries]).toEqual([[], 20_004]);
}, 180_000);
