import { afterAll, beforeEach, expect, test } from "vitest";
import { externalRefOf } from "../../adapters/tango/tango.ts";
import { testServer } from "../../testing/index.ts";
import { brandsOf, tangoCompany } from "../../testing/tango-chaos.ts";
import { peerAccount, peerKeys, peerOauth, tangoPeer } from "../../testing/tango-peer.ts";
import { type Line, tangoWorld } from "../../testing/tango-world.ts";
import { takeTurn } from "./tango/connection.ts";

const peer = await tangoPeer();
afterAll(() => peer.close());
beforeEach(() => {
  peer.state.fault = undefined;
});
const providerOf = async (admin: {
  get: (path: string) => Promise<{ body: { results: { id: string; kind: string }[] } }>;
}) => (await admin.get("/reward/providers")).body.results.find(({ kind }) => kind === "tango")?.id ?? "";

test("neither keys nor the secret of events nor a code is in the log, at any level", async () => {
  const lines: string[] = [];
  const server = await testServer({ logged: (line) => lines.push(line) });
  const { peer, call, member, tenant } = await tangoCompany(server, brandsOf(2));
  const who = await member();
  const { results } = await call(who, "GET /reward/shop/rewards");
  const { id: rewardId, variants } = await call(who, `GET /reward/shop/rewards/${results[0].id}`);
  const [{ id: variantId, points }] = variants;
  const { id } = await call(who, "POST /reward/redemptions", { rewardId, variantId, points });
  const faults = ["500 after", "garbled after"] as const;
  peer.state.fault = ({ method, path }) => (method === "POST" && path === "/orders" ? faults[0] : undefined);
  await server.runJobs();
  const secret = [...peer.subscriptions.values()].at(-1)?.secret ?? "";
  const forged = peer.event("AsyncOrderStatus", { externalRefID: externalRefOf(id) }, { secret: "Zm9yZ2Vk" });
  for (const { body: raw, headers } of [forged, peer.event("LowBalance", {}, { secret })])
    await server.request("POST /reward/tango/events", { raw, headers, host: tenant.id });
  await server.runJobs();
  const log = lines.join("\n");
  expect(log).toContain("an order waits");
  expect(secret).not.toBe("");
  const { key, platform } = peerKeys as { key: string; platform: string };
  const basic = Buffer.from(`${platform}:${key}`).toString("base64");
  for (const word of [key, basic, secret, "CARD-", "4711"]) expect(log.includes(word), word).toBe(false);
  peer.close();
  await server.close();
});

test("a sandbox's cards are for nobody until somebody opens its provider", async () => {
  const { admin, shop } = await tangoWorld(peer, { system: "sandbox" });
  expect(await shop()).toEqual([]);
  const id = await providerOf(admin);
  const { version } = (await admin.get(`/reward/providers/${id}`)).body;
  await admin.patch(`/reward/providers/${id}`, { paused: false, version });
  expect((await shop()).map(({ name }) => name)).toContain("Almirante");
  const paused = async () => (await admin.get(`/reward/providers/${id}`)).body.paused;
  const connect = (body: object) => admin.put("/reward/tango/connection", { ...peerAccount, keys: peerKeys, ...body });
  expect((await connect({ system: "sandbox" })).status).toBe(200);
  expect(await paused()).toBe(false);
  const opened = (await admin.get(`/reward/providers/${id}`)).body;
  await connect({ system: "production" });
  await admin.patch(`/reward/providers/${id}`, { paused: true, version: opened.version });
  await connect({ system: "production" });
  expect(await paused()).toBe(true);
  await connect({ system: "sandbox" });
  expect(await paused()).toBe(true);
});

test("one token serves every request for twenty hours, and the test of the keys that are kept", async () => {
  const { server, admin, upkeep, drain } = await tangoWorld(peer, { keys: peerOauth });
  const tokens = () => peer.calls.filter(({ path }) => path === "/oauth/token").length;
  const before = tokens();
  const works = await admin.post("/reward/tango/tests", { system: "production", ...peerAccount });
  expect(works.body).toMatchObject({ outcome: "works" });
  for (const hours of [3, 19, 21]) {
    server.setClock(new Date(Date.now() + hours * 3_600_000));
    await upkeep();
    await drain();
    expect([hours, tokens() - before]).toEqual([hours, hours < 20 ? 0 : 1]);
  }
  server.setClock(undefined);
});

test("requests of one account come one after the other, at its pace, whoever sends them", async () => {
  const { w } = await tangoWorld(peer, { paceMs: 1_000 });
  const now = new Date(Date.now() + 3_600_000);
  const turns = [];
  for (let n = 0; n < 47; n += 1) turns.push(await w.tenant(({ db }) => takeTurn({ db, now }, 1_000)));
  expect(turns.slice(0, 3)).toEqual([{ waitMs: 0 }, { waitMs: 1_000 }, { waitMs: 2_000 }]);
  // Whoever would wait for long comes again later.
  expect(turns.at(-1)).toEqual({ at: new Date(now.getTime() + 46_000) });
});

test("the fund follows the account alone: nobody adds or takes, and its owners are told once that it is low", async () => {
  const { w, admin, upkeep, drain, send, secret } = await tangoWorld(peer);
  const id = await providerOf(admin);
  const before = (await admin.get(`/reward/providers/${id}`)).body;
  expect(before.__permissions__).toEqual(["view", "edit", "archive"]);
  for (const way of ["deposit", "withdraw"]) {
    const refused = await admin.post(`/reward/providers/${id}/${way}`, { amount: 100, note: "" });
    expect([refused.status, refused.body.msg]).toEqual([409, "This fund follows the account at Tango: pay in there"]);
  }
  await admin.patch(`/reward/providers/${id}`, { alertBelow: 50_000, version: before.version });
  const held = peer.state.balance;
  for (const balance of [400, 300]) {
    peer.state.balance = balance;
    await send(peer.event("LowBalance", {}, { secret: secret() }));
    await drain();
  }
  const low = (await admin.get(`/reward/providers/${id}`)).body;
  expect(low).toMatchObject({ balance: 30_000, lowSince: expect.any(String) });
  const told = await w.sql`select count(*)::int as n from pgboss.job where name = 'reward.low'
    and data ->> 'tenantId' = ${w.tenantId}`;
  expect(told).toEqual([{ n: 1 }]);
  peer.state.balance = held;
  await send(peer.event("LowBalance", {}, { secret: secret() }));
  await drain();
  expect((await admin.get(`/reward/providers/${id}`)).body.lowSince).toBeNull();
  await admin.post(`/reward/providers/${id}/archive`);
  await admin.put("/reward/tango/connection", { system: "production", ...peerAccount });
  await upkeep();
  expect((await admin.get(`/reward/providers/${id}`)).body.archivedAt).toBeNull();
});

test("prices follow what points are worth; what was redeemed keeps its own", async () => {
  const { admin, member, shop, redeem, redemption, upkeep, drain } = await tangoWorld(peer);
  const pointsOf = async () => {
    const { id } = (await shop()).find(({ name }) => name === "Boekhuis") as Line;
    return (await member.get(`/reward/shop/rewards/${id}`)).body.variants[0].points;
  };
  expect(await pointsOf()).toBe(500);
  const one = await redeem("Boekhuis", 2500);
  const { version } = (await admin.get("/points/budgetSettings")).body;
  await admin.patch("/points/budgetSettings", { worth: [{ currency: "EUR", value: "0.10" }], version });
  await upkeep();
  await drain();
  expect(await pointsOf()).toBe(250);
  expect(await redemption(one.id)).toMatchObject({ status: "fulfilled", points: 500 });
});
