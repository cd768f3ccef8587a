import { manyMembers, onlyTenant, type TestMember, type TestServer, type TestTenant } from "@plaudit/server/testing";
import { measureExport } from "./measure-export.ts";
import { at, median, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 100_000);
const EXPORTED = Number(process.env.BENCH_ITEMS ?? 1_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const PEOPLE = 1000;

/** Three of five entries to spend, received from colleagues; two to give, handed out and given on. A gift now and then has a note. */
async function fillStatement(
  server: TestServer,
  tenant: TestTenant,
  member: TestMember,
  entries: number,
): Promise<void> {
  const account = (owner: string, type: string) => `md5(${owner} || '/${type}/')::uuid`;
  const id = "md5($2 || ':' || n)::uuid";
  const one = `(array(select id::text from tenant_members where tenant_id = $1 and id <> $2::uuid order by id limit ${PEOPLE}))`;
  const rows = `(select n, n % 5 < 3 as received, p.ids[1 + n % ${PEOPLE}] as other,
      date_trunc('milliseconds', now() - (${entries} - n) * interval '${(730 * 86_400) / entries} s') as at
    from generate_series(1, ${entries}) n, (select ${one} as ids) p) x`;
  const version = "case when received then n / 5 * 3 + n % 5 + 1 else n / 5 * 2 + n % 5 - 2 end";
  const kind = "case when n % 5000 = 1 then 'gift' when n % 7 = 1 then 'endorsement' else 'recognition' end";
  const fill = (text: string) =>
    server.sql(
      `set session_replication_role = replica; ${text
        .replaceAll("$1", `'${tenant.id}'::uuid`)
        .replaceAll("$2", `'${member.id}'`)}; reset session_replication_role`,
    );
  await fill(
    `insert into points_accounts (tenant_id, id, type, owner_id, balance, lower_limit, version)
     select $1, ${account("m.id::text", "%")}, '%', m.id, 0, 0, 0 from tenant_members m where m.tenant_id = $1 on conflict do nothing`.replaceAll(
      "%",
      "redeemable",
    ),
  );
  await fill(
    `insert into points_accounts (tenant_id, id, type, owner_id, balance, lower_limit, version)
     values ($1, ${account("$2", "allocation")}, 'allocation', $2::uuid, 0, 0, 0) on conflict do nothing`,
  );
  await fill(
    `insert into points_transactions (tenant_id, id, type, reference_type, reference_id, actor_id, created_at)
     select $1, ${id}, ${kind}, 'recognition',
       ${id}, case when received then other::uuid else $2::uuid end, at from ${rows}`,
  );
  await fill(
    `insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
     select $1, case when received then ${account("$2", "redeemable")} else ${account("$2", "allocation")} end, ${version}, ${id}, ${kind},
       case when received then 10 else -10 end, case when received then 10 * (${version}) else 10000000 - 10 * (${version}) end, at from ${rows}`,
  );
  await fill(
    `insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
     select $1, ${account("other", "redeemable")}, 10000000 + n, ${id}, ${kind}, 10, 10, at from ${rows} where not received`,
  );
  await fill(
    `insert into points_lots (tenant_id, account_id, transaction_id, amount, remaining, expires_at, created_at)
     select $1, ${account("$2", "redeemable")}, ${id}, 10, case when n > ${entries} - 500 then 10 else 0 end, at + interval '1 year', at
     from ${rows} where received`,
  );
  await fill(
    `insert into points_notes (tenant_id, transaction_id, note) select $1, ${id}, 'Well done, number ' || n from ${rows} where n % 5000 = 1`,
  );
  await fill(
    `update points_accounts a set (balance, version) = (select coalesce(max(e.balance_after), 0), coalesce(max(e.account_version), 0)
       from points_entries e where e.tenant_id = $1 and e.account_id = a.id)
     where a.tenant_id = $1 and a.owner_id = $2::uuid`,
  );
}

async function measurePages(server: TestServer, member: TestMember): Promise<void> {
  const get = async (query: string) => {
    const began = performance.now();
    const { status, body } = await server.request(`GET /points/transactions?pageSize=50${query}`, {
      token: member.token,
    });
    if (status !== 200) throw new Error(`${query}: ${status} ${JSON.stringify(body)}`);
    return { ms: performance.now() - began, lines: body.results.length as number };
  };
  const part = (of: number) => `${Math.floor(ENTRIES * 0.6 * of)}.${Math.floor(ENTRIES * 0.4 * of)}`;
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const between = (from: number, to: number) => `&from=${day(from)}T00:00:00Z&to=${day(to)}T00:00:00Z`;
  const plain = [
    "",
    `&cursor=${part(0.5).split(".").toReversed().join(".")}`,
    "&cursor=200.200",
    "&account=redeemable",
    "&account=allocation",
  ];
  const filtered = [
    "&typeIn=gift",
    "&typeIn=endorsement",
    "&typeIn=award",
    "&typeIn=recognition,gift",
    "&typeIn=endorsement,gift,birthday,reversal&account=redeemable",
    between(700, 690),
    between(400, 380),
    between(20, -1),
    between(2000, 1900),
    `&typeIn=gift${between(600, 500)}`,
    `&typeIn=recognition&account=allocation${between(600, 599)}`,
    `&typeIn=endorsement${between(1500, 1400)}`,
  ];
  const calls = [...plain, ...filtered];
  const times = new Map(calls.map((call) => [call, [] as number[]]));
  for (let round = 0; round < ROUNDS + 3; round += 1)
    for (const call of calls) {
      const { ms } = await get(call);
      if (round >= 3) times.get(call)?.push(ms);
    }
  for (const [call, all] of times)
    console.log(`  ${at(all, 0.95).toFixed(1).padStart(7)} ms, median ${median(all).toFixed(1)}  ${call || "newest"}`);
  const slowest = (of: string[]) => Math.max(...of.map((call) => at(times.get(call) ?? [], 0.95)));
  report(`statement of ${ENTRIES} entries, a page, p95 of the slowest, ms`, slowest(plain), { most: 20 });
  report(`statement of ${ENTRIES} entries, a filtered page, p95 of the slowest, ms`, slowest(filtered), { most: 20 });
}

async function exportAll(server: TestServer, tenant: TestTenant, member: TestMember): Promise<void> {
  const copy = `copy (
    select e.created_at, a.type, t.type, trim(m.first_name || ' ' || m.last_name), e.amount, e.balance_after, l.expires_at
    from points_entries e
    join points_accounts a on a.tenant_id = e.tenant_id and a.id = e.account_id
    join points_transactions t on t.tenant_id = e.tenant_id and t.id = e.transaction_id
    left join tenant_members m on m.tenant_id = e.tenant_id and m.id = t.actor_id
    left join points_lots l on l.tenant_id = e.tenant_id and l.account_id = e.account_id and l.transaction_id = e.transaction_id
    where e.tenant_id = '${tenant.id}' and a.owner_id = '${member.id}'
    order by e.account_id, e.account_version desc) to '/dev/null' with (format csv, header)`;
  await measureExport(server, {
    ...{ what: `export of ${EXPORTED} entries`, lines: EXPORTED, copy },
    ...{ call: "GET /points/transactions/export", token: member.token },
  });
}

await onPostgres({ max_wal_size: "8GB", shared_buffers: "1GB" }, 8, async (server) => {
  const company = async (entries: number) => {
    const tenant = await server.makeTenant({ features: ["points"] });
    const member = await tenant.member();
    for (const statement of manyMembers(onlyTenant(tenant.id), 2 * PEOPLE)) await server.sql(statement);
    await fillStatement(server, tenant, member, entries);
    await server.sql("vacuum analyze");
    return [tenant, member] as const;
  };
  const [, reader] = await company(ENTRIES);
  await measurePages(server, reader);
  await exportAll(server, ...(await company(EXPORTED)));
});
