import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookBank, insertBank } from "../../src/domains/points/index.ts";
import { verifyLedger } from "../../src/domains/points/verbs/verify-ledger.ts";
import type { TestMember } from "../../src/testing/index.ts";
import { nodeArgs } from "../../src/testing/node-args.ts";
import { testSecret } from "../../src/testing/store.ts";
import type { Race } from "./every-kind-process.ts";
import { openScratch, type Scratch } from "./scratch.ts";

const DAY = 86_400_000;
const MEMBERS = 8;
let scratch: Scratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

async function company() {
  const began = new Date(Date.now() - 400 * DAY);
  const tenant = await scratch.makeTenant({ features: ["points"] });
  const members: TestMember[] = [];
  for (let n = 0; n < MEMBERS; n += 1)
    members.push(await tenant.member({ role: n === 0 ? "admin" : "employee", joinedAt: began }));
  const memberIds = members.map(({ id }) => id);
  const teamId = await tenant.team("Everybody", memberIds);
  await scratch.sql(
    `insert into points_settings (tenant_id, restriction_limit, redeemable_expiry, eligible)
     values ($1, 1000000, 'month', '{"everyone":true}')`,
    [tenant.id],
  );
  for (const [name, amount, cap] of [
    ["Everybody", 400, null],
    ["Leads", 900, 100],
  ] as const)
    await scratch.sql(
      `insert into points_budget_items (tenant_id, id, name, name_key, source, audience, amount, period, starts_on, roll_over_cap)
       values ($1, gen_random_uuid(), $2, $2, 'allocation', $3, $4, 'month', '2020-01-01', $5)`,
      [
        tenant.id,
        name,
        JSON.stringify({ everyone: cap === null, memberIds: memberIds.slice(0, 2), teamIds: [], roles: [] }),
        amount,
        cap,
      ],
    );
  const bankId = await tenant.within(async (db) => {
    const ctx = { db, now: began };
    const id = await insertBank(ctx, { name: "Gifts", ownerIds: [], alertBelow: 100 });
    await bookBank(ctx, { bankId: id, actorId: memberIds[0] ?? "", amount: 3000, note: "" });
    return id;
  });
  const clock = { real: Date.now(), at: began.getTime(), speed: (20 * DAY) / 1000 };
  return { tenant, members, race: { tenantId: tenant.id, memberIds, teamId, bankId, clock, rounds: 3, dieAt: 0 } };
}

function start(race: Race, done: string[]): { child: ChildProcess; over: Promise<unknown[]> } {
  const args = [
    ...nodeArgs,
    join(import.meta.dirname, "every-kind-process.ts"),
    scratch.url,
    testSecret,
    JSON.stringify(race),
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  createInterface({ input: child.stdout }).on("line", (line) => done.push(line));
  return { child, over: once(child, "close") };
}

interface Line {
  account: string;
  amount: number;
  balance: number;
}
/** A member's whole statement as they read it, the oldest first, by account. */
async function statementOf({ token }: TestMember) {
  const lines: Line[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const call = `GET /points/transactions?pageSize=100${cursor && `&cursor=${cursor}`}`;
    const { status, body } = await scratch.request(call, { token });
    expect(status).toBe(200);
    lines.push(...body.results);
    cursor = body.next;
  }
  return Map.groupBy(lines.toReversed(), ({ account }) => account);
}

test("every kind of transaction at once from several processes, some killed within one, leaves a ledger that adds up", async () => {
  const { tenant, members, race } = await company();
  const done: string[] = [];
  const lasting = [1, 2].map(() => start(race, done));
  const killed = [10, 30, 60].map((dieAt) => start({ ...race, dieAt }, done));
  for (const { over } of lasting) expect(await over).toEqual([0, null]);
  for (const { over } of killed) expect(await over).toEqual([null, "SIGKILL"]);
  expect([...new Set(done)].toSorted()).toEqual([
    "allocation",
    "deletion",
    "deposit",
    "endorsement",
    "expiry",
    "gift by hand",
    "gifts by a rule",
    "lock",
    "reversal",
    "send",
    "withdrawal",
  ]);

  await tenant.within(async (db) => {
    // The accounts and each transaction sum to zero, entries replay to balances, and lots to what members have.
    expect((await verifyLedger(db)).faults).toEqual([]);
    const [sound] = await db.query<Record<string, number>>({
      text: `select (select count(*)::int from points_accounts a where a.tenant_id = $1 and a.balance < a.lower_limit) as below,
        (select count(*)::int from points_entries e join points_accounts a on a.tenant_id = $1 and a.id = e.account_id
          where e.tenant_id = $1 and e.balance_after < a.lower_limit) as was_below,
        (select count(*)::int from points_lots l where l.tenant_id = $1 and l.remaining not between 0 and l.amount) as lots`,
      values: [db.tenantId],
    });
    expect(sound).toEqual({ below: 0, was_below: 0, lots: 0 });
    // One row of what is scheduled for each entry that it made: the key of these rows lets nobody have two.
    const scheduled = (type: string, rows: string) =>
      db.query<{ made: string; entries: number; rows: number }>({
        text: `select count(*)::int as entries, count(x.member_id)::int as rows, coalesce(sum(e.amount), 0)::int - coalesce(sum(x.amount), 0)::int as apart,
            (select count(*)::int from ${rows} y where y.tenant_id = $1) as all
          from points_transactions t join points_entries e on e.tenant_id = $1 and e.transaction_id = t.id and e.amount > 0
          join points_accounts a on a.tenant_id = $1 and a.id = e.account_id
          left join ${rows} x on x.tenant_id = $1 and x.transaction_id = t.id and x.member_id = a.owner_id
          where t.tenant_id = $1 and t.type = $2`,
        values: [db.tenantId, type],
      });
    for (const [type, rows] of [
      ["allocation", "points_allocation_runs"],
      ["birthday", "points_gifts"],
    ] as const) {
      const [counts] = await scheduled(type, rows);
      const { entries } = counts ?? { entries: 0 };
      expect(entries).toBeGreaterThan(MEMBERS);
      expect([type, counts]).toEqual([type, { entries, rows: entries, apart: 0, all: entries }]);
    }
  });

  for (const member of members) {
    const { body } = await scratch.request("GET /points/accounts/my", { token: member.token });
    const held = await scratch.sql(
      "select type, balance from points_accounts where tenant_id = $1 and owner_id = $2 and balance <> 0",
      [tenant.id, member.id],
    );
    expect(body.results).toHaveLength(2);
    const balances = new Map<string, number>();
    for (const [account, lines] of await statementOf(member))
      for (const { amount, balance } of lines) {
        const next = (balances.get(account) ?? 0) + amount;
        expect([member.name, account, balance]).toEqual([member.name, account, next]);
        balances.set(account, next);
      }
    for (const { type, balance } of held)
      expect([member.name, type, balances.get(type)]).toEqual([member.name, type, balance]);
  }
}, 180_000);
