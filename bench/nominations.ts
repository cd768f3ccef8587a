import { manyNominations, type TestServer } from "@plaudit/server/testing";
import { measureExport } from "./measure-export.ts";
import { at, median, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const NOMINATIONS = Number(process.env.BENCH_ITEMS ?? 50_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);

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
  for (const text of manyNominations({ tenantId: tenant.id, typeId, count: NOMINATIONS })) await server.sql(text);
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
