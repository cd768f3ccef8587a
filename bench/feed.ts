import {
  manyMembers,
  manyRecognitions,
  manyValues,
  onlyTenant,
  readFeedPage,
  type TestServer,
  type TestTenant,
} from "@plaudit/server/testing";
import { at, median, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const ROUNDS = 30;
export const SMALL = 10_000;

interface Feed {
  items: number;
  tenant: TestTenant;
}

/** A tenant of a thousand people who have recognized each other so often. */
export async function fillFeed(server: TestServer, items: number): Promise<Feed> {
  const tenant = await server.makeTenant();
  const only = onlyTenant(tenant.id);
  const members = 1000;
  const statements = [manyMembers(only, members), manyValues(only), manyRecognitions(only, { members, last: items })];
  for (const statement of statements.flat())
    await server.sql(`set session_replication_role = replica; ${statement}; reset session_replication_role`);
  return { items, tenant };
}

/** A page of twenty with its embeds, first and second, of a small and a large feed in turns. */
export async function measureFeed(server: TestServer, small: Feed, large: Feed, name = ""): Promise<void> {
  const feeds: (Feed & { members: string[]; times: number[] })[] = [];
  for (const feed of [small, large]) {
    const people = await server.sql<{ id: string }>(
      "select id from tenant_members where tenant_id = $1 and status = 'joined' order by id limit 100",
      [feed.tenant.id],
    );
    feeds.push({ ...feed, members: people.map((row) => row.id), times: [] });
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
  for (const { items, times } of feeds)
    console.log(
      `feed page of 20 with embeds of ${items} items, ${roundTrips} round trips: ${median(times).toFixed(2)} ms, p95 ${at(times, 0.95).toFixed(2)} ms`,
    );
  const [few, many] = feeds.map(({ times }) => median(times)) as [number, number];
  report(`${name}feed of ${large.items} items against ${small.items}, ratio`, many / few, { most: 1.2 });
}

if (import.meta.main)
  await onPostgres({ max_wal_size: "8GB" }, 8, async (server) => {
    const small = await fillFeed(server, SMALL);
    const large = await fillFeed(server, Number(process.env.BENCH_ITEMS ?? 1_000_000));
    await server.sql("analyze");
    await measureFeed(server, small, large);
  });
