import { manyMembers, onlyTenant, type TestMember, type TestServer } from "@plaudit/server/testing";
import { at, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const BAR = { most: 50 };
const barred = ["the calendar's month", "the console's first page"];

/** Everybody is here, with a birthday somewhere in the year, and began somewhere in twelve years. */
const days = (tenantId: string) => `
  update tenant_members set status = 'joined', suspended_at = null,
    birthday = to_char(date '2024-01-01' + (('x' || substr(md5(id::text), 1, 7))::bit(28)::int % 366), 'MM-DD'),
    joined_at = timestamptz '2014-11-01' + (('x' || substr(md5(id::text), 8, 7))::bit(28)::int % 4380) * interval '1 day'
  where tenant_id = '${tenantId}'`;

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
/** Gifts for birthdays, years and the first months, so that the console's first page has something to count. */
async function giveGifts(server: TestServer, { token }: TestMember): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await server.request(`POST ${path}`, { token, body });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  };
  const bank = await post("/points/pointsBanks", { name: "Gifts", ownerIds: [], alertBelow: 100 });
  for (const [source, steps] of Object.entries({ birthday: [0], anniversary: [1, 5, 10], onboarding: [30, 60, 90] }))
    await post("/points/giftRules", {
      ...{ name: source, source, audience: everyone, bankId: bank.id, words: {} },
      steps: steps.map((step) => ({ at: step, amount: 50 })),
    });
}

/** The slowest of each kind of call, through the API. */
async function measure(server: TestServer, { token }: TestMember): Promise<void> {
  const { body } = await server.request("GET /identity/teams?pageSize=1", { token });
  const team = body.results[0].id;
  const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}`);
  const calls = {
    "the calendar's month": months.map((month) => `/celebration/calendar?month=${month}`),
    "month of a team": months.map((month) => `/celebration/calendar?month=${month}&teamIdIn=${team}`),
    "what comes next": ["/celebration/calendar/upcoming?pageSize=5"],
    "the console's first page": ["/identity/today", "/identity/today"],
    "a page of the list": months.map((month) => `/celebration/calendar/upcoming?from=${month}-01&to=${month}-28`),
  };
  for (const [name, paths] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS + 1; round += 1)
      for (const path of paths) {
        const began = performance.now();
        const { status, body: found } = await server.request(`GET ${path}`, { token });
        if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(found)}`);
        if (round > 0) times.push(performance.now() - began);
      }
    const p95 = at(times, 0.95);
    if (barred.includes(name)) report(`${name} among ${MEMBERS} members, p95, ms`, p95, BAR);
    else console.log(`  ${p95.toFixed(1).padStart(7)} ms  ${name}`);
  }
}

await onPostgres({ max_wal_size: "8GB" }, 8, async (server) => {
  const tenant = await server.makeTenant({ features: ["points"] });
  const reader = await tenant.member({ role: "admin" });
  for (const statement of [...manyMembers(onlyTenant(tenant.id), MEMBERS), days(tenant.id)])
    await server.sql(`set session_replication_role = replica; ${statement}; reset session_replication_role`);
  await server.sql("vacuum analyze");
  await giveGifts(server, reader);
  await measure(server, reader);
});
