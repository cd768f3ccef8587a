import { manyMembers, onlyTenant, type TestMember, type TestServer, type TestTenant } from "@plaudit/server/testing";
import { copyAgain, type Rows } from "./copy-again.ts";
import { at, median, report } from "./report.ts";
import { onPostgres } from "./store.ts";
import { addJob, startWorker } from "./worker.ts";

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SENDERS = 8;
const SENDS = 400;

async function prepare(server: TestServer) {
  const tenant = await server.makeTenant({ features: ["points"] });
  const people: TestMember[] = [];
  for (let n = 0; n < 2 * SENDERS; n += 1) people.push(await tenant.member());
  for (const statement of manyMembers(onlyTenant(tenant.id), MEMBERS)) await server.sql(statement);
  await server.sql("update tenant_members set status = 'joined', suspended_at = null where tenant_id = $1", [
    tenant.id,
  ]);
  await server.sql(
    `insert into points_settings (tenant_id, restriction_limit, eligible) values ($1, 1000000, '{"everyone":true}')`,
    [tenant.id],
  );
  for (const [name, role] of [
    ["Everybody", null],
    ["Managers", "manager"],
  ])
    await server.sql(
      `insert into points_budget_items (tenant_id, id, name, name_key, source, audience, amount, period, starts_on, expiry)
       values ($1, gen_random_uuid(), $2, $2, 'allocation', $3, $4, 'month', '2020-01-01', 'never')`,
      [
        tenant.id,
        name,
        JSON.stringify({ everyone: role === null, memberIds: [], teamIds: [], roles: role ? [role] : [] }),
        role ? 900 : 500,
      ],
    );
  await server.sql("vacuum analyze");
  return { tenant, people };
}

const granted = async (server: TestServer, { id }: TestTenant) =>
  (
    await server.sql<{ count: number }>(
      "select count(*)::int as count from points_allocation_runs where tenant_id = $1",
      [id],
    )
  )[0]?.count ?? 0;

/** Lets the worker hand out the points of the month, and returns how long it took. */
async function allocate(server: TestServer, tenant: TestTenant, until: number): Promise<number> {
  const began = performance.now();
  await addJob(server, "points.allocate", tenant.id);
  while ((await granted(server, tenant)) < until) await new Promise((resolve) => setTimeout(resolve, 10));
  return performance.now() - began;
}

/** As if the month were over: what was handed out belongs to an earlier one. */
const nextMonth = (server: TestServer, tenant: TestTenant, round: number) =>
  server.sql(
    `update points_allocation_runs set period_key = 'bench-' || $2, ends_at = now() - interval '1 hour'
     where tenant_id = $1 and ends_at > now()`,
    [tenant.id, round],
  );

/** What was written to hand out the month's points. */
async function rowsOfMonth(server: TestServer, { id }: TestTenant): Promise<Rows> {
  const transactions = await server.sql<{ id: string }>(
    "select distinct transaction_id as id from points_allocation_runs where tenant_id = $1 and ends_at > now()",
    [id],
  );
  const theirs = (column: string) =>
    `tenant_id = '${id}' and ${column} = any('{${transactions.map((row) => row.id).join(",")}}')`;
  return {
    points_transactions: theirs("id"),
    points_entries: theirs("transaction_id"),
    points_lots: theirs("transaction_id"),
    points_allocation_runs: theirs("transaction_id"),
  };
}

async function send(server: TestServer, from: TestMember, to: TestMember): Promise<number> {
  const body = {
    status: "published",
    message: "Thank you for the help with the migration last week",
    amount: 1,
    sendTo: [{ type: "tenantMember", id: to.id }],
    qualityIds: [],
    tenantWide: true,
  };
  const began = performance.now();
  const answer = await server.request("POST /recognition/recognitions", { token: from.token, body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return performance.now() - began;
}

/** Some colleagues who send one after the other, until it is enough: how long each send took. */
async function sending(server: TestServer, people: TestMember[], enough: (count: number) => boolean) {
  const times: number[] = [];
  const colleague = async (n: number) => {
    while (!enough(times.length)) {
      times.push(await send(server, people[n] as TestMember, people[SENDERS + n] as TestMember));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, (_, n) => colleague(n)));
  return times;
}

await onPostgres({ max_wal_size: "8GB", shared_buffers: "1GB" }, 16, async (server) => {
  const { tenant, people } = await prepare(server);
  const worker = await startWorker(server);
  const ratios: number[] = [];
  const beside: number[] = [];
  try {
    const all = MEMBERS + people.length;
    const first = await allocate(server, tenant, all);
    console.log(`  the first month, which makes everybody's accounts: ${first.toFixed(0)} ms`);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await nextMonth(server, tenant, round);
      await server.sql("vacuum analyze");
      const ms = await allocate(server, tenant, (round + 1) * all);
      const copied = await copyAgain(server, await rowsOfMonth(server, tenant));
      ratios.push(ms / copied);
      console.log(`allocation of ${all}: ${ms.toFixed(0)} ms, COPY of its rows ${copied.toFixed(0)} ms`);
    }
    for (let round = 1; round <= ROUNDS; round += 1) {
      await sending(server, people, (count) => count >= SENDS / 4);
      const quiet = at(await sending(server, people, (count) => count >= SENDS), 0.95);
      await nextMonth(server, tenant, ROUNDS + round);
      let over = false;
      const [busy] = await Promise.all([
        sending(server, people, () => over),
        allocate(server, tenant, (ROUNDS + round + 1) * all).finally(() => {
          over = true;
        }),
      ]);
      beside.push(at(busy, 0.95) / quiet);
      console.log(
        `sends alone: p95 ${quiet.toFixed(1)} ms; while it is handed out: ${at(busy, 0.95).toFixed(1)} ms (${busy.length} sends)`,
      );
    }
  } finally {
    await worker.end();
  }
  report("allocation of 100,000 members, times COPY", median(ratios), { most: 3 });
  report("sends meanwhile, p95, times that of sends alone", median(beside), { most: 2 });
});
