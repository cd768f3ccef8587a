import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { externalRefOf } from "../adapters/tango/tango.ts";
import { verifyLedger } from "../domains/points/verbs/verify-ledger.ts";
import { givePointsTo } from "../domains/reward/test-sample.ts";
import { enqueuer } from "../jobs/enqueue.ts";
import type { TestServer } from "./index.ts";
import { nodeArgs } from "./node-args.ts";
import { testSecret } from "./store.ts";
import { type Fault, type PeerBrand, peerAccount, peerKeys, tangoPeer } from "./tango-peer.ts";
import type { TestMember } from "./tenant.ts";

const FAULTS: readonly Fault[] = [
  ...(["500 before", "500 after", "cut before", "cut after", "hang after", "garbled after"] as const),
  ...(["pending", "failed", "429"] as const),
];
const GIVEN = 1_000_000;
const BALANCE = 100_000_000;

/** The same numbers in the same order each time. */
function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at / 2_147_483_648;
  };
}

async function startWorker(url: string, tangoUrl: string): Promise<ChildProcess> {
  const args = [...nodeArgs, join(import.meta.dirname, "../../test/worker.ts"), url, testSecret, tangoUrl];
  const worker = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(worker.stdout, "data");
  return worker;
}

export const brandsOf = (count: number): PeerBrand[] =>
  Array.from({ length: count }, (_, n) => ({
    brandKey: `B${n}`,
    brandName: `Brand ${n.toString(36)} and ${n % 50}`,
    items: [{ utid: `U${n}` }],
  }));

