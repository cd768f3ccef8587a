import { manyRedemptions, manyRewards, type TestServer } from "@plaudit/server/testing";
import { measureExport } from "./measure-export.ts";
import { at, median, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const REDEMPTIONS = Number(process.env.BENCH_ITEMS ?? 1_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const [BRANDS, MEMBERS, CODES] = [5_000, 20_000, 100_000];

const store = { kind: "store", description: "", currency: "EUR", funded: false, alertBelow: null, countries: [] };

/** A provider of 5,000 brands, who redeemed them for two years, an administrator, and a member who looks at them. */
async function prepare(server: TestServer) {
  const tenant = await server.makeTenant();
  const [admin, member] = [await tenant.member({ role: "admin" }), await tenant.member()];
  await server.sql("update tenant_members set country = 'PT' where tenant_id = $1", [tenant.id]);
  const call = async (key: string, body: object) => {
    const answer = await server.request(key, { token: admin.token, body });
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { id: providerId } = await call("POST /reward/providers", {
    ...store,
    name: "Brands",
    paused: false,
    ownerIds: [],
  });
  const all = { tenantId: tenant.id, providerId, count: BRANDS, members: MEMBERS, redemptions: REDEMPTIONS };
  for (const text of [...manyRewards(all), ...manyRedemptions(all)]) await server.sql(text);
  await server.sql("vacuum analyze");
  return { call, tenantId: tenant.id, providerId, admin: admin.token, member: member.token };
}

async function timed(server: TestServer, token: string, pages: readonly string[]): Promise<number> {
  const times = pages.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS + 3; round += 1)
    for (const [n, page] of pages.entries()) {
      const began = performance.now();
      const { status, body } = await server.request(`GET ${page}`, { token });
      if (status !== 200) throw new Error(`${page}: ${status} ${JSON.stringify(body)}`);
      if (round >= 3) times[n]?.push(performance.now() - began);
    }
  for (const [n, page] of pages.entries())
    console.log(`  ${median(times[n] ?? []).toFixed(1)} ms, p95 ${at(times[n] ?? [], 0.95).toFixed(1)} ms  ${page}`);
  return Math.max(...times.map((all) => at(all, 0.95)));
}

await onPostgres({ max_wal_size: "8GB", shared_buffers: "1GB" }, 8, async (server) => {
  const { call, tenantId, providerId, admin, member } = await prepare(server);
  const [deep] = await server.sql<{ id: string }>("select id from rewards where tenant_id = $1 limit 1", [tenantId]);
  const shop = "/reward/shop/rewards";
  const catalog = await timed(server, member, [
    "/reward/shop",
    shop,
    `${shop}?search=and%2049&sorting=points`,
    `${shop}?categoryIn=cards,table&least=100&most=600&providerId=${providerId}`,
    `${shop}/${deep?.id}`,
  ]);
  report(`a shop of ${BRANDS} brands, p95 of its slowest call, ms`, catalog, { most: 50 });

  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  const year = new Date().getUTCFullYear();
  const list = "/reward/redemptions";
  const reporting = await timed(server, admin, [
    list,
    `${list}?countryIn=PT&statusIn=failed`,
    `${list}?rewardIdIn=${deep?.id}`,
    `${list}?statusIn=failed,cancelled&from=${day(400)}&to=${day(300)}`,
    `${list}?countryIn=US`,
    "/reward/report",
    "/reward/report?countryIn=PT&statusIn=fulfilled",
    "/reward/report?countryIn=PT,DE",
    "/reward/report?countryIn=PT,DE,FR,NL&statusIn=requested,approved,fulfilled,failed,cancelled",
    "/reward/report?statusIn=fulfilled",
    `/reward/report?statusIn=fulfilled&providerIdIn=${providerId}`,
    `/reward/report?countryIn=PT,DE,FR&from=${year - 1}-01&to=${year - 1}-12`,
    `/reward/report?countryIn=PT&from=${year - 1}-01&to=${year}-12`,
    `/reward/report?countryIn=PT,DE,FR&statusIn=requested,approved,fulfilled,failed,cancelled&from=${year - 1}-01&to=${year}-12`,
    `/reward/report?rewardIdIn=${deep?.id}`,
    `${list}/waits`,
    "/reward/providers",
    "/reward/rewards",
  ]);
  report(`reporting over ${REDEMPTIONS} redemptions, p95 of its slowest call, ms`, reporting, { most: 100 });
  const copy = `copy (
    select d.created_at, m.first_name || ' ' || m.last_name, m.email, d.country, p.name, d.reward_name, d.variant_name, d.points,
      d.face_value / 100.0, d.fee / 100.0, d.currency, d.tax, d.status, d.closed_at
    from redemptions d
    join tenant_members m on m.tenant_id = d.tenant_id and m.id = d.member_id
    join reward_providers p on p.tenant_id = d.tenant_id and p.id = d.provider_id
    where d.tenant_id = '${tenantId}' order by d.created_at desc, d.id desc) to '/dev/null' with (format csv, header)`;
  await measureExport(server, {
    ...{ what: "export of redemptions", lines: REDEMPTIONS, copy, token: admin },
    call: "GET /reward/redemptions/export",
  });

  const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
  const { id: poolId } = await call("POST /reward/providers", { ...store, name: "Pools", paused: false, ownerIds: [] });
  const pool = await call("POST /reward/rewards", {
    ...{
      providerId: poolId,
      name: "Pool",
      description: "",
      category: "tickets",
      art: "cinema",
      currency: "EUR",
      tax: "none",
    },
    ...{ countries: [], personLimit: null, limitPeriod: "ever", totalLimit: null, approval: "none", asks: "nothing" },
    ...{ fulfilment: "code", instructions: "", mediaObjectId: null, status: "offered", audience: everyone },
    variants: [{ name: "", points: 100, faceValue: 500, fee: 0, stock: null }],
  });
  const csv = Array.from(
    { length: CODES },
    (_, n) => `CODE-${n.toString(36).padStart(6, "0")}-${n % 97},2099-12-31`,
  ).join("\n");
  const began = performance.now();
  const { added } = await call(`POST /reward/rewards/${pool.id}/codes`, { csv });
  if (added !== CODES) throw new Error(`${added} codes`);
  report(`a pool of ${CODES} codes, s`, (performance.now() - began) / 1000, { most: 10 });
});
