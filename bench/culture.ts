import {
  manyMembers,
  manyRecognitions,
  manyValues,
  onlyTenant,
  type TestMember,
  type TestServer,
  type TestTenant,
} from "@plaudit/server/testing";
import { at, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const BAR = { most: 50 };

interface Place {
  tenant: TestTenant;
  reader: TestMember;
}

/** Counts these months by their jobs, and returns the time of the slowest. */
async function rollUp(server: TestServer, { tenant }: Place): Promise<number> {
  const months = await server.sql<{ month: string }>(
    `select distinct to_char(published_at at time zone 'UTC', 'YYYY-MM') as month from recognitions where tenant_id = $1`,
    [tenant.id],
  );
  let slowest = 0;
  for (const { month } of months) {
    await server.sql(
      "select app.enqueue('recognition.roll-up', jsonb_build_object('tenantId', $1::uuid, 'month', $2::text), null, null)",
      [tenant.id, month],
    );
    const began = performance.now();
    await server.runJobs();
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}

/** The culture page's calls, through the API, over one large tenant. */
export async function measureCulture(server: TestServer, place: Place, name = ""): Promise<void> {
  const slowest = await rollUp(server, place);
  console.log(`  the slowest month was counted in ${slowest.toFixed(0)} ms`);
  const calls = ["6", "12", "all"].flatMap((period) => [
    `/culture/overview?period=${period}`,
    `/culture/stories?period=${period}`,
  ]);
  const times = new Map(calls.map((call) => [call, [] as number[]]));
  for (let round = 0; round < ROUNDS + 2; round += 1)
    for (const call of calls) {
      const began = performance.now();
      const { status, body } = await server.request(`GET ${call}`, { token: place.reader.token });
      if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
      if (round >= 2) times.get(call)?.push(performance.now() - began);
    }
  for (const [call, all] of times) console.log(`  ${at(all, 0.95).toFixed(1).padStart(7)} ms  ${call}`);
  for (const part of ["overview", "stories"]) {
    const all = calls.filter((call) => call.includes(part)).map((call) => at(times.get(call) ?? [], 0.95));
    report(`${name}culture, ${part}, p95 of the slowest, ms`, Math.max(...all), BAR);
  }
}

if (import.meta.main)
  await onPostgres({ max_wal_size: "8GB" }, 8, async (server) => {
    const tenant = await server.makeTenant();
    const reader = await tenant.member();
    const members = Number(process.env.BENCH_MEMBERS ?? 100_000);
    const last = Number(process.env.BENCH_ITEMS ?? 1_000_000);
    const only = onlyTenant(tenant.id);
    for (const statement of [
      ...manyMembers(only, members),
      ...manyValues(only),
      ...manyRecognitions(only, { members, last }),
    ])
      await server.sql(`set session_replication_role = replica; ${statement}; reset session_replication_role`);
    await server.sql("vacuum analyze");
    await measureCulture(server, { tenant, reader });
  });
