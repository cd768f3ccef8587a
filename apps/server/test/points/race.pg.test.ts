import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allocatePoints } from "../../src/domains/points/verbs/allocate-points.ts";
import { verifyLedger } from "../../src/domains/points/verbs/verify-ledger.ts";
import { nodeArgs } from "../../src/testing/node-args.ts";
import { testSecret } from "../../src/testing/store.ts";
import { makePeople, type People } from "./people.ts";
import { openScratch, type Scratch } from "./scratch.ts";

let scratch: Scratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

/** A child process; its output is recorded line by line. */
function start(
  work: "send" | "allocate",
  people: People,
  output: string[],
): { child: ChildProcess; over: Promise<unknown[]> } {
  const file = join(import.meta.dirname, "race-sender.ts");
  const args = [...nodeArgs, file, scratch.url, testSecret, work, JSON.stringify(people)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  createInterface({ input: child.stdout }).on("line", (line) => output.push(line));
  return { child, over: once(child, "close") };
}

async function killWhen(child: ChildProcess, reached: () => boolean): Promise<void> {
  while (!reached() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill("SIGKILL");
}

test("senders in several processes, one of them killed in mid-flight, lose and double nothing", async () => {
  const people = await makePeople(scratch.database, { members: 6, allocation: 60_000 });
  const { tenantId } = people;
  await scratch.database.withTenant(tenantId, (db, { now }) => allocatePoints(db, { now }));
  const output: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = output.length;
    const processes = [1, 2, 3].map(() => start("send", people, output));
    const [victim, ...others] = processes;
    if (victim) await killWhen(victim.child, () => output.length > before + 40);
    for (const { over } of others) expect(await over).toEqual([0, null]);
    expect(await victim?.over).toEqual([null, "SIGKILL"]);
  }
  await scratch.database.withTenant(tenantId, async (db) => {
    const { faults, entries } = await verifyLedger(db);
    expect(faults).toEqual([]);
    expect(entries).toBeGreaterThan(output.length);
    const [counts] = await db.query({
      text: `select (select count(*) from recognitions where tenant_id = $1 and id = any($2::uuid[])) as acknowledged,
        (select count(*) from recognitions where tenant_id = $1) - (select count(*) from points_transactions
          where tenant_id = $1 and type = 'recognition') as unpaid,
        (select sum(amount) from recognition_recipients where tenant_id = $1)
          - (select sum(e.amount) from points_entries e join points_transactions t on t.tenant_id = $1 and t.id = e.transaction_id
             where e.tenant_id = $1 and t.type = 'recognition' and e.amount > 0) as lost,
        (select min(balance) >= 0 from points_accounts where tenant_id = $1 and purpose = '') as sound`,
      values: [tenantId, output],
    });
    expect(counts).toEqual({ acknowledged: new Set(output).size, unpaid: 0, lost: "0", sound: true });
  });
}, 180_000);

test("four workers, two of them killed, give everybody the month's points once", async () => {
  const people = await makePeople(scratch.database, { members: 400, allocation: 250 });
  const output: string[] = [];
  const workers = [1, 2, 3, 4].map(() => start("allocate", people, output));
  await Promise.all(workers.slice(0, 2).map(({ child }, n) => killWhen(child, () => output.length > 3 + 4 * n)));
  await Promise.all(workers.map(({ over }) => over));
  const last = start("allocate", people, output);
  expect(await last.over).toEqual([0, null]);
  await scratch.database.withTenant(people.tenantId, async (db) => {
    expect((await verifyLedger(db)).faults).toEqual([]);
    const [given] = await db.query({
      text: `select count(*) as runs, count(distinct r.member_id) as members,
          (select count(*) from points_accounts a where a.tenant_id = $1 and a.type = 'allocation' and a.balance = 250) as accounts
        from points_allocation_runs r where r.tenant_id = $1`,
      values: [people.tenantId],
    });
    expect(given).toEqual({ runs: 400, members: 400, accounts: 400 });
  });
}, 120_000);
