import type { TestServer } from "@plaudit/server/testing";
import { measureExport } from "./measure-export.ts";
import { at, median, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const NOMINATIONS = Number(process.env.BENCH_ITEMS ?? 50_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const NOMINATORS = 5_000;

/** An id like those of random rows, by number. */
const member = (n: string) => `overlay(overlay(md5('m' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

/** An award for which 5,000 people nominated 500, and an administrator. */
async function prepare(server: TestServer) {
  const tenant = await server.makeTenant();
  const { token } = await tenant.member({ role: "admin" });
  const { body, status } = await server.request("POST /award/awardTypes", {
    token,
    body: {
      ...{ name: "Keystone", description: "For the year", badge: "keystone", mediaObjectId: null, senders: [] },
      ...{ points: 0, pointsLocked: true, budgetItemId: null, archived: false, notify: false, pinForDays: null },
      nomination: true,
    },
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  const typeId = body.id as string;
  await server.sql(
    `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status)
      select $1, ${member("n")}, 'One', 'Of many', 'one of many', 'joined' from generate_series(0, ${NOMINATORS - 1}) n`,
    [tenant.id],
  );
  await server.sql(
    `insert into award_nominations (tenant_id, id, type_id, nominator_id, nominee_id, reason, created_at)
      select $1, gen_random_uuid(), $2, ${member(`n % ${NOMINATORS}`)},
        ${member(`(n + n / ${NOMINATORS} * 37) % 500`)}, repeat('For everything. ', 12),
        timestamptz '2026-01-01' + n * interval '1 min'
      from generate_series(1, ${NOMINATIONS}) n on conflict do nothing`,
    [tenant.id, typeId],
  );
  await server.sql(
    `insert into award_nominees (tenant_id, type_id, member_id, count, last_at)
      select tenant_id, type_id, nominee_id, count(*), max(created_at) from award_nominations
      where tenant_id = $1 and type_id = $2 group by 1, 2, 3`,
    [tenant.id, typeId],
  );
  await server.sql("vacuum analyze");
  return { tenantId: tenant.id, typeId, token };
}

await onPostgres({ max_wal_size: "8GB", shared_buffers: "1GB" }, 8, async (server) => {
  const { tenantId, typeId, token } = await prepare(server);
  const pages = ["", "/nominees", "/nominations"];
  const times = pages.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS + 3; round += 1)
    for (const [n, page] of pages.entries()) {
      const began = performance.now();
      const { status, body } = await server.request(`GET /award/awardTypes/${typeId}${page}`, { token });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      if (round >= 3) times[n]?.push(performance.now() - began);
    }
  for (const [n, page] of pages.entries())
    console.log(`  ${median(times[n] ?? []).toFixed(1)} ms at the median  ${page || "the award"}`);
  const slowest = Math.max(...times.map((all) => at(all, 0.95)));
  report(`an award with ${NOMINATIONS} nominations, p95 of its slowest call, ms`, slowest, { most: 100 });
  const [made] = await server.sql<{ count: number }>(
    "select count(*)::int as count from award_nominations where tenant_id = $1 and type_id = $2",
    [tenantId, typeId],
  );
  const copy = `copy (
    select n.created_at, m.first_name || ' ' || m.last_name, m.email, s.first_name || ' ' || s.last_name, n.reason
    from award_nominations n
    join tenant_members m on m.tenant_id = n.tenant_id and m.id = n.nominee_id
    join tenant_members s on s.tenant_id = n.tenant_id and s.id = n.nominator_id
    where n.tenant_id = '${tenantId}' and n.type_id = '${typeId}'
    order by n.created_at desc, n.id desc) to '/dev/null' with (format csv, header)`;
  await measureExport(server, {
    ...{ what: "export of its nominations", lines: made?.count ?? 0, copy, token },
    call: `GET /award/awardTypes/${typeId}/nominations/export`,
  });
});
