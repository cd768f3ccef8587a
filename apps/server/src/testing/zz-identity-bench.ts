import { startScratchPostgres } from "../../../../scripts/scratch-postgres.mjs";
import { testServer } from "./index.ts";

const pg = await startScratchPostgres();
process.env.TEST_DATABASE_URL = pg.url;
const server = await testServer({ checkStatements: false });
try {
  const tenant = await server.makeTenant();
  const me = await tenant.member({ role: "admin" });
  const first = "maria jose ana juan li wei yuki omar fatima lena ines piotr olga ivan sara noah emma liam mia zoe karl anna petra hugo luca nina ravi priya arjun mei jin kofi ama tunde sven lars erik maja tomas eva paul ruth adam noor".split(" ");
  const last = "garcia smith mueller nguyen chen wang tanaka haddad khan silva santos rossi kowalski novak ivanov andersson hansen dubois martin bernard lopez perez kim park lee singh patel okafor mensah adeyemi fischer weber wagner becker hoffmann".split(" ");
  await server.sql(`insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status, joined_at)
    select $1::uuid, gen_random_uuid(), f, l || n, f || ' ' || l || n, 'joined', now() from (select n, ($2::text[])[1 + (n * 7919) % ${first.length}] f, ($3::text[])[1 + (n * 10007) % ${last.length}] l from generate_series(1, 100000) n) x`, [tenant.id, first, last]);
  await server.sql(`insert into member_name_parts (tenant_id, part, member_id)
    select tenant_id, p, id from tenant_members m, unnest(string_to_array(name_key, ' ')) p where tenant_id = $1 on conflict do nothing`, [tenant.id]);
  await server.sql("vacuum analyze");
  const time = async (call: string) => {
    const times: number[] = [];
    let body;
    for (let i = 0; i < 30; i++) { const t = performance.now(); body = (await server.request(call, { token: me.token })).body; times.push(performance.now() - t); }
    times.sort((a, b) => a - b);
    console.log(call.padEnd(70), "p50", times[15]?.toFixed(1), "p95", times[28]?.toFixed(1), "total", body.total, body.results?.length);
  };
  for (const s of ["m", "ma", "mar", "maria", "garcia1", "li", "maria g", "ana lop", "zoe hansen99", "xq"]) await time(`GET /identity/tenantMembers?search=${encodeURIComponent(s)}&pageSize=10`);
  await time("GET /identity/tenantMembers?pageSize=20");
  for (const s of ["m", "maria", "garcia1", "maria g"]) await time(`GET /recognition/recipients?search=${encodeURIComponent(s)}`);
  if (process.env.EXPLAIN) for (const row of await server.sql(process.env.EXPLAIN.replaceAll("$T", `'${tenant.id}'::uuid`))) console.log(Object.values(row as object)[0]);
} finally { await server.close().catch(console.error); await pg.stop(); }
