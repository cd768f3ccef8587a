import { afterAll, beforeEach, expect, test } from "vitest";
import { externalRefOf } from "../../adapters/tango/tango.ts";
import { type Fault, peerAccount, peerKeys, tangoPeer } from "../../testing/tango-peer.ts";
import { type Line, tangoWorld } from "../../testing/tango-world.ts";

const peer = await tangoPeer();
afterAll(() => peer.close());
beforeEach(() => {
  peer.state.fault = undefined;
});
const company = (options?: Parameters<typeof tangoWorld>[1]) => tangoWorld(peer, options);

test("the catalog is offered by country, currency and kind, at a price that shows what was added", async () => {
  const { w, admin, shop, member } = await company();
  const names = async () => (await shop()).map(({ name }) => name).toSorted();
  expect(await names()).toEqual(["Almirante", "Boekhuis"]);
  const { connection } = (await admin.get("/reward/tango/connection")).body;
  expect(connection).toMatchObject({
    keys: { kind: "basic" },
    balance: { currency: "EUR" },
    brands: 2,
    deniedAt: null,
  });
  expect(JSON.stringify(connection)).not.toContain("platform-key");
  expect((await admin.get("/reward/tango/countries")).body.results).toMatchObject([
    { country: "DE", brands: 5 },
    { country: "FR", brands: 1, values: [{ currency: "EUR", least: 1000, most: 1000 }] },
    { country: "NL", brands: 5 },
  ]);
  const offer = { donations: true, prepaid: true, markup: 1000, countries: ["NL", "FR"], version: connection.version };
  await admin.patch("/reward/tango/connection", offer);
  await admin.post("/reward/tango/brands", { keys: ["B2"], hidden: true });
  await w.drain();
  expect(await names()).toEqual(["Almirante", "Sahel Wells", "Wallet"]);
  const wells = (await shop()).find(({ name }) => name === "Sahel Wells") as Line;
  const page = (await member.get(`/reward/shop/rewards/${wells.id}`)).body;
  // 5 euros and 10% at 0.05 a point.
  expect(page.variants).toMatchObject([{ faceValue: 500, fee: 50, points: 110 }]);
  expect(page.category).toBe("giving");
  await w.sql`update tenant_members set country = 'FR' where tenant_id = ${w.tenantId} and id = ${member.id}`;
  expect(await names()).toEqual(["Cinéma Rex"]);
  const { body } = await admin.get("/reward/tango/brands?pageSize=2");
  expect(body.results).toMatchObject([
    { key: "B1", hidden: false },
    { key: "B2", hidden: true, countries: ["DE", "NL"] },
  ]);
  const second = (await admin.get(`/reward/tango/brands?pageSize=2&cursor=${body.next}`)).body;
  expect(second.results.map(({ key }: { key: string }) => key)).toEqual(["B3", "B6"]);
  expect((await admin.get("/reward/tango/brands?search=cinéma&country=FR")).body.results).toHaveLength(1);
  const keys = async (query: string): Promise<string[]> =>
    (await admin.get(`/reward/tango/brands?${query}`)).body.results.map(({ key }: { key: string }) => key);
  expect(await keys("hidden=true")).toEqual(["B2"]);
  const { version } = (await admin.get("/reward/tango/connection")).body.connection;
  await admin.patch("/reward/tango/connection", { countries: ["FR"], version });
  expect(await keys("chosen=true")).toEqual(["B3"]);
  expect(await keys("chosen=true&hidden=true")).toEqual([]);
});

