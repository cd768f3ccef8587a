import { manyMembers, manyTenants, type TestServer, tick } from "@plaudit/server/testing";
import { at, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const TENANTS = Number(process.env.BENCH_TENANTS ?? 10_000);
const EACH = 100;
const IDLE = 50;
const NINE = "2026-03-10T09:00:00Z";
const many = { where: "t.slug like 'many-%'" };

/** Companies that give points for birthdays, each with the schedule that its last look has left: of the next one there, within a week. */
async function fill(server: TestServer): Promise<void> {
  const gift = "md5(t.id || '/gift')::uuid";
  const bank = "md5(t.id || '/bank')::uuid";
  const everybody = `'{"everyone":true}'::jsonb`;
  const [members = ""] = manyMembers(many, EACH);
  for (const statement of [
    ...manyTenants(TENANTS, "many-"),
    members,
    `update tenant_members set status = 'joined', suspended_at = null, joined_at = '2019-06-15T12:00:00Z',
       birthday = to_char(date '2024-01-01' + (('x' || substr(md5(id::text), 1, 7))::bit(28)::int % 366), 'MM-DD')`,
    `insert into points_settings (tenant_id, eligible) select t.id, ${everybody} from tenants t where ${many.where}`,
    `insert into points_budget_items (tenant_id, id, name, name_key, source, audience, amount, period, starts_on)
     select t.id, ${bank}, 'Gifts', 'gifts', 'pointsBank', ${everybody}, 0, 'month', date '2020-01-01' from tenants t where ${many.where}
     union all select t.id, ${gift}, 'Birthdays', 'birthdays', 'birthday', ${everybody}, 0, 'month', date '2026-03-10' from tenants t where ${many.where}`,
    `insert into points_banks (tenant_id, id, owner_ids) select t.id, ${bank}, '{}' from tenants t where ${many.where}`,
    `insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, lower_limit)
     select t.id, md5(${bank}::text || '/fund/')::uuid, 'fund', ${bank}, '', 1000000, 0 from tenants t where ${many.where}`,
    `insert into points_gift_rules (tenant_id, id, bank_id, steps, words)
     select t.id, ${gift}, ${bank}, '[{"at":0,"amount":50}]', '{}' from tenants t where ${many.where}`,
    `insert into schedules (tenant_id, id, job, data, next_run_at)
     select t.id, '70c0ffee-0000-7000-8000-000000000003', 'gift.pay', '{}', coalesce((select min(d) from generate_series(0, 6) n
       cross join lateral (select timestamptz '${NINE}' + n * interval '1 day' as d) x
       join tenant_members m on m.tenant_id = t.id and m.birthday = to_char(d, 'MM-DD')), timestamptz '${NINE}' + interval '6 days')
     from tenants t where ${many.where}`,
  ])
    await server.sql(`set session_replication_role = replica; ${statement}; reset session_replication_role`);
  await server.sql("vacuum analyze");
}

const count = async (server: TestServer, what: string): Promise<number> =>
  (await server.sql<{ count: number }>(`select count(*)::int as count from ${what}`))[0]?.count ?? 0;

await onPostgres({ max_wal_size: "8GB", shared_buffers: "1GB" }, 8, async (server) => {
  await fill(server);
  const theirs = `tenant_members where birthday = '03-10'`;
  const people = await count(server, theirs);
  const tenants = await count(server, `(select distinct tenant_id from ${theirs}) x`);

  const idle: number[] = [];
  server.setClock(new Date("2026-03-10T08:59:00Z"));
  for (let round = 0; round < IDLE; round += 1) {
    const began = performance.now();
    await tick(server, "schedules.due");
    idle.push(performance.now() - began);
  }

  server.setClock(new Date(NINE));
  let began = performance.now();
  let claims = 0;
  let ticks = 0;
  for (let before = -1; before < claims; ticks += 1) {
    before = claims;
    await tick(server, "schedules.due");
    claims = await count(server, "pgboss.job where name = 'gift.pay'");
  }
  console.log(`${claims} claims of ${TENANTS} tenants in ${ticks} ticks, ${(performance.now() - began).toFixed(0)} ms`);
  began = performance.now();
  await server.runJobs();
  const paid = await count(server, "points_gifts");
  console.log(`${paid} birthdays are paid in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  // Whoever was paid has the next one's schedule, and nothing is due any more.
  await tick(server, "schedules.due");
  claims = await count(server, "pgboss.job where name = 'gift.pay'");
  if (paid !== people) throw new Error(`${people} birthdays, ${paid} paid`);
  report(`birthdays of a day among ${TENANTS * EACH}, claims for each tenant that has one`, claims / tenants, {
    most: 1,
  });
  report(`looking for what is due where nothing is, ${TENANTS} tenants, p95, ms`, at(idle, 0.95), { most: 20 });
});
