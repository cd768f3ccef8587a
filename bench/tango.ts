import { brandsOf, tangoChaos, tangoCompany } from "@plaudit/server/testing/tango-chaos";
import { at, median, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const ORDERS = Number(process.env.BENCH_ORDERS ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const BRANDS = 5_000;

await onPostgres({ max_wal_size: "4GB", shared_buffers: "512MB" }, 8, async (server) => {
  const { peer, call, member } = await tangoCompany(server, brandsOf(BRANDS));
  await server.sql("vacuum analyze");
  const who = await member();
  const shop = "GET /reward/shop/rewards";
  const { results } = await call(who, shop);
  const times: number[] = [];
  for (const path of [shop, `${shop}?search=and%2049&sorting=points`, `${shop}/${results[0].id}`])
    for (let round = 0; round < ROUNDS + 3; round += 1) {
      const began = performance.now();
      await call(who, path);
      if (round >= 3) times.push(performance.now() - began);
    }
  console.log(`  ${median(times).toFixed(1)} ms as a rule`);
  report(`a page and a search of ${BRANDS} brands of Tango's, p95, ms`, at(times, 0.95), { most: 50 });
  peer.close();

  const kills = Math.min(8, Math.ceil(ORDERS / 500));
  const { figures, fulfilled, wrong } = await tangoChaos(server, { orders: ORDERS, members: 8, workers: 3, kills });
  console.log(`  ${fulfilled} of ${ORDERS} made`, figures);
  const { ledger, ...counts } = wrong;
  if (ledger.length > 0) console.log(ledger.slice(0, 5));
  console.log("  ", counts);
  const astray = ledger.length + Object.values(counts).reduce((sum, one) => sum + Math.abs(one), 0);
  report(`${ORDERS} orders, a fifth of the requests failing and ${kills} workers killed, astray`, astray, { most: 0 });
});