test("the catalog is asked for at most twice a day, and what it no longer has leaves the shop", async () => {
  const { w, upkeep, drain, shop, server } = await company();
  const asked = () => peer.calls.filter(({ path }) => path.startsWith("/catalogs")).length;
  const before = asked();
  await upkeep();
  await drain();
  expect(asked()).toBe(before);
  (peer.state.brands[0] as { status?: string }).status = "inactive";
  peer.state.brands.splice(1, 1);
  for (const hours of [13, 14, 20]) {
    server.setClock(new Date(Date.now() + hours * 3_600_000));
    await upkeep();
    await drain();
  }
  server.setClock(undefined);
  expect(asked()).toBe(before + 1);
  expect(await shop()).toEqual([]);
  expect(
    await w.sql`select count(*)::int as left from rewards where tenant_id = ${w.tenantId} and archived_at is null`,
  ).toEqual([{ left: 0 }]);
});

test("a redemption is ordered once, and its code is revealed to its member alone", async () => {
  const { w, admin, member, redeem, redemption, drain, balance } = await company();
  const before = peer.orders.size;
  const { id, points } = await redeem();
  expect(await redemption(id)).toMatchObject({ status: "approved", waitsFor: "order", points });
  await drain();
  expect(await redemption(id)).toMatchObject({
    status: "fulfilled",
    hasCode: true,
    message: "Show the number at the counter.",
  });
  expect(await balance()).toBe(10_000 - points);
  const ref = externalRefOf(id);
  expect(peer.orderOf(ref)).toMatchObject({ value: 10, utid: "U1", ...{ accountIdentifier: peerAccount.account } });
  expect((await member.post(`/reward/redemptions/${id}/reveal`)).body).toMatchObject({
    code: `CARD-${ref}`,
    parts: [{ label: "PIN", value: "4711" }],
  });
  expect((await admin.post(`/reward/redemptions/${id}/reveal`)).status).toBe(403);
  await w.again();
  expect([peer.orders.size - before, peer.state.repeated]).toEqual([1, 0]);
  const kept = await w.sql`select credential from redemptions where tenant_id = ${w.tenantId}`;
  expect(JSON.stringify(kept)).not.toContain("CARD-");
  const stored = await w.sql`select keys, webhook_secret from tango_connections where tenant_id = ${w.tenantId}`;
  expect(JSON.stringify(stored)).not.toContain("platform-key");
});

test("any amount that a card can hold is ordered at what it takes, and no other", async () => {
  const { w, admin, member, shop, drain, redemption } = await company();
  const { version } = (await admin.get("/reward/tango/connection")).body.connection;
  await admin.patch("/reward/tango/connection", { markup: 250, version });
  await drain();
  const page = async (name: string) => {
    const { id } = (await shop()).find((one) => one.name === name) as { id: string };
    return (await member.get(`/reward/shop/rewards/${id}`)).body;
  };
  expect((await page("Boekhuis")).supplied.free).toBeNull();
  const card = await page("Almirante");
  const { free } = card.supplied;
  expect(free).toMatchObject({ least: 500, most: 25_000, markup: 250, approvalFrom: null });
  const redeem = (faceValue: number, points: number) =>
    member.post("/reward/redemptions", { rewardId: card.id, variantId: free.variantId, faceValue, points });
  // 33.00 and 2.5 % of it are 33.83, at 0.05 a point.
  for (const faceValue of [499, 25_001]) expect((await redeem(faceValue, 677)).body.details[0].path).toBe("faceValue");
  expect((await redeem(3300, 660)).body).toMatchObject({ error: "Conflict" });
  const { body } = await redeem(3300, 677);
  expect(body).toMatchObject({ points: 677, faceValue: 3300, fee: 83, reward: { variant: "33 EUR" } });
  await drain();
  expect(await redemption(body.id)).toMatchObject({ status: "fulfilled" });
  expect(peer.orderOf(externalRefOf(body.id))).toMatchObject({ value: 33, utid: "U1" });
  await w.drain();
});

