import { expect, vi } from "vitest";
import { givePointsTo } from "../domains/reward/test-sample.ts";
import { enqueuer } from "../jobs/enqueue.ts";
import { sharedServer } from "./index.ts";
import { peerAccount, peerKeys, type tangoPeer } from "./tango-peer.ts";
import { type Person, world } from "./world.ts";

type Peer = Awaited<ReturnType<typeof tangoPeer>>;
const brands = [
  { brandKey: "B1", brandName: "Almirante", items: [{ utid: "U1" }] },
  { brandKey: "B2", brandName: "Boekhuis", items: [{ utid: "U2", faceValue: 25 }] },
  { brandKey: "B3", brandName: "Cinéma Rex", items: [{ utid: "U3", countries: ["FR"], faceValue: 10 }] },
  { brandKey: "B4", brandName: "Wallet", items: [{ utid: "U4", rewardType: "prepaid card", faceValue: 50 }] },
  { brandKey: "B5", brandName: "Sahel Wells", items: [{ utid: "U5", rewardType: "donation", faceValue: 5 }] },
  { brandKey: "B6", brandName: "Pound Shop", items: [{ utid: "U6", currencyCode: "GBP", faceValue: 5 }] },
];

export interface Line {
  id: string;
  name: string;
}
/** A company in the Netherlands that is connected with a peer, and somebody with points. */
export async function tangoWorld(
  peer: Peer,
  { paceMs = 0, countries = ["NL"], country = "NL", system = "production", keys = peerKeys } = {},
) {
  const server = await sharedServer();
  server.services.tango = peer.tango({ paceMs, timeoutMs: 1_500 });
  peer.state.brands = structuredClone(brands);
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const member = await w.person("Priya");
  await w.sql`update tenant_members set country = ${country} where tenant_id = ${w.tenantId} and id = ${member.id}`;
  const worth = [{ currency: "EUR", value: "0.05" }];
  const settings = await admin.get("/points/budgetSettings");
  await admin.patch("/points/budgetSettings", { worth, version: settings.body.version });
  const connect = await admin.put("/reward/tango/connection", { system, ...peerAccount, keys });
  expect([connect.status, connect.body.error]).toEqual([200, undefined]);
  const offer = { countries, version: connect.body.version };
  expect((await admin.patch("/reward/tango/connection", offer)).status).toBe(200);
  await w.sql`update schedules set next_run_at = now() where tenant_id = ${w.tenantId} and job = 'tango.upkeep'`;
  const drain = async () => {
    await w.drain();
  };
  const upkeep = () =>
    w.tenant(async ({ db }) => {
      await enqueuer(db)("tango.upkeep", { tenantId: w.tenantId });
    });
  await upkeep();
  await drain();
  await giveTo(w.tenantId, member, 10_000);
  const shop = async (who: Person = member): Promise<Line[]> => (await who.get("/reward/shop/rewards")).body.results;
  async function redeem(name = "Almirante", value = 1000, who: Person = member) {
    const { id } = (await shop(who)).find((one) => one.name === name) as Line;
    const { variants } = (await who.get(`/reward/shop/rewards/${id}`)).body;
    const { id: variantId, points } = variants.find((one: { faceValue: number }) => one.faceValue === value);
    const answer = await who.post("/reward/redemptions", { rewardId: id, variantId, points });
    expect([answer.status, answer.body.msg]).toEqual([200, undefined]);
    return answer.body as { id: string; points: number };
  }
  const redemption = async (id: string) => (await member.get(`/reward/redemptions/${id}`)).body;
  const order = async (id: string) => (await admin.get(`/reward/tango/orders/${id}`)).body;
  /** Runs what is due until the order is as it should be. */
  const until = (id: string, status: string) =>
    vi.waitUntil(
      async () => {
        await drain();
        return (await redemption(id)).status === status;
      },
      { timeout: 20_000, interval: 50 },
    );
  const balance = async () => (await member.get("/reward/shop")).body.balance as number;
  const secret = () => [...peer.subscriptions.values()].at(-1)?.secret ?? "";
  const send = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    server.request("POST /reward/tango/events", { raw: body, headers, host: w.tenantId });
  return { w, server, admin, member, drain, upkeep, shop, redeem, redemption, order, until, balance, secret, send };
}
async function giveTo(tenantId: string, { id }: Person, amount: number) {
  const server = await sharedServer();
  const within = (work: never) => server.database.withTenant(tenantId, work);
  await givePointsTo({ within } as never, [{ id }], amount);
}
