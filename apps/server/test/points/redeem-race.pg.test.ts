import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grantPoints, holdMemberAccounts } from "../../src/domains/points/index.ts";
import { verifyLedger } from "../../src/domains/points/verbs/verify-ledger.ts";
import { insertProvider } from "../../src/domains/reward/verbs/write-provider.ts";
import { insertReward } from "../../src/domains/reward/verbs/write-reward.ts";
import { nodeArgs } from "../../src/testing/node-args.ts";
import { testSecret } from "../../src/testing/store.ts";
import { makePeople } from "./people.ts";
import { openScratch, type Scratch } from "./scratch.ts";

let scratch: Scratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
const store = { name: "Store", description: "", currency: "EUR", funded: true, alertBelow: null, countries: [] };

test("of 100 members in several processes who want the last one, one has it and 99 are told", async () => {
  const { tenantId, memberIds } = await makePeople(scratch.database, { members: 100, allocation: 0 });
  const rewardId = await scratch.database.withTenant(tenantId, async (db, { now }) => {
    for (const memberId of memberIds) {
      await holdMemberAccounts(db, memberId);
      await grantPoints(db, { memberId, amount: 150, actorId: memberId, now, zone: "UTC", note: "" });
    }
    const { id: providerId } = insertProvider({ db, now }, "store", { ...store, paused: false, ownerIds: [] });
    await db.query({
      text: "update reward_providers set balance = 100000 where tenant_id = $1 and id = $2",
      values: [tenantId, providerId],
    });
    return insertReward(
      { db, now },
      {
        ...{ providerId, name: "The last one", description: "", category: "things", art: "plant", picture: null },
        ...{ currency: "EUR", tax: "none", countries: [], audience: everyone, personLimit: null, limitPeriod: "ever" },
        ...{ totalLimit: null, approval: "none", fulfilment: "hand", asks: "nothing", instructions: "", offered: true },
        variants: [{ name: "", points: 100, faceValue: 500, fee: 0, stock: 1 }],
      },
    ).id;
  });
  const told: string[] = [];
  const processes = [0, 1, 2].map((n) => {
    const own = memberIds.filter((_, place) => place % 3 === n);
    const args = [...nodeArgs, join(import.meta.dirname, "redeemer.ts"), scratch.url, testSecret, tenantId, rewardId];
    const child = spawn(process.execPath, [...args, JSON.stringify(own)], { stdio: ["ignore", "pipe", "inherit"] });
    createInterface({ input: child.stdout }).on("line", (line) => told.push(line));
    return once(child, "close");
  });
  expect(await Promise.all(processes)).toEqual([0, 1, 2].map(() => [0, null]));
  expect(told.toSorted()).toEqual(["redeemed", ...Array.from({ length: 99 }, () => "reward.soldOut")].toSorted());
  await scratch.database.withTenant(tenantId, async (db) => {
    expect((await verifyLedger(db)).faults).toEqual([]);
    const [sums] = await db.query({
      text: `select (select sum(balance)::int from points_accounts where tenant_id = $1) as all,
        (select sum(balance)::int from points_accounts where tenant_id = $1 and type = 'payout') as paid,
        (select sum(balance)::int from points_accounts where tenant_id = $1 and type = 'redeemable') as held,
        (select balance::int from reward_providers where tenant_id = $1) as fund,
        (select stock from reward_variants where tenant_id = $1) as stock,
        (select count(*)::int from redemptions where tenant_id = $1) as redemptions`,
      values: [tenantId],
    });
    expect(sums).toEqual({ all: 0, paid: 100, held: 100 * 150 - 100, fund: 99_500, stock: 0, redemptions: 1 });
  });
}, 120_000);