test.each<Fault>(["500 before", "500 after", "cut after", "garbled after", "hang after"])(
  "after %s it stays pending, and is asked for again under the same reference",
  async (fault) => {
    const { redeem, redemption, drain, order, until, admin } = await company({ paceMs: 5 });
    const { id } = await redeem("Boekhuis", 2500);
    peer.state.fault = ({ method }) => (method === "POST" ? fault : undefined);
    await drain();
    peer.state.fault = undefined;
    expect(await redemption(id)).toMatchObject({ status: "approved", waitsFor: "order" });
    expect(await order(id)).toMatchObject({ state: "unknown", __permissions__: ["view", "ask"] });
    await until(id, "fulfilled");
    expect([...peer.orders.values()].filter((one) => one.externalRefID === externalRefOf(id))).toHaveLength(1);
    const { recent } = (await admin.get("/reward/tango/connection")).body.connection;
    expect(recent).toMatchObject({ orders: 1, atOnce: 0, later: 1, open: 0, unknown: 0 });
  },
);

test("what the service refuses gives the points back, once, and the fund its money", async () => {
  const { w, redeem, drain, redemption, balance, admin } = await company();
  const { id } = await redeem();
  peer.state.brands[0]?.items.splice(0);
  await drain();
  expect(await redemption(id)).toMatchObject({ status: "failed", waitsFor: null });
  expect(await balance()).toBe(10_000);
  await w.again();
  expect(await balance()).toBe(10_000);
  const { results } = (await admin.get("/reward/providers")).body;
  const { id: provider } = results.find(({ kind }: { kind: string }) => kind === "tango");
  const { results: lines } = (await admin.get(`/reward/providers/${provider}/statement`)).body;
  expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(["return", "redemption", "deposit"]);
});

test("what is refused for want of money makes the account be asked for what it holds, and hides ordering", async () => {
  const { redeem, drain, redemption, shop, member } = await company();
  const { id } = await redeem();
  const before = peer.state.balance;
  peer.state.balance = 4;
  await drain();
  peer.state.balance = before;
  expect(await redemption(id)).toMatchObject({ status: "failed" });
  const { id: other } = (await shop()).find(({ name }) => name === "Boekhuis") as Line;
  expect((await member.get(`/reward/shop/rewards/${other}`)).body.availability).toBe("noFund");
});

test.each(["FAILED", "CANCELLED"])(
  "an order that the service works on is read until it is there; one that is %s gives the points back",
  async (lost) => {
    const { redeem, drain, redemption, order, until, balance, admin } = await company({ paceMs: 5 });
    peer.state.fault = ({ method, path }) => (method === "POST" && path === "/orders" ? "pending" : undefined);
    const [one, other] = [await redeem(), await redeem("Boekhuis", 2500)];
    await drain();
    expect(await order(one.id)).toMatchObject({ state: "pending", attempts: 1 });
    expect((await admin.get("/reward/tango/orders?pageSize=1")).body).toMatchObject({
      results: [{ id: one.id, reward: "Almirante", state: "pending" }],
      next: one.id,
    });
    (peer.orderOf(externalRefOf(one.id)) as { status: string }).status = "COMPLETE";
    (peer.orderOf(externalRefOf(other.id)) as { status: string }).status = lost;
    await until(one.id, "fulfilled");
    await until(other.id, "failed");
    expect(await redemption(one.id)).toMatchObject({ hasCode: true });
    expect(await balance()).toBe(10_000 - one.points);
  },
);

test("too many requests hold everything up for as long as the service says, and count as no attempt", async () => {
  const { redeem, drain, order } = await company({ paceMs: 5 });
  peer.state.retryAfter = "600";
  peer.state.fault = () => "429";
  const one = await redeem();
  await drain();
  peer.state.fault = undefined;
  expect(await order(one.id)).toMatchObject({ state: "waiting", attempts: 0, problem: "429 too.many" });
  const other = await redeem();
  const calls = peer.calls.length;
  await drain();
  expect(peer.calls.length).toBe(calls);
  expect(await order(other.id)).toMatchObject({ attempts: 0 });
  peer.state.retryAfter = "1";
});