/** A company that is connected with a peer of the service, whose catalog is in its shop. */
export async function tangoCompany(server: TestServer, brands: PeerBrand[]) {
  const peer = await tangoPeer({ balance: BALANCE });
  peer.state.brands = brands;
  const tenant = await server.makeTenant({ features: ["points"] });
  const admin = await tenant.member({ role: "admin" });
  server.services.tango = peer.tango({ timeoutMs: 10_000 });
  const call = async (who: TestMember, key: string, body?: object) => {
    const answer = await server.request(key, { token: who.token, body, host: tenant.id });
    if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { version } = await call(admin, "GET /points/budgetSettings");
  await call(admin, "PATCH /points/budgetSettings", { worth: [{ currency: "EUR", value: "0.05" }], version });
  const place = { system: "production", ...peerAccount, keys: peerKeys };
  const connection = await call(admin, "PUT /reward/tango/connection", place);
  await call(admin, "PATCH /reward/tango/connection", { countries: ["NL"], version: connection.version });
  const run = async (job: string) => {
    await tenant.within((db) => enqueuer(db)(job, { tenantId: tenant.id }));
    await server.runJobs();
  };
  const member = async () => {
    const made = await tenant.member();
    await server.sql("update tenant_members set country = 'NL' where tenant_id = $1 and id = $2", [tenant.id, made.id]);
    await givePointsTo(tenant, [made], GIVEN);
    return made;
  };
  await run("tango.upkeep");
  return { peer, tenant, admin, call, run, member, providerId: connection.id as string };
}

interface Chaos {
  orders: number;
  members: number;
  workers: number;
  kills: number;
}
/** Orders while a fifth of all requests goes wrong and workers are killed; what came of them is counted from both sides. */
export async function tangoChaos(server: TestServer, { orders, members, workers: many, kills }: Chaos) {
  const { peer, tenant, call, run, member, providerId } = await tangoCompany(server, brandsOf(3));
  const people = await Promise.all(Array.from({ length: members }, member));
  const [first] = people as [TestMember];
  const { results } = await call(first, "GET /reward/shop/rewards");
  const { id: rewardId, variants } = await call(first, `GET /reward/shop/rewards/${results[0].id}`);
  const [{ id: variantId, points }] = variants;
  const random = dice(20_261_123);
  let faults = 0;
  peer.state.fault = ({ path }) => {
    if (!path.startsWith("/orders") || random() >= 0.2) return undefined;
    faults += 1;
    return FAULTS[Math.floor(random() * FAULTS.length)];
  };

  const [store] = await server.sql<{ name: string }>("select current_database() as name");
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ""), { pathname: `/${store?.name}` }).href;
  const workers = await Promise.all(Array.from({ length: many }, () => startWorker(url, peer.url)));
  const began = performance.now();
  const redeeming = Promise.all(
    people.map(async (who, n) => {
      for (let made = n; made < orders; made += members)
        await call(who, "POST /reward/redemptions", { rewardId, variantId, points });
    }),
  );
  const secret = () => [...peer.subscriptions.values()].at(-1)?.secret ?? "";
  /** What it worked on is done, which it tells twice, and the second time late. */
  async function tellOfPending() {
    for (const order of peer.orders.values()) {
      if (order.status !== "PENDING") continue;
      order.status = "COMPLETE";
      const { externalRefID, referenceOrderID } = order;
      const event = peer.event("AsyncOrderStatus", { externalRefID, referenceOrderID }, { secret: secret() });
      for (const { headers, body: raw } of [event, event])
        await server.request("POST /reward/tango/events", { raw, headers, host: tenant.id });
    }
  }
  const standing = async () => {
    const [row] = await server.sql<{ all: number; open: number }>(
      `select count(*)::int as all, count(*) filter (where waits_for is not null)::int as open
        from redemptions where tenant_id = $1`,
      [tenant.id],
    );
    return { all: row?.all ?? 0, open: row?.open ?? 0 };
  };
  let killed = 0;
  for (let now = await standing(); now.all < orders || now.open > 0; now = await standing()) {
    await tellOfPending();
    if (killed < kills && now.all - now.open > (orders * (killed + 1)) / (kills + 1)) {
      workers.shift()?.kill("SIGKILL");
      workers.push(await startWorker(url, peer.url));
      killed += 1;
    }
    await sleep(50);
  }
  await redeeming;
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(workers.map((worker) => [once(worker, "close"), worker.kill()][0]));
  peer.state.fault = undefined;
  await run("tango.balance");

  const rows = await server.sql<{ id: string; status: string; credential: string | null }>(
    "select id, status, credential from redemptions where tenant_id = $1",
    [tenant.id],
  );
  const [sums] = await server.sql<{ spendable: number; fund: number }>(
    `select (select sum(balance)::float8 from points_accounts where tenant_id = $1 and purpose = '' and type = 'redeemable') as spendable,
      (select balance::float8 from reward_providers where tenant_id = $1 and id = $2) as fund`,
    [tenant.id, providerId],
  );
  const { faults: ledger } = await tenant.within((db) => verifyLedger(db));
  const complete = [...peer.orders.values()].filter(({ status }) => status === "COMPLETE");
  const fulfilled = rows.filter(({ status }) => status === "fulfilled");
  const charged = complete.reduce((sum, { value }) => sum + value, 0);
  peer.close();
  return {
    figures: { seconds, faults, killed, calls: peer.calls.length, repeated: peer.state.repeated },
    fulfilled: fulfilled.length,
    /** All of these are as they should be where they are empty or zero. */
    wrong: {
      unsettled: rows.filter(({ status }) => status !== "fulfilled" && status !== "failed").length,
      lost: orders - rows.length,
      withoutCode: fulfilled.filter(({ credential }) => credential === null).length,
      notThere: fulfilled.filter(({ id }) => peer.orderOf(externalRefOf(id))?.status !== "COMPLETE").length,
      paidForNothing: complete.length - fulfilled.length,
      pointsAstray: members * GIVEN - fulfilled.length * points - (sums?.spendable ?? 0),
      accountAstray: BALANCE - charged - peer.state.balance,
      fundAstray: Math.round(peer.state.balance * 100) - (sums?.fund ?? 0),
      ledger,
    },
  };
}
