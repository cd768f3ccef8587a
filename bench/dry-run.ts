import { manyMembers, onlyTenant, type TestServer } from "@plaudit/server/testing";
import { at, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const SENDS = 10;

const start = "(date_trunc('quarter', now()) - interval '3 months')";
const account = "md5(m.id::text || '/allocation/')::uuid";
/** A quarter in which everybody was handed 100 points a month and sent ten times, each tenth time cut short. */
const quarter = (tenantId: string): string[] => [
  `insert into points_accounts (tenant_id, id, type, owner_id, balance, lower_limit)
   select m.tenant_id, ${account}, 'allocation', m.id, 0, 0 from tenant_members m where m.tenant_id = '${tenantId}'`,
  `insert into points_allocation_runs (tenant_id, period_key, member_id, amount, budget_item_id, transaction_id, ends_at, created_at)
   select m.tenant_id, 'past-' || k, m.id, 100, m.id, gen_random_uuid(), ${start} + (k + 1) * interval '1 month', ${start} + k * interval '1 month'
   from tenant_members m cross join generate_series(0, 2) k where m.tenant_id = '${tenantId}'`,
  `insert into points_lots (tenant_id, account_id, transaction_id, amount, remaining, expires_at, created_at)
   select r.tenant_id, md5(r.member_id::text || '/allocation/')::uuid, r.transaction_id, 100, 0, r.ends_at, r.created_at
   from points_allocation_runs r where r.tenant_id = '${tenantId}'`,
  `insert into points_sent (tenant_id, sender_id, recipient_id, transaction_id, amount, asked, sent_at, endorsement)
   select m.tenant_id, m.id, lead(m.id, k + 1, m.id) over (partition by k order by m.id), gen_random_uuid(), case when k = 9 then 10 else 25 end, 25,
     ${start} + (k * 9 + 1) * interval '1 day', k = 4
   from tenant_members m cross join generate_series(0, ${SENDS - 1}) k where m.tenant_id = '${tenantId}'`,
  `insert into points_lots (tenant_id, account_id, transaction_id, amount, remaining, created_at)
   select s.tenant_id, md5(s.recipient_id::text || '/redeemable/')::uuid, s.transaction_id, s.amount, s.amount, s.sent_at
   from points_sent s where s.tenant_id = '${tenantId}' and s.recipient_id <> s.sender_id`,
  `insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
   select m.tenant_id, ${account}, k + 1, gen_random_uuid(), 'recognition', -10, 10, ${start} + (k * 7 + 1) * interval '1 day'
   from tenant_members m cross join generate_series(0, 12) k where m.tenant_id = '${tenantId}'`,
];

const incentiveOf = (budgetItemId: string) => ({
  name: "Spot a hazard",
  description: "Send a picture",
  badge: "lantern",
  mediaObjectId: null,
  points: 10,
  budgetItemId,
  audience: { everyone: true, memberIds: [], teamIds: [], roles: [] },
  perPerson: null,
  perMonth: false,
  inAll: null,
  opensAt: null,
  closesAt: null,
  proof: "text",
  rotating: false,
  reviewers: [],
});
const PAYMENTS = Number(process.env.BENCH_PAYMENTS ?? 300_000);
const paidAt = `${start} + (n - ${PAYMENTS}) * interval '90 days' / ${PAYMENTS}`;
/** So many payments of a bank for incentives in that quarter, and as many in the 90 days before it, which count towards a person's limit. */
const payments = (tenantId: string, incentiveId: string, bankId: string): string[] => [
  `insert into incentive_claims (tenant_id, id, incentive_id, member_id, points, budget_item_id, proof, text, files, by_code, status, verdict,
     decided_at, effective_at, settled_at, transaction_id, created_at)
   select m.tenant_id, gen_random_uuid(), '${incentiveId}', m.id, 10 + n % 5 * 10, '${bankId}', 'text', 'Guard rail loose', '[]', false,
     'approved', 'approve', ${paidAt}, ${paidAt}, ${paidAt}, gen_random_uuid(), ${paidAt}
   from (select tenant_id, id, row_number() over (order by id) - 1 as place from tenant_members where tenant_id = '${tenantId}') m
   join generate_series(1, ${2 * PAYMENTS}) n on m.place = n * 7919::bigint % ${MEMBERS} order by n`,
];

async function measure(server: TestServer, token: string, bankId: string): Promise<void> {
  const rule = { period: "month", startsOn: "2999-01-01", expiry: null, rollOverCap: null };
  const audience = { everyone: true, memberIds: [], teamIds: [], roles: [] };
  const calls = [
    ["a rule", "POST /points/budgetItems/dryRun", { ...rule, audience, amount: 120 }],
    [
      "limits",
      "POST /points/budgetSettings/dryRun",
      { restrictionLimit: 200, recognitionMax: 1000, endorsementCap: 50 },
    ],
    [
      "who takes part",
      "POST /points/budgetSettings/dryRun",
      { eligible: { ...audience, everyone: false, roles: ["admin", "manager"] }, joinerWaitDays: 14 },
    ],
    ["how long points to spend last", "POST /points/budgetSettings/dryRun", { redeemableExpiry: "month" }],
    [
      "both, and how long points to give last",
      "POST /points/budgetSettings/dryRun",
      {
        eligible: { ...audience, everyone: false, roles: ["admin", "manager"] },
        ...{ joinerWaitDays: 14, allocationExpiry: "quarter", redeemableExpiry: "month" },
      },
    ],
    [
      "payments of incentives",
      "POST /incentive/limits/dryRun",
      { incentiveBankId: bankId, incentiveClaimMax: 40, incentiveMonthMax: 5_000_000, incentivePersonMax: 120 },
    ],
    ["how people give to each other", "GET /points/budgetSettings/peers", undefined],
  ] as const;
  for (const [what, call, body] of calls) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const answer = await server.request(call, { token, body });
      if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
      times.push((performance.now() - began) / 1000);
    }
    report(`${body ? "dry run of " : ""}${what} over ${MEMBERS} members and a quarter, the slowest, s`, at(times, 1), {
      most: 5,
    });
  }
}

await onPostgres({ max_wal_size: "8GB" }, 8, async (server) => {
  const tenant = await server.makeTenant({ features: ["points"] });
  const { token } = await tenant.member({ role: "admin" });
  const bank = { name: "Incentives", ownerIds: [], alertBelow: null };
  const { body: made } = await server.request("POST /points/pointsBanks", { token, body: bank });
  const { body: incentive } = await server.request("POST /incentive/incentives", { token, body: incentiveOf(made.id) });
  const rows = [
    ...manyMembers(onlyTenant(tenant.id), MEMBERS),
    ...quarter(tenant.id),
    ...payments(tenant.id, incentive.id, made.id),
  ];
  for (const statement of rows)
    await server.sql(`set session_replication_role = replica; ${statement}; reset session_replication_role`);
  await server.sql("vacuum analyze");
  await measure(server, token, made.id);
});
