import { manyRecognitions, readFeedPage, type TestTenant, testServer } from "@plaudit/server/testing";
import { startScratchPostgres } from "../scripts/scratch-postgres.mjs";

const BAR = 1.2;
const SMALL = 10_000;
const LARGE = Number(process.env.BENCH_ITEMS ?? 1_000_000);
const ROUNDS = 30;

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** A page of twenty with its embeds, first and second, of a small and a large feed in turns. */
const scratch = process.env.TEST_DATABASE_URL ? undefined : await startScratchPostgres({ max_wal_size: "8GB" });
process.env.TEST_DATABASE_URL ??= scratch?.url;
const server = await testServer({ checkStatements: false });
try {
  const feeds: { items: number; tenant: TestTenant; members: string[]; times: number[] }[] = [];
  for (const items of [SMALL, LARGE]) {
    const tenant = await server.makeTenant();
    for (const statement of manyRecognitions({ tenantId: tenant.id, items }))
      await server.sql(`set session_replication_role = replica; ${statement}; reset session_replication_role`);
    const people = await server.sql<{ id: string }>(
      "select id from tenant_members where tenant_id = $1 order by id limit 100",
      [tenant.id],
    );
    feeds.push({ items, tenant, members: people.map((row) => row.id), times: [] });
  }
  let roundTrips = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { tenant, members, times } of feeds)
      for (let n = 0; n < 10; n += 1) {
        const member = members[(round * 10 + n) % members.length] ?? "";
        const first = await readFeedPage(tenant, member);
        const second = await readFeedPage(tenant, member, first.next ?? undefined);
        if (first.items !== 20 || second.items !== 20) throw new Error("a page is not full");
        roundTrips = Math.max(roundTrips, first.roundTrips, second.roundTrips);
        if (round >= ROUNDS / 6) times.push(first.ms, second.ms);
      }
  const [small, large] = feeds.map((feed) => median(feed.times)) as [number, number];
  const ratio = large / small;
  const verdict = ratio <= BAR ? "within" : "beyond";
  console.log(
    `feed page of 20 with embeds, ${roundTrips} round trips: ${SMALL} items ${small.toFixed(2)} ms, ${LARGE} items ${large.toFixed(2)} ms`,
  );
  console.log(`feed ratio ${ratio.toFixed(3)} (bar ${BAR}): ${verdict}`);
  process.exitCode = ratio <= BAR ? 0 : 1;
} finally {
  await server.close();
  await scratch?.stop();
}
