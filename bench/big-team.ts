import type { TestMember, TestServer } from "@plaudit/server/testing";
import { copyAgain } from "./copy-again.ts";
import { median, report } from "./report.ts";
import { onPostgres } from "./store.ts";
import { wholeTeam } from "./whole-team.ts";

const TEAM = Number(process.env.BENCH_MEMBERS ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);

/** Somebody with points for everybody, in a company that is one large team of people with accounts. */
async function prepare(server: TestServer) {
  const { tenant, team } = await wholeTeam(server, TEAM);
  const sender = await tenant.member();
  const { id } = tenant;
  await server.sql(
    `insert into points_budget_items (tenant_id, id, name, name_key, source, audience, amount, period, starts_on)
     values ($1, gen_random_uuid(), 'Monthly', 'monthly', 'allocation', '{"everyone":true}', 1000000, 'month', '2020-01-01')`,
    [id],
  );
  await server.sql("select app.enqueue('points.allocate', jsonb_build_object('tenantId', $1::uuid), null, null)", [id]);
  await server.runJobs();
  await server.sql("vacuum analyze");
  return { tenant, sender, team };
}

async function thank(server: TestServer, { token }: TestMember, team: string): Promise<number> {
  const body = {
    status: "published",
    message: "Thank you all for the year that was",
    amount: 1,
    sendTo: [{ type: "team", id: team }],
    qualityIds: [],
    tenantWide: true,
  };
  const began = performance.now();
  const { status, body: sent } = await server.request("POST /recognition/recognitions", { token, body });
  if (status !== 200 || sent.recipientCount !== TEAM) throw new Error(`${status} ${JSON.stringify(sent)}`);
  return performance.now() - began;
}

await onPostgres({ max_wal_size: "8GB", shared_buffers: "1GB" }, 8, async (server) => {
  const { tenant, sender, team } = await prepare(server);
  const own = `tenant_id = '${tenant.id}'`;
  const sends: number[] = [];
  const copies: number[] = [];
  const rows = async (table: string, where: string) =>
    (await server.sql<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`))[0]?.count ?? 0;
  await thank(server, sender, team);
  for (let round = 0; round < ROUNDS; round += 1) {
    sends.push(await thank(server, sender, team));
    await server.sql("vacuum analyze");
  }
  if ((await rows("notifications", own)) > 0) throw new Error("its sender waits for notifications");
  // Ten such sends write as many entries.
  const entries = await server.sql<{ id: string }>(
    `select t.id from points_transactions t where t.${own} and t.type = 'recognition' order by t.id desc limit 10`,
  );
  for (let round = 0; round < 3; round += 1)
    copies.push(
      await copyAgain(server, {
        points_entries: `${own} and transaction_id = any('{${entries.map(({ id }) => id).join(",")}}')`,
      }),
    );
  console.log(`sends: ${sends.map((ms) => ms.toFixed(0)).join(", ")} ms`);
  console.log(`COPY of ${entries.length * TEAM} entries: ${median(copies).toFixed(0)} ms`);
  report("a team of 10,000 recognized with points, times COPY of 100,000 rows", median(sends) / median(copies), {
    most: 1,
  });
  report("a team of 10,000 recognized with points, s", Math.max(...sends) / 1000, { most: 2 });
});
