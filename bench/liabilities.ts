import { manyMembers, onlyTenant, type TestServer } from "@plaudit/server/testing";
import { at, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
/** With an entry each for every member, and two for each recognition: five million in all. */
const [MONTHS, SENDS] = [24, 13];

const account = (type: string) => `md5(m.id::text || '/${type}/')::uuid`;
const each = (list: string) => `from tenant_members m cross join generate_series(0, ${list} - 1) k`;
const allocated = "md5('allocation' || k)::uuid";
const sent = "md5(m.id::text || 'send' || k)::uuid";
const month = `now() - (${MONTHS} - k) * interval '1 month'`;
/** Thirteen over a year and a half; the points of each last a year. */
const sending = `now() - (1 + (${SENDS} - 1 - k) * 40 + abs(hashtext(m.id::text)) % 30) * interval '1 day'`;

/** Two years in which everybody was handed 100 points a month and gave 10 of them thirteen times; nothing of it is missing. */
function ledger(tenantId: string): string[] {
  const of = `where m.tenant_id = '${tenantId}'`;
  const issuance = `md5('${tenantId}/fund/issuance')::uuid`;
  return [
    `insert into points_accounts (tenant_id, id, type, owner_id, balance, lower_limit, version)
     select m.tenant_id, ${account("allocation")}, 'allocation', m.id, ${MONTHS * 100 - SENDS * 10}, 0, ${MONTHS + SENDS} from tenant_members m ${of}
     union all select m.tenant_id, ${account("redeemable")}, 'redeemable', m.id, ${SENDS * 10}, 0, ${SENDS} from tenant_members m ${of}`,
    `insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, version)
     select '${tenantId}', ${issuance}, 'fund', '${tenantId}', 'issuance', -count(*) * ${MONTHS * 100}, ${MONTHS} from tenant_members m ${of}`,
    `insert into points_transactions (tenant_id, id, type, reference_type, reference_id, created_at)
     select '${tenantId}', ${allocated}, 'allocation', 'tenant', '${tenantId}', ${month} from generate_series(0, ${MONTHS} - 1) k`,
    `insert into points_transactions (tenant_id, id, type, reference_type, reference_id, actor_id, created_at)
     select m.tenant_id, ${sent}, 'recognition', 'recognition', ${sent}, m.id, ${sending} ${each(`${SENDS}`)} ${of}`,
    `insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
     select m.tenant_id, ${account("allocation")}, k + 1, ${allocated}, 'allocation', 100, 100 * (k + 1), ${month} ${each(`${MONTHS}`)} ${of}`,
    `insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
     select '${tenantId}', ${issuance}, k + 1, ${allocated}, 'allocation', -n.people * 100, -n.people * 100 * (k + 1), ${month}
     from (select count(*) as people from tenant_members m ${of}) n cross join generate_series(0, ${MONTHS} - 1) k`,
    `insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
     select m.tenant_id, ${account("allocation")}, ${MONTHS} + k + 1, ${sent}, 'recognition', -10, ${MONTHS * 100} - 10 * (k + 1), ${sending} ${each(`${SENDS}`)} ${of}
     union all
     select m.tenant_id, ${account("redeemable")}, k + 1, ${sent}, 'recognition', 10, 10 * (k + 1), ${sending} ${each(`${SENDS}`)} ${of}`,
    `insert into points_lots (tenant_id, account_id, transaction_id, amount, remaining, created_at)
     select m.tenant_id, ${account("allocation")}, ${allocated}, 100, case k when 0 then 0 when 1 then 70 else 100 end, ${month}
     ${each(`${MONTHS}`)} ${of}`,
    `insert into points_lots (tenant_id, account_id, transaction_id, amount, remaining, created_at, expires_at)
     select m.tenant_id, ${account("redeemable")}, ${sent}, 10, 10, ${sending}, ${sending} + interval '2 years' ${each(`${SENDS}`)} ${of}`,
  ];
}

async function measure(server: TestServer, tenantId: string, token: string): Promise<void> {
  await server.sql("select app.enqueue('liability.count', jsonb_build_object('tenantId', $1::uuid), null, null)", [
    tenantId,
  ]);
  const began = performance.now();
  await server.runJobs();
  const seconds = (performance.now() - began) / 1000;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    const asked = performance.now();
    const { status, body } = await server.request("GET /points/liabilities", { token });
    const { points, proof } = body;
    if (status !== 200 || !proof.ties || points !== MEMBERS * SENDS * 10)
      throw new Error(JSON.stringify({ status, points, proof }));
    if (round === 0) console.log(`  ${proof.counted} entries were counted and proven in ${seconds.toFixed(1)} s`);
    if (round >= 2) times.push(performance.now() - asked);
  }
  report("liabilities over 5,000,000 entries of 100,000 members, p95, ms", at(times, 0.95), { most: 200 }, 1);
}

await onPostgres({ max_wal_size: "8GB" }, 8, async (server) => {
  const tenant = await server.makeTenant({ features: ["points"] });
  // Who asks is not one of those who have points.
  const before = [...manyMembers(onlyTenant(tenant.id), MEMBERS), ...ledger(tenant.id)];
  for (const statement of before)
    await server.sql(`set session_replication_role = replica; ${statement}; reset session_replication_role`);
  const { token } = await tenant.member({ role: "admin" });
  await server.sql("vacuum analyze");
  await measure(server, tenant.id, token);
});
