import { manyMembers, onlyTenant, type TestMember, type TestServer, type TestTenant } from "@plaudit/server/testing";
import { at, median, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 12);
const GRID_BAR = { most: 100 };
const SEARCH_BAR = { most: 10 };

interface Place {
  tenant: TestTenant;
  admin: TestMember;
  /** Made by `manyMembers`. */
  members: number;
}

/** The administrators' grid, the search of the composer and the export, through the API, over one large tenant. */
export async function measurePeople(server: TestServer, { tenant, admin, members }: Place, name = ""): Promise<void> {
  const [team] = await server.sql<{ id: string }>("select id from teams where tenant_id = $1 and name = 'Team 0'", [
    tenant.id,
  ]);

  async function timed(call: string, by: TestMember = admin) {
    const began = performance.now();
    const { status, body } = await server.request(`GET ${call}`, { token: by.token });
    if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
    return performance.now() - began;
  }
  /** The slowest call decides: they run in turns, so that none warms the cache for itself. */
  async function measure(what: string, calls: string[], bar: { most: number }) {
    const times = calls.map((): number[] => []);
    for (let round = 0; round < ROUNDS + 2; round += 1)
      for (const [n, call] of calls.entries()) {
        const ms = await timed(call);
        if (round >= 2) times[n]?.push(ms);
      }
    const slowest = calls
      .map((call, n) => ({ call, ms: at(times[n] ?? [], 0.95) }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, process.env.BENCH_ALL ? 100 : 3);
    for (const { call, ms } of slowest) console.log(`  ${ms.toFixed(1).padStart(7)} ms  ${call}`);
    report(`${name}${what}, p95 of all, ms`, at(times.flat(), 0.95), bar);
    report(`${name}${what}, p95 of the slowest, ms`, slowest[0]?.ms ?? 0, bar);
  }

  const grid = (query: string) => `/identity/tenantMembers/admin?pageSize=100${query && "&"}${query}`;
  const columns = ["name", "email", "jobTitle", "department", "country", "role", "status", "joinedAt"];
  const sorts = columns.flatMap((column) => [`sorting=${column}`, `sorting=-${column}`]);
  const pages = [1, 2, Math.ceil(members / 200), Math.floor(members / 100) - 25];
  await measure(
    "users grid, every sort at the first, second, middle and last page",
    sorts.flatMap((sort) => pages.map((page) => grid(`${sort}&page=${page}`))),
    GRID_BAR,
  );
  const department = encodeURIComponent(encodeURIComponent("Department 7"));
  const filters = [
    "roleIn=admin",
    "roleIn=manager,employee",
    "statusIn=invited",
    "statusIn=joined,invited",
    "statusIn=archived",
    `teamIdIn=${team?.id}`,
    `departmentIn=${department}`,
    "countryIn=NO,DE",
    "statusIn=suspended",
    "statusIn=joined,invited,notInvited",
    "withoutManager=true",
    "joinedSince=2026-06-01",
    `departmentIn=${department}&roleIn=manager&statusIn=joined`,
  ];
  await measure(
    "users grid, every filter under several sorts",
    filters.flatMap((filter) =>
      ["name", "-department", "joinedAt", "-email"].map((sort) => grid(`${filter}&sorting=${sort}`)),
    ),
    GRID_BAR,
  );
  const searches = ["k", "ka", "karana", "kara lo", "p77", "p12345", "nobody at all", "zi ta", "su"];
  await measure(
    "users grid, every search under several sorts",
    searches.flatMap((search) =>
      ["", "sorting=-department", "sorting=joinedAt&statusIn=joined"].map((more) =>
        grid(`search=${encodeURIComponent(search)}&${more}`.replace(/&$/, "")),
      ),
    ),
    GRID_BAR,
  );
  await measure(
    "people search",
    searches.map((search) => `/identity/tenantMembers?pageSize=10&search=${encodeURIComponent(search)}`),
    SEARCH_BAR,
  );
  await measure("filter choices", ["/identity/tenantMembers/facets"], GRID_BAR);

  /** The same columns in the same order, straight from the database into nothing. */
  const copied: number[] = [];
  const exported: number[] = [];
  const grown: number[] = [];
  const own = `tenant_id = '${tenant.id}'`;
  const copy = `copy (
    select m.first_name, m.last_name, m.email, m.job_title, m.department, m.country, m.role, m.status, m.suspended_at, m.joined_at, g.managers, t.teams
    from tenant_members m
    left join (select g.member_id, string_agg(trim(h.first_name || ' ' || h.last_name), '; ' order by h.name_key, h.id) as managers
      from member_managers g join tenant_members h on h.${own} and h.id = g.manager_id where g.${own} group by g.member_id) g on g.member_id = m.id
    left join (select x.member_id, string_agg(t.name, '; ' order by t.name_key, t.id) as teams
      from team_members x join teams t on t.${own} and t.id = x.team_id where x.${own} group by x.member_id) t on t.member_id = m.id
    where m.${own} and m.status <> 'archived' order by m.id) to '/dev/null' with (format csv, header)`;
  const [expected] = await server.sql<{ count: number }>(
    `select count(*)::int as count from tenant_members where ${own} and status <> 'archived'`,
  );
  for (let round = 0; round < 5; round += 1) {
    let began = performance.now();
    await server.sql(copy);
    copied.push(performance.now() - began);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    let lines = 0;
    began = performance.now();
    const response = await server.fetch("GET /identity/tenantMembers/export", { token: admin.token });
    for await (const chunk of response.body ?? []) {
      for (const byte of chunk) if (byte === 10) lines += 1;
      most = Math.max(most, process.memoryUsage().rss);
    }
    exported.push(performance.now() - began);
    grown.push((most - before) / 2 ** 20);
    if (lines - 1 !== expected?.count) throw new Error(`${lines} lines`);
  }
  console.log(
    `export of ${members}: COPY TO ${median(copied).toFixed(0)} ms, the endpoint ${median(exported).toFixed(0)} ms, memory grows by ${median(grown).toFixed(1)} MiB`,
  );
  report(`${name}export, times COPY TO`, median(exported) / median(copied), { most: 1.6 });
  report(`${name}export, growth of memory, MiB`, median(grown), { most: 32 });
}

if (import.meta.main)
  await onPostgres({ max_wal_size: "4GB" }, 8, async (server) => {
    const tenant = await server.makeTenant();
    const admin = await tenant.member({ role: "admin" });
    const members = Number(process.env.BENCH_MEMBERS ?? 100_000);
    for (const statement of [...manyMembers(onlyTenant(tenant.id), members), "vacuum analyze"])
      await server.sql(statement);
    await measurePeople(server, { tenant, admin, members });
  });