test("five attempts that nobody saw end in questions alone; what the service does not have may be given up", async () => {
  const { admin, redeem, drain, order, balance, redemption } = await company({ paceMs: 5 });
  peer.state.fault = ({ method }) => (method === "POST" ? "500 before" : undefined);
  const { id } = await redeem();
  const posts = () => peer.calls.filter(({ method, path }) => method === "POST" && path === "/orders").length;
  const before = posts();
  expect((await admin.post(`/reward/tango/orders/${id}/giveUp`)).status).toBe(404);
  for (let n = 0; n < 7; n += 1) {
    await drain();
    expect((await admin.post(`/reward/tango/orders/${id}/ask`)).status).toBe(200);
  }
  await drain();
  expect(posts() - before).toBe(5);
  expect(await order(id)).toMatchObject({ state: "unknown", attempts: 5, missingAt: expect.any(String) });
  expect(await balance()).toBe(10_000 - 200);
  expect((await admin.post(`/reward/tango/orders/${id}/giveUp`)).body).toMatchObject({ state: "failed" });
  expect(await redemption(id)).toMatchObject({ status: "failed" });
  expect(await balance()).toBe(10_000);
  expect((await admin.post(`/reward/tango/orders/${id}/giveUp`)).status).toBe(409);
  const { body: log } = await admin.get(`/audit/events?entityIdIn=${id}`);
  expect(log.results.map(({ action }: { action: string }) => action)).toContain("tangoOrder.giveUp");
});

test("an answer for another order than was asked is never taken for it", async () => {
  const { redeem, drain, order, redemption } = await company();
  const { id } = await redeem();
  const orders = `${peerAccount.account} ${externalRefOf(id)}`;
  const other = { referenceOrderID: "RA-other", customerIdentifier: "x", externalRefID: externalRefOf(id), value: 99 };
  peer.orders.set(orders, { ...other, accountIdentifier: peerAccount.account, utid: "U2", status: "COMPLETE" });
  await drain();
  expect(await order(id)).toMatchObject({ state: "unknown", problem: "differs", nextAt: null });
  expect(await redemption(id)).toMatchObject({ status: "approved", hasCode: false });
});

test("events are taken once, signed only, fresh only, and have their order asked about at once", async () => {
  const { w, admin, redeem, drain, order, redemption, secret, send } = await company({ paceMs: 100 });
  peer.state.fault = ({ method, path }) => (method === "POST" && path === "/orders" ? "pending" : undefined);
  const { id } = await redeem();
  await drain();
  const made = peer.orderOf(externalRefOf(id)) as { status: string; referenceOrderID: string };
  made.status = "COMPLETE";
  const data = { externalRefID: externalRefOf(id), referenceOrderId: made.referenceOrderID, status: "SUCCESSFUL" };
  const event = (more: object = {}) => peer.event("AsyncOrderStatus", data, { secret: secret(), ...more });
  expect((await send(event({ secret: "Zm9yZ2Vk" }))).status).toBe(401);
  expect((await send(event({ body: (text: string) => text.replace("SUCCESSFUL", "FAILED") }))).status).toBe(401);
  expect((await send({ ...event(), headers: {} })).status).toBe(401);
  expect((await send(event({ at: new Date(Date.now() - 9 * 86_400_000) }))).status).toBe(401);
  expect((await send(event({ at: new Date(Date.now() + 3_600_000) }))).status).toBe(401);
  expect((await w.server.request("POST /reward/tango/events", { raw: "{}", host: null })).status).toBe(401);
  expect(await w.sql`select id from tango_events where tenant_id = ${w.tenantId}`).toEqual([]);
  // One that claims the opposite is not believed either: the service is asked.
  const late = peer.event("AsyncOrderStatus", { ...data, status: "FAILED" }, { secret: secret(), id: "1" });
  expect((await send(late)).status).toBe(200);
  expect((await send(late)).status).toBe(200);
  expect(await w.sql`select id from tango_events where tenant_id = ${w.tenantId}`).toEqual([{ id: "1" }]);
  await drain();
  expect(await redemption(id)).toMatchObject({ status: "fulfilled" });
  expect(await order(id)).toMatchObject({ state: "complete", __permissions__: ["view"] });
  expect((await admin.get("/reward/tango/connection")).body.connection.lastEventAt).not.toBeNull();
});

test("a low balance is read when it is told, the fund follows the account, and an empty one hides ordering", async () => {
  const { w, member, shop, drain, secret, send } = await company();
  const before = peer.state.balance;
  peer.state.balance = 12;
  expect((await send(peer.event("LowBalance", {}, { secret: secret() }))).status).toBe(200);
  await drain();
  peer.state.balance = before;
  const [{ balance }] = (await w.sql`select balance::int from reward_providers where tenant_id = ${w.tenantId}`) as [
    { balance: number },
  ];
  expect(balance).toBe(1200);
  const { id } = (await shop()).find(({ name }) => name === "Boekhuis") as Line;
  expect((await member.get(`/reward/shop/rewards/${id}`)).body.availability).toBe("noFund");
});

test("subscriptions are renewed a week before they end", async () => {
  const { server, upkeep, drain, w } = await company();
  const [id] = [...peer.subscriptions.keys()].slice(-1) as [string];
  expect(peer.subscriptions.get(id)?.url).toMatch(/\/api\/reward\/tango\/events$/);
  server.setClock(new Date(Date.now() + 24 * 86_400_000));
  await upkeep();
  await drain();
  server.setClock(undefined);
  expect(peer.subscriptions.get(id)?.renewed).toBe(1);
  expect(await w.sql`select webhook_id as id from tango_connections where tenant_id = ${w.tenantId}`).toEqual([{ id }]);
});

test("keys that are refused stop everything until they are put right", async () => {
  const { w, admin, redeem, drain, order, redemption } = await company();
  const wrong = { kind: "basic", platform: "NorthwindTest", key: "wrong" };
  const place = { system: "production", ...peerAccount };
  const test = (body: object) => admin.post("/reward/tango/tests", { ...place, ...body });
  expect((await test({ keys: wrong })).body).toEqual({
    outcome: "denied",
    code: "401 authentication.failed",
    balance: null,
  });
  expect((await test({})).body).toMatchObject({ outcome: "works", balance: { currency: "EUR" } });
  expect((await test({ account: "elsewhere" })).body).toMatchObject({ outcome: "noAccount" });
  const told = async () => (await admin.get("/identity/today")).body.waiting;
  const refusedSince = async () => (await admin.get("/reward/providers")).body.results[0].refusedSince;
  expect([await told(), await refusedSince()]).toEqual([[], null]);
  await admin.put("/reward/tango/connection", { ...place, keys: wrong });
  const { id } = await redeem();
  await drain();
  const since = await refusedSince();
  expect(since).toEqual(expect.any(String));
  expect(await told()).toEqual([{ kind: "keys", count: 1, name: "Gift cards", since, path: "/admin/rewards/tango" }]);
  expect(await order(id)).toMatchObject({ state: "waiting", attempts: 0, problem: "401 authentication.failed" });
  expect((await admin.get("/reward/tango/connection")).body.connection.deniedAt).not.toBeNull();
  const elsewhere = await admin.put("/reward/tango/connection", { ...place, account: "another-account" });
  expect([elsewhere.status, elsewhere.body.error]).toEqual([409, "Conflict"]);
  const { id: later } = await redeem();
  await drain();
  // Whoever put them right has nothing more to do.
  await admin.put("/reward/tango/connection", { ...place, keys: peerKeys });
  await drain();
  for (const one of [id, later]) expect(await redemption(one)).toMatchObject({ status: "fulfilled" });
  expect([await told(), await refusedSince()]).toEqual([[], null]);
  const log = await w.sql`select after from audit_events where tenant_id = ${w.tenantId} and action like 'tango%'`;
  expect(JSON.stringify(log)).not.toMatch(/platform-key|"wrong"/);
});
