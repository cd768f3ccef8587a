import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { tick } from "../../testing/ticks.ts";
import { type Person, world } from "../../testing/world.ts";
import { png } from "../media/test-pictures.ts";
import { uploader } from "../media/test-uploads.ts";
import { grantPoints, holdMemberAccounts } from "../points/index.ts";
import { rewardOf, settleDecisions as settle, storeOf, variantOf } from "./test-sample.ts";
import { fail, fulfil, type SettleCtx } from "./verbs/settle.ts";

const bell = async (who: Person): Promise<string[]> =>
  (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);

/** Codes of that day are good no longer. */
async function expire(w: Awaited<ReturnType<typeof world>>, day: string): Promise<void> {
  await w.sql`update reward_codes set expires_on = '2026-01-01' where tenant_id = ${w.tenantId} and expires_on = ${day}`;
  await w.sql`update schedules set next_run_at = now() - interval '1 second' where tenant_id = ${w.tenantId} and job = 'reward.expireCodes'`;
  await tick(w.server, "schedules.due");
  await w.drain();
}

async function shop(store: object = {}) {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const bob = await w.person("Bob");
  await w.sql`update tenant_members set country = 'PT' where id = ${bob.id}`;
  const provider = (await admin.post("/reward/providers", storeOf("Store", store))).body;
  const give = (to: Person, amount: number) =>
    w.tenant(async ({ db, now }) => {
      await holdMemberAccounts(db, to.id);
      await grantPoints(db, { memberId: to.id, amount, actorId: admin.id, now, zone: "UTC", note: "" });
    });
  const offer = async (name: string, more: object = {}) => {
    const { status, body } = await admin.post("/reward/rewards", rewardOf(provider.id, name, more));
    expect([status, body]).toEqual([200, body]);
    return body;
  };
  const redeem = (who: Person, { id, variants }: { id: string; variants: { points: number }[] }, more: object = {}) =>
    who.post("/reward/redemptions", { rewardId: id, points: variants[0]?.points, ...more });
  const balance = async (who: Person) => (await who.get("/reward/shop")).body.balance;
  const names = async (who: Person, query = "") =>
    (await who.get(`/reward/shop/rewards${query}`)).body.results.map(({ name }: { name: string }) => name);
  /** Nothing may be lost or made, whatever happened. */
  const proven = async () => {
    const [row] = await w.sql`
      select (select coalesce(sum(balance), 0)::int from points_accounts where tenant_id = ${w.tenantId}) as sum,
        (select coalesce(sum(balance), 0)::int from points_accounts where tenant_id = ${w.tenantId} and type = 'payout') as paid,
        (select coalesce(sum(points), 0)::int from redemptions where tenant_id = ${w.tenantId} and status not in ('failed', 'cancelled')) as redeemed,
        (select json_agg(r order by r) from (select month, coalesce(country, '') as country, status, count(*) as count, sum(points) as points
          from redemptions where tenant_id = ${w.tenantId} group by 1, 2, 3) r) as made,
        (select json_agg(m order by m) from (select month, country, status, sum(redemptions) as count, sum(points) as points
          from reward_totals where tenant_id = ${w.tenantId} group by 1, 2, 3 having sum(redemptions) <> 0) m) as standing,
        (select coalesce(sum(v.points), 0)::int from reward_years x, lateral (values (x.points_1), (x.points_2), (x.points_3), (x.points_4), (x.points_5), (x.points_6),
            (x.points_7), (x.points_8), (x.points_9), (x.points_10), (x.points_11), (x.points_12)) v(points) where x.tenant_id = ${w.tenantId} and x.status not in ('failed', 'cancelled')) as counted`;
    expect(row?.sum).toBe(0);
    expect([row?.paid, row?.counted, row?.standing]).toEqual([row?.redeemed, row?.redeemed, row?.made]);
  };
  return { w, admin, bob, provider, give, offer, redeem, balance, names, proven };
}

test("the shop has what is offered where somebody lives, and what they can afford", async () => {
  const { w, admin, bob, give, offer, names } = await shop();
  await offer("A fern", { category: "things", variants: [variantOf({ points: 160 })] });
  await offer("Café cups", { category: "table", countries: ["DE"], variants: [variantOf({ points: 90 })] });
  await offer("Train ticket", { category: "tickets", countries: ["PT"], variants: [variantOf({ points: 1040 })] });
  await offer("Secret", { audience: { everyone: false, memberIds: [admin.id], teamIds: [], roles: [] } });
  await offer("Draft", { status: "draft" });
  await give(bob, 200);
  const { body } = await bob.get("/reward/shop");
  expect(body).toMatchObject({
    balance: 200,
    total: 2,
    wish: null,
    categories: expect.arrayContaining([
      { category: "things", rewards: 1 },
      { category: "tickets", rewards: 1 },
    ]),
    sections: [{ total: 2, provider: { name: "Store", kind: "store" } }],
  });
  expect(body.sections[0].rewards.map(({ name }: { name: string }) => name)).toEqual(["Train ticket", "A fern"]);
  expect(await names(bob, "?affordable=true")).toEqual(["A fern"]);
  expect(await names(bob, "?least=161")).toEqual(["Train ticket"]);
  expect(await names(bob, "?sorting=points")).toEqual(["A fern", "Train ticket"]);
  expect(await names(bob, "?search=TICK")).toEqual(["Train ticket"]);
  const { body: first } = await bob.get("/reward/shop/rewards?sorting=-points&pageSize=1");
  expect(first).toMatchObject({ results: [{ name: "Train ticket" }], total: 2 });
  expect(await names(bob, `?sorting=-points&pageSize=1&cursor=${first.next}`)).toEqual(["A fern"]);
  expect((await bob.get(`/reward/shop/rewards?sorting=newest&cursor=${first.next}`)).status).toBe(400);
  const off = await w.person("Off");
  await w.sql`update tenants set features = '{}' where id = ${w.tenantId}`;
  expect([(await off.get("/reward/shop")).status, (await off.get("/reward/shop/rewards")).status]).toEqual([404, 404]);
});

test("a wish is one goal with its distance", async () => {
  const { bob, give, offer } = await shop();
  const [fern, wheel] = [await offer("Fern"), await offer("Wheel", { variants: [variantOf({ points: 1900 })] })];
  await give(bob, 1535);
  await bob.put(`/reward/shop/rewards/${fern.id}/wish`, {});
  await bob.put(`/reward/shop/rewards/${wheel.id}/wish`, {});
  const { body } = await bob.get("/reward/shop");
  expect(body.wish).toMatchObject({ reward: { name: "Wheel" }, points: 1900, missing: 365, perWeek: 192 });
  expect((await bob.get(`/reward/shop/rewards/${wheel.id}`)).body).toMatchObject({ wished: true, balance: 1535 });
  await bob.delete(`/reward/shop/rewards/${wheel.id}/wish`);
  expect((await bob.get("/reward/shop")).body.wish).toBeNull();
});

test("points leave at the request, at the price that was shown, and come back once", async () => {
  const { w, admin, bob, give, offer, redeem, balance, proven } = await shop();
  const hoodie = await offer("Hoodie", {
    asks: "address",
    variants: [variantOf({ name: "S", points: 800, stock: 1 }), variantOf({ name: "M", points: 900 })],
  });
  const [small] = hoodie.variants;
  await give(bob, 1000);
  const ask = (more: object) => redeem(bob, hoodie, { variantId: small.id, address: "Rua 1, Lisboa", ...more });
  expect((await ask({ variantId: undefined })).body.details[0].path).toBe("variantId");
  expect((await ask({ address: undefined })).body.details[0].path).toBe("address");
  expect(await ask({ points: 700 })).toMatchObject({
    status: 409,
    body: { msg: "The price has changed: it is 800 points now" },
  });
  const { body: redemption } = await ask({ note: "The chair by the window" });
  expect(redemption).toMatchObject({
    status: "requested",
    waitsFor: "fulfilment",
    points: 800,
    reward: { name: "Hoodie", variant: "S" },
    delivery: { address: "Rua 1, Lisboa", email: null },
    __permissions__: ["view", "cancel"],
  });
  expect(await balance(bob)).toBe(200);
  await proven();
  await give(bob, 1000);
  expect((await ask({})).body.msg).toContain("It is gone");
  // Another price is for what is redeemed from then on.
  const variants = hoodie.variants.map((one: object) => ({ ...one, points: 950, stock: 5 }));
  await admin.patch(`/reward/rewards/${hoodie.id}`, { variants, version: 1 });
  const path = `/reward/redemptions/${redemption.id}`;
  expect((await bob.get(path)).body.points).toBe(800);
  expect((await bob.post(`${path}/cancel`)).body).toMatchObject({
    status: "cancelled",
    declined: false,
    waitsFor: null,
  });
  expect((await bob.post(`${path}/cancel`)).status).toBe(409);
  expect(await balance(bob)).toBe(2000);
  expect((await bob.get(`/reward/shop/rewards/${hoodie.id}`)).body.variants[0].left).toBe(6);
  await proven();
  await w.drain();
  const mails = w.server.mails().filter((mail) => mail.includes(`<${bob.email}>`));
  const receipts = (await Promise.all(mails.map((mail) => PostalMime.parse(mail)))).filter(({ subject }) =>
    subject?.startsWith("Your receipt"),
  );
  expect(receipts.map(({ subject }) => subject)).toEqual(["Your receipt: Hoodie, S"]);
  expect(receipts[0]?.text).toMatch(
    /Face value: €5\.00[\s\S]*Tax: It does not count as pay\.[\s\S]*redemption-history/,
  );
  const { body: statement } = await bob.get(
    "/points/transactions?account=redeemable&typeIn=redemption,redemption_refund",
  );
  expect(statement.results.map(({ type, about }: { type: string; about: object }) => [type, about])).toEqual([
    ["redemption_refund", { words: "Hoodie", resourcePath: "/rewards/redemption-history" }],
    ["redemption", { words: "Hoodie", resourcePath: "/rewards/redemption-history" }],
  ]);
});

test("what is redeemed while somebody changes a reward is not put back into its stock", async () => {
  const { admin, bob, give, offer, redeem } = await shop();
  const { variants, ...bottle } = await offer("Bottle", { variants: [variantOf({ stock: 6 })] });
  await give(bob, 100);
  expect((await redeem(bob, { ...bottle, variants })).status).toBe(200);
  const [{ id, stock: _, ...price }] = variants;
  const change = (more: object) =>
    admin.patch(`/reward/rewards/${bottle.id}`, { version: bottle.version, variants: [{ id, ...price, ...more }] });
  expect((await change({ points: 120 })).body.variants).toMatchObject([{ points: 120, stock: 5 }]);
  expect((await offer("Mug", { variants: [{ ...price }] })).variants).toMatchObject([{ stock: null }]);
});

test("who may not redeem is told why, and nothing moves", async () => {
  const { w, admin, bob, give, offer, redeem, balance, proven } = await shop();
  const fern = await offer("Fern", { personLimit: 1, limitPeriod: "year" });
  const last = await offer("Last", { totalLimit: 1 });
  const msg = async (who: Person, reward: typeof fern) => (await redeem(who, reward)).body.msg;
  expect(await msg(bob, fern)).toBe("You are 100 points short");
  await give(bob, 1000);
  await give(admin, 1000);
  expect((await redeem(bob, fern)).status).toBe(200);
  expect(await msg(bob, fern)).toContain("as often as one person can in a year: 1");
  expect((await redeem(admin, last)).status).toBe(200);
  expect(await msg(bob, last)).toContain("It is gone");
  await w.sql`update points_accounts set locked_at = now() where tenant_id = ${w.tenantId} and owner_id = ${bob.id}`;
  const cup = await offer("Cup");
  const refusals = async () =>
    [await bob.get("/reward/shop"), await bob.get(`/reward/shop/rewards/${cup.id}`)].map(({ body }) => body.refusal);
  expect(await msg(bob, cup)).toContain("are locked");
  expect(await refusals()).toEqual(["locked", "locked"]);
  await w.sql`update points_accounts set locked_at = null where tenant_id = ${w.tenantId} and owner_id = ${bob.id}`;
  await w.sql`insert into points_settings (tenant_id, eligible) values (${w.tenantId}, '{"everyone":false,"memberIds":[],"teamIds":[],"roles":["admin"]}')`;
  expect(await msg(bob, cup)).toContain("does not let you use points");
  expect(await refusals()).toEqual(["notEligible", "notEligible"]);
  expect((await admin.get("/reward/shop")).body.refusal).toBeNull();
  expect(await balance(bob)).toBe(900);
  await proven();
});

test("what asks for approval is decided by a manager or an administrator, never by oneself", async () => {
  const { w, admin, bob, give, offer, redeem, balance, proven } = await shop();
  const lead = await w.person("Lena", { role: "manager" });
  const eve = await w.person("Eve", { role: "manager" });
  await w.manages(lead, bob);
  const off = await offer("Day off", { approval: "manager" });
  await give(bob, 300);
  await give(admin, 300);
  const { body: first } = await redeem(bob, off, { note: "Friday" });
  const { body: own } = await redeem(admin, off);
  await w.drain();
  expect(await bell(lead)).toEqual(["Bob Test asked for Day off: please decide"]);
  expect(await bell(bob)).toEqual(["You redeemed Day off for 100 points"]);
  const queue = async (who: Person) => (await who.get("/reward/redemptions/queue?waitsFor=approval")).body;
  expect(await queue(lead)).toMatchObject({
    approval: 1,
    results: [{ id: first.id, note: "Friday", member: { id: bob.id } }],
  });
  expect(await queue(eve)).toMatchObject({ approval: 0, results: [] });
  expect((await queue(admin)).results.map(({ id }: { id: string }) => id)).toEqual([first.id, own.id]);
  expect((await eve.get(`/reward/redemptions/${first.id}`)).status).toBe(404);
  expect((await admin.post(`/reward/redemptions/${own.id}/approve`)).status).toBe(403);
  // For ten seconds nothing follows from it, and nobody but those who decide learns of it.
  const undecided = { status: "requested", waitsFor: "approval", decidedBy: null, reason: "" };
  const decide = (how: string, id: string, body?: object) => lead.post(`/reward/redemptions/${id}/${how}`, body);
  expect((await decide("decline", first.id, { reason: "No" })).body).toMatchObject(undecided);
  expect(await queue(lead)).toMatchObject({ approval: 0, results: [] });
  expect((await decide("approve", first.id)).body.msg).toBe("Somebody has already decided about this");
  expect((await decide("undo", first.id)).body).toMatchObject(undecided);
  expect((await decide("undo", first.id)).body.msg).toBe("This can no longer be undone");
  expect((await decide("approve", first.id)).body).toMatchObject(undecided);
  await w.drain();
  expect((await bob.get(`/reward/redemptions/${first.id}`)).body).toMatchObject(undecided);
  await settle(w);
  expect((await bob.get(`/reward/redemptions/${first.id}`)).body).toMatchObject({
    status: "approved",
    waitsFor: "fulfilment",
    decidedBy: { id: lead.id },
  });
  expect((await decide("undo", first.id)).body.msg).toBe("This can no longer be undone");
  expect((await bob.post(`/reward/redemptions/${first.id}/cancel`)).status).toBe(409);
  const handed = { message: "Enjoy it", tracking: "" };
  expect((await admin.post(`/reward/redemptions/${first.id}/fulfil`, handed)).status).toBe(200);
  await settle(w);
  expect((await bob.get(`/reward/redemptions/${first.id}`)).body).toMatchObject({ status: "fulfilled", ...handed });
  const { body: second } = await redeem(bob, off);
  await decide("decline", second.id, { reason: "Stock-taking" });
  expect(await balance(bob)).toBe(100);
  await settle(w);
  expect((await bob.get(`/reward/redemptions/${second.id}`)).body).toMatchObject({
    status: "cancelled",
    declined: true,
    reason: "Stock-taking",
  });
  expect(await balance(bob)).toBe(200);
  await proven();
  await w.drain();
  expect(await bell(bob)).toEqual(
    expect.arrayContaining(["Day off is here for you", "Day off was declined: your 100 points came back"]),
  );
  const { body: mine } = await bob.get("/reward/redemptions/my");
  expect(mine).toMatchObject({ spent: 100, redeemed: 1, results: [{ status: "cancelled" }, { status: "fulfilled" }] });
});

test("of reviewers who decide at once one is heard, and what its member takes back meanwhile is theirs again", async () => {
  const { w, admin, bob, give, offer, redeem, balance, proven } = await shop();
  const others = await w.people("Rita", "Rob", "Rue");
  for (const { id } of others) await w.sql`update tenant_members set role = 'admin' where id = ${id}`;
  const off = await offer("Day off", { approval: "admin" });
  await give(bob, 200);
  const { body: asked } = await redeem(bob, off);
  const answers = await Promise.all(
    [admin, ...others].map((one, n) =>
      n % 2
        ? one.post(`/reward/redemptions/${asked.id}/approve`)
        : one.post(`/reward/redemptions/${asked.id}/decline`, { reason: "No" }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  await settle(w);
  await settle(w);
  const [row] = await w.sql`select status from redemptions where tenant_id = ${w.tenantId} and id = ${asked.id}`;
  expect(await balance(bob)).toBe(row?.status === "cancelled" ? 200 : 100);
  await proven();
  const before = await balance(bob);
  const { body: second } = await redeem(bob, off);
  await admin.post(`/reward/redemptions/${second.id}/approve`);
  expect((await bob.post(`/reward/redemptions/${second.id}/cancel`)).body).toMatchObject({
    status: "cancelled",
    declined: false,
    decidedAt: null,
  });
  await settle(w);
  expect((await bob.get(`/reward/redemptions/${second.id}`)).body).toMatchObject({ status: "cancelled" });
  expect(await balance(bob)).toBe(before);
  await proven();
});

test("where no code is left at the end of the ten seconds it waits again, and says so to whoever decides", async () => {
  const { w, admin, bob, give, offer, redeem, balance } = await shop();
  const cinema = await offer("Cinema", { fulfilment: "code", approval: "admin" });
  const [variant] = cinema.variants;
  await admin.post(`/reward/rewards/${cinema.id}/codes`, { csv: "THE-ONLY-ONE" });
  await give(bob, 100);
  const { body: asked } = await redeem(bob, cinema, { variantId: variant.id });
  await w.sql`delete from reward_codes where tenant_id = ${w.tenantId} and reward_id = ${cinema.id}`;
  await admin.post(`/reward/redemptions/${asked.id}/approve`);
  await settle(w);
  const queue = async () => (await admin.get("/reward/redemptions/queue?waitsFor=approval")).body.results;
  expect(await queue()).toMatchObject([{ id: asked.id, status: "requested", held: true }]);
  expect(await balance(bob)).toBe(0);
  await admin.post(`/reward/rewards/${cinema.id}/codes`, { csv: "ANOTHER" });
  await admin.post(`/reward/redemptions/${asked.id}/approve`);
  await settle(w);
  expect((await bob.post(`/reward/redemptions/${asked.id}/reveal`)).body).toMatchObject({ code: "ANOTHER" });
  expect((await admin.get(`/reward/rewards/${cinema.id}/codes`)).body).toMatchObject({
    results: [{ variantId: variant.id, left: 0, given: 1, expired: 0 }],
    last: { added: 1, by: { id: admin.id } },
  });
});

test("it waits again where the job of its decision has failed for good", async () => {
  const { w, admin, bob, give, offer, redeem } = await shop();
  const cinema = await offer("Cinema", { approval: "admin" });
  await give(bob, 100);
  const { body: asked } = await redeem(bob, cinema);
  await admin.post(`/reward/redemptions/${asked.id}/decline`, { reason: "Not this time" });
  const [job] = await w.sql`
    update pgboss.job set state = 'failed' where name = 'reward.settle' and data ->> 'redemptionId' = ${asked.id} returning data`;
  await w.sql`insert into pgboss.job (name, data) values ('reward.settle.failed', ${JSON.stringify(job?.data)}::jsonb)`;
  await w.drain();
  const { body: queue } = await admin.get("/reward/redemptions/queue?waitsFor=approval");
  expect(queue.results).toMatchObject([{ id: asked.id, status: "requested", held: false }]);
  expect((await admin.post(`/reward/redemptions/${asked.id}/approve`)).status).toBe(200);
});

test("what was handed over can be undone for ten seconds, in which nobody is told and nothing has followed", async () => {
  const { w, admin, bob, give, offer, redeem, balance, proven } = await shop();
  const lead = await w.person("Lead");
  await w.manages(lead, bob);
  const off = await offer("Day off", { approval: "manager", asks: "address", tax: "company" });
  await give(bob, 200);
  const { body: first } = await redeem(bob, off, { address: "Rua 1" });
  await lead.post(`/reward/redemptions/${first.id}/approve`);
  await settle(w);
  const hand = (who: Person, how: string, body: object = {}) =>
    who.post(`/reward/redemptions/${first.id}/${how}`, body);
  const waits = async () => {
    const { body: queue } = await admin.get("/reward/redemptions/queue?waitsFor=fulfilment");
    const { body: today } = await admin.get("/identity/today");
    const { body: labels } = await admin.get("/reward/redemptions/labels");
    const kinds = today.waiting.map(({ kind }: { kind: string }) => kind);
    return [queue.results.length, queue.fulfilment, kinds.includes("fulfilments"), labels.includes("Rua 1")];
  };
  const asBefore = {
    status: "approved",
    waitsFor: "fulfilment",
    message: "",
    tracking: "",
    reason: "",
    closedAt: null,
  };
  const approved = { ...asBefore, closedBy: null, decidedBy: { id: lead.id } };
  expect(await waits()).toEqual([1, 1, true, true]);
  expect((await hand(admin, "fulfil", { message: "Enjoy it", tracking: "AB12" })).body).toMatchObject(approved);
  expect(await waits()).toEqual([0, 0, false, false]);
  expect((await hand(bob, "cancel")).status).toBe(409);
  for (const how of ["fulfil", "fail"])
    expect((await hand(admin, how, how === "fail" ? { reason: "Gone" } : {})).body.msg).toBe(
      "Somebody has already decided about this",
    );
  expect((await hand(lead, "undo")).status).toBe(403);
  await w.drain();
  expect((await bob.get(`/reward/redemptions/${first.id}`)).body).toMatchObject(approved);
  expect((await admin.get("/reward/tax")).body.countries).toEqual([]);
  expect((await hand(admin, "undo")).body).toMatchObject(approved);
  await settle(w);
  expect((await hand(admin, "undo")).body.msg).toBe("This can no longer be undone");
  expect(await waits()).toEqual([1, 1, true, true]);
  expect(await bell(bob)).not.toContain("Day off is here for you");

  expect((await hand(admin, "fail", { reason: "Out of days" })).body).toMatchObject(approved);
  expect(await balance(bob)).toBe(100);
  await settle(w);
  await settle(w);
  expect(await balance(bob)).toBe(200);
  expect((await bob.get(`/reward/redemptions/${first.id}`)).body).toMatchObject({
    ...{ status: "failed", reason: "Out of days", closedBy: { id: admin.id }, closedAt: expect.any(String) },
  });
  expect(await bell(bob)).toContain("Day off could not be delivered: your 100 points came back");
  await proven();
});

test("what was requested is not taken back while it is noted as handed over, and waits again where its job has failed", async () => {
  const { w, admin, bob, give, offer, redeem } = await shop();
  const cup = await offer("Cup");
  await give(bob, 100);
  const { body: asked } = await redeem(bob, cup);
  await w.drain();
  const at = `/reward/redemptions/${asked.id}`;
  await admin.post(`${at}/fulfil`, { message: "On your desk" });
  expect((await bob.get(at)).body.__permissions__).not.toContain("cancel");
  expect((await bob.post(`${at}/cancel`)).status).toBe(409);
  const [job] = await w.sql`
    update pgboss.job set state = 'failed' where name = 'reward.settle' and data ->> 'redemptionId' = ${asked.id} returning data`;
  await w.sql`insert into pgboss.job (name, data) values ('reward.settle.failed', ${JSON.stringify(job?.data)}::jsonb)`;
  await w.drain();
  const { body: queue } = await admin.get("/reward/redemptions/queue?waitsFor=fulfilment");
  expect(queue.results).toMatchObject([{ id: asked.id, status: "requested", message: "", closedAt: null }]);
  expect((await bell(admin)).filter((text: string) => text.includes("Cup"))).toHaveLength(2);
  expect((await bob.post(`${at}/cancel`)).body).toMatchObject({ status: "cancelled", declined: false });
});

test("what is for a day asks for one, and whoever decides sees who of the team is away around it", async () => {
  const { w, admin, bob, give, offer, redeem } = await shop();
  const [ann, cem] = await w.people("Ann", "Cem");
  const off = await offer("Day off", { approval: "admin", asks: "day" });
  for (const one of [ann, bob, cem]) await give(one, 300);
  const team = (await admin.post("/identity/teams", { name: "Harbor" })).body;
  for (const { id } of [ann, bob, cem])
    await w.sql`insert into team_members (tenant_id, team_id, member_id) values (${w.tenantId}, ${team.id}, ${id})`;
  const on = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect((await redeem(bob, off)).body.details).toMatchObject([{ path: "wishedOn" }]);
  expect((await redeem(bob, off, { wishedOn: on(-2) })).body.details).toMatchObject([{ path: "wishedOn" }]);
  const day = on(5);
  const { body: anns } = await redeem(ann, off, { wishedOn: day });
  await admin.post(`/reward/redemptions/${anns.id}/approve`);
  const { body: cems } = await redeem(cem, off, { wishedOn: on(6) });
  const { body: bobs } = await redeem(bob, off, { wishedOn: day });
  expect(bobs.wishedOn).toBe(day);
  const around = async () =>
    (await admin.get("/reward/redemptions/queue?waitsFor=approval")).body.results.find(
      ({ id }: { id: string }) => id === bobs.id,
    ).around;
  expect(await around()).toEqual({
    team: "Harbor",
    size: 3,
    days: [on(3), on(4), day, on(6), on(7)].map((date) => ({ date, away: date === day ? 1 : 0 })),
  });
  await admin.post(`/reward/redemptions/${cems.id}/approve`);
  await settle(w);
  expect((await around()).days.map(({ away }: { away: number }) => away)).toEqual([0, 0, 1, 1, 0]);
});

test("what waits to be handed over is found by how it reaches people, and addresses are taken along as labels", async () => {
  const { admin, bob, give, offer, redeem } = await shop();
  const [hoodie, book] = [await offer("Hoodie", { asks: "address" }), await offer("Book")];
  await give(bob, 500);
  const { body: sent } = await redeem(bob, hoodie, { address: "Rua 1\nLisboa" });
  await redeem(bob, book);
  const queue = async (by: string) => (await admin.get(`/reward/redemptions/queue?waitsFor=fulfilment${by}`)).body;
  expect(await queue("&by=address")).toMatchObject({
    results: [{ id: sent.id }],
    by: { address: 1, email: 0, day: 0, hand: 1 },
    fulfilment: 2,
  });
  expect((await queue("")).results).toHaveLength(2);
  expect((await bob.get("/reward/redemptions/labels")).status).toBe(403);
  const { body: csv } = await admin.get("/reward/redemptions/labels");
  expect(csv.replace("\ufeff", "")).toBe(
    '"Person","Address","Reward","Variant"\r\n"Bob Test","Rua 1\nLisboa","Hoodie",\r\n',
  );
  expect((await admin.get("/audit/events?actionIn=redemption.exportLabels")).body.results).toHaveLength(1);
});

test("a pool gives each code once, readable by whoever has it alone", async () => {
  const { w, admin, bob, give, offer, redeem, proven } = await shop();
  const cinema = await offer("Cinema", {
    fulfilment: "code",
    tax: "member",
    variants: [variantOf({ faceValue: 1800 })],
  });
  const path = `/reward/rewards/${cinema.id}/codes`;
  const csv = "code,valid until\nKINO-LATER-1,2099-05-05\nKINO-FIRST-1,2099-01-01\nKINO-LATER-1\n";
  expect((await redeem(bob, cinema)).body.msg).toContain("It is gone");
  expect((await admin.post(path, { csv, check: true })).body).toMatchObject({
    lines: 3,
    added: 2,
    reward: { variants: [{ stock: 0 }] },
  });
  expect((await admin.post(path, { csv })).body).toMatchObject({
    added: 2,
    rejected: { total: 1, results: [{ line: 4, reason: "twice", firstLine: 2, code: "KIN••••-1" }] },
    reward: { variants: [{ stock: 2 }] },
  });
  expect((await admin.post(path, { csv: "KINO-FIRST-1\nKINO-NEW-01" })).body).toMatchObject({
    added: 1,
    rejected: { results: [{ line: 1, reason: "known" }] },
  });
  await give(bob, 300);
  const { body: redemption } = await redeem(bob, cinema);
  expect(redemption).toMatchObject({
    status: "fulfilled",
    hasCode: true,
    revealedAt: null,
    codeExpiresOn: "2099-01-01",
  });
  const at = `/reward/redemptions/${redemption.id}`;
  expect((await admin.get(at)).body).toMatchObject({ hasCode: false });
  expect((await admin.post(`${at}/reveal`)).status).toBe(403);
  const { body: revealed } = await bob.post(`${at}/reveal`);
  expect(revealed).toMatchObject({ code: "KINO-FIRST-1", parts: [], expiresOn: "2099-01-01" });
  expect((await bob.get(at)).body.revealedAt).toBe(revealed.revealedAt);
  await w.drain();
  const { body: log } = await admin.get(`/audit/events?entityIdIn=${redemption.id}`);
  expect(log.results.map(({ action }: { action: string }) => action)).toEqual(["redemption.reveal"]);
  // It stands in no table, list, log or notification.
  const tables =
    await w.sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  for (const { name } of tables) {
    const found = await w.owner(`select count(*)::int as n from "${name}" t where t::text like '%KINO-FIRST%'`);
    expect([name, found]).toEqual([name, [{ n: 0 }]]);
  }
  expect(JSON.stringify([(await bob.get("/reward/redemptions/my")).body, log])).not.toContain("KINO-FIRST");
  await proven();
});

test("a reward that becomes a pool has as many as it has codes, whatever its stock was", async () => {
  const { w, admin, bob, give, offer, redeem } = await shop();
  const bottle = await offer("Bottle", { variants: [variantOf({ stock: 25 })] });
  await give(bob, 300);
  const at = `/reward/rewards/${bottle.id}`;
  const change = async (body: object) => {
    const { version } = (await admin.get(at)).body;
    return (await admin.patch(at, { version, ...body })).body.variants;
  };
  expect(await change({ fulfilment: "code" })).toMatchObject([{ stock: 0 }]);
  expect((await redeem(bob, bottle)).body.msg).toContain("It is gone");
  await admin.post(`${at}/codes`, { csv: "BOTTLE-0001,2099-01-01\nBOTTLE-0002\nBOTTLE-0003" });
  const [{ id, stock: _, ...price }] = bottle.variants;
  const variants = [{ id, ...price, stock: 7 }];
  expect(await change({ fulfilment: "hand", variants })).toMatchObject([{ stock: 7 }]);
  await expire(w, "2099-01-01");
  expect((await admin.get(at)).body.variants).toMatchObject([{ stock: 7 }]);
  expect(await change({ fulfilment: "code", variants })).toMatchObject([{ stock: 2 }]);
  expect((await redeem(bob, bottle)).body.status).toBe("fulfilled");
});

test("each variant without a name, or with another's, is said at once", async () => {
  const { admin, provider } = await shop();
  const named = (...names: string[]) =>
    admin.post("/reward/rewards", rewardOf(provider.id, "Mug", { variants: names.map((name) => variantOf({ name })) }));
  expect((await named("", "")).body.details).toEqual([
    expect.objectContaining({ path: "variants.0.name", message: "Give each variant a name" }),
    expect.objectContaining({ path: "variants.1.name", message: "Give each variant a name" }),
  ]);
  expect((await named("Blue", "", "blue")).body.details.map(({ path }: { path: string }) => path)).toEqual([
    "variants.1.name",
    "variants.2.name",
  ]);
  expect((await named("")).status).toBe(200);
});

test("those who look after a reward are told once it is nearly gone", async () => {
  const { w, admin, bob, give, offer, redeem } = await shop();
  const mug = await offer("Mug", { lowBelow: 2, variants: [variantOf({ stock: 3 })] });
  expect(mug.lowBelow).toBe(2);
  await give(bob, 300);
  const bell = async () => {
    await w.drain();
    const { body } = await admin.get("/notification/messages");
    return body.results.flatMap(({ message }: { message: string }) => (message.startsWith("Mug:") ? [message] : []));
  };
  await redeem(bob, mug);
  expect(await bell()).toEqual([]);
  const { body: second } = await redeem(bob, mug);
  expect(await bell()).toEqual(["Mug: only 1 left"]);
  await bob.post(`/reward/redemptions/${second.id}/cancel`);
  await redeem(bob, mug);
  expect(await bell()).toEqual(["Mug: only 1 left"]);
});

test("codes that are good no longer are no stock, and the pool is looked at again for the next", async () => {
  const { w, admin, offer } = await shop();
  const cinema = await offer("Cinema", { fulfilment: "code", variants: [variantOf()] });
  const csv = "SOON-0001,2099-01-01\nSOON-0002,2099-01-01\nLATER-001,2099-05-05\nEVER-0001";
  await admin.post(`/reward/rewards/${cinema.id}/codes`, { csv });
  const next = async () => {
    const [row] = await w.sql`
      select next_run_at as at from schedules where tenant_id = ${w.tenantId} and job = 'reward.expireCodes'`;
    return (row?.at as Date | undefined)?.toISOString().slice(0, 10);
  };
  expect(await next()).toBe("2099-01-02");
  await expire(w, "2099-01-01");
  expect((await admin.get(`/reward/rewards/${cinema.id}`)).body.variants).toMatchObject([{ stock: 2 }]);
  expect(await next()).toBe("2099-05-06");
});

test("a fund pays what is redeemed, and an empty one hides ordering", async () => {
  const { w, admin, bob, provider, give, offer, redeem, proven } = await shop({ funded: true, alertBelow: 2000 });
  const hardback = variantOf({ name: "Hardback", points: 520, faceValue: 2500, fee: 100 });
  const book = await offer("Book", { variants: [hardback] });
  await give(bob, 2000);
  const at = `/reward/providers/${provider.id}`;
  expect((await bob.get("/reward/shop")).body.sections[0].rewards[0].availability).toBe("noFund");
  expect((await redeem(bob, book)).body.msg).toContain("cannot be ordered at the moment");
  expect((await admin.post(`${at}/deposit`, { amount: 5000, note: "PO 17" })).body).toMatchObject({ balance: 5000 });
  const { body: first } = await redeem(bob, book);
  expect((await redeem(bob, book)).status).toBe(409);
  expect((await admin.post(`${at}/withdraw`, { amount: 2401, note: "" })).body.details[0]).toMatchObject({
    path: "amount",
  });
  await admin.post(`/reward/redemptions/${first.id}/fail`, { reason: "Out of print" });
  await settle(w);
  const { body: second } = await redeem(bob, book);
  await redeem(bob, book);
  expect(second.status).toBe("requested");
  await admin.patch(at, { alertBelow: 2500, version: 1 });
  const { body: statement } = await admin.get(`${at}/statement?pageSize=3`);
  expect(statement.results).toMatchObject([
    { kind: "redemption", amount: -2600, balance: 2400, reward: "Book, Hardback" },
    { kind: "return", amount: 2600, balance: 5000 },
    { kind: "redemption", amount: -2600, balance: 2400, actor: { id: bob.id } },
  ]);
  const { body: rest } = await admin.get(`${at}/statement?pageSize=3&cursor=${statement.next}`);
  expect(rest).toMatchObject({
    next: null,
    results: [{ kind: "deposit", amount: 5000, note: "PO 17", actor: { id: admin.id } }],
  });
  expect((await admin.get(at)).body).toMatchObject({ balance: 2400, lowSince: expect.any(String) });
  expect((await admin.post(`${at}/archive`)).body).toMatchObject({ balance: 0, archivedAt: expect.any(String) });
  await proven();
  await w.drain();
});

test("ideas fill a store that is not there yet", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const { body: ideas } = await admin.get("/reward/ideas");
  expect(ideas.results[0]).toEqual({
    idea: "dayOff",
    name: "A day off",
    description: expect.any(String),
    points: 1600,
    art: "hammock",
  });
  const wanted = { ideas: [{ idea: "dayOff", points: 1200 }, { idea: "tree" }] };
  const { body: made } = await admin.post("/reward/ideas", wanted);
  expect(made.results).toMatchObject([
    { name: "A day off", status: "offered", approval: "manager", variants: [{ points: 1200 }] },
    { name: "A tree", variants: [{ points: 50 }] },
  ]);
  expect((await admin.post("/reward/ideas", wanted)).body.results).toEqual([]);
  expect((await admin.get("/reward/providers")).body.results).toMatchObject([{ name: "Tenant store", rewards: 2 }]);
});

test("a supplier delivers, or fails, once", async () => {
  const { w, bob, give, offer, redeem, balance, proven } = await shop();
  const card = await offer("Gift card");
  await give(bob, 500);
  const [first, second] = [(await redeem(bob, card)).body.id as string, (await redeem(bob, card)).body.id as string];
  await w.sql`update redemptions set fulfilment = 'tango', status = 'approved', waits_for = 'order' where tenant_id = ${w.tenantId}`;
  for (const table of ["reward_years", "reward_standings", "reward_totals"])
    await w.owner(`update ${table} set status = 'approved' where tenant_id = '${w.tenantId}'`);
  const told = (work: (ctx: SettleCtx) => Promise<boolean>) =>
    w.tenant(({ db, now }) => {
      const { secret } = w.server;
      return work({ db, now, secret, tenant: { timezone: "UTC" }, enqueue: enqueuer(db) });
    });
  const given = { code: "AQQJ-1", parts: [{ label: "PIN", value: "8812" }] };
  expect((await bob.post(`/reward/redemptions/${first}/cancel`)).status).toBe(409);
  expect(await told((ctx) => fulfil(ctx, first, given))).toBe(true);
  expect(await told((ctx) => fulfil(ctx, first, { code: "AQQJ-2" }))).toBe(false);
  expect(await told((ctx) => fail(ctx, first, "Too late"))).toBe(false);
  expect((await bob.post(`/reward/redemptions/${first}/reveal`)).body).toMatchObject(given);
  expect(await told((ctx) => fail(ctx, second, "Sold out there"))).toBe(true);
  expect(await told((ctx) => fail(ctx, second, "Sold out there"))).toBe(false);
  expect((await bob.get(`/reward/redemptions/${second}`)).body).toMatchObject({
    status: "failed",
    reason: "Sold out there",
  });
  expect(await balance(bob)).toBe(400);
  await proven();
});

test("reports and the tax report add up to what was redeemed and not given back", async () => {
  const { w, admin, bob, provider, give, offer, redeem } = await shop();
  const [book, fern] = [
    await offer("Book", { tax: "company", variants: [variantOf({ points: 520, faceValue: 2500 })] }),
    await offer("=Fern", { currency: "GBP" }),
  ];
  await give(bob, 2000);
  const made: string[] = [];
  for (const reward of [book, book, fern, fern])
    made.push((await redeem(bob, reward, { note: "A secret wish" })).body.id);
  await admin.post(`/reward/redemptions/${made[0]}/fulfil`, {});
  await admin.post(`/reward/redemptions/${made[1]}/fail`, { reason: "Out of print" });
  await settle(w);
  const { body: report } = await admin.get("/reward/report");
  expect(report.months).toHaveLength(12);
  expect(report).toMatchObject({
    rewards: [
      { reward: { name: "Book" }, redemptions: 1, points: 520, values: [{ currency: "EUR", amount: 2500 }] },
      { reward: { name: "=Fern" }, redemptions: 2, points: 200, values: [{ currency: "GBP", amount: 1000 }] },
    ],
    others: { rewards: 0, redemptions: 0 },
    total: { redemptions: 3, points: 720 },
  });
  expect(report.months.at(-1)).toMatchObject({ redemptions: 3, points: 720 });
  expect((await admin.get(`/reward/report?rewardIdIn=${fern.id}&providerIdIn=${provider.id}`)).body.total.points).toBe(
    200,
  );
  const points = async (query: string) => (await admin.get(`/reward/report?${query}`)).body.total.points;
  expect(await points("countryIn=PT")).toBe(720);
  expect(await points("countryIn=DE")).toBe(0);
  expect(await points("countryIn=PT,DE&statusIn=failed")).toBe(520);
  expect(await points("statusIn=requested")).toBe(200);
  expect((await admin.get("/reward/report?from=2026-05&to=2026-04")).status).toBe(400);
  expect((await admin.get("/reward/redemptions/waits")).body).toEqual({
    days: [1, 0, 0, 0, 0, 0, 0, 0],
    total: 1,
    median: 0,
  });

  const list = async (query: string) =>
    (await admin.get(`/reward/redemptions?${query}`)).body.results.map(({ id }: { id: string }) => id);
  expect(await list("statusIn=fulfilled,failed")).toEqual([made[1], made[0]]);
  expect(await list(`memberIdIn=${bob.id}&countryIn=PT&rewardIdIn=${fern.id}`)).toEqual([made[3], made[2]]);
  expect(await list(`to=2000-01-01T00:00:00Z`)).toEqual([]);
  const { body: first } = await admin.get("/reward/redemptions?pageSize=3");
  expect(await list(`pageSize=3&cursor=${first.next}`)).toEqual([made[0]]);
  const { body: csv } = await admin.get("/reward/redemptions/export?statusIn=fulfilled,requested");
  const lines = csv.trim().split("\r\n");
  expect(lines[0]).toContain('"Date","Person","E-mail","Country","Provider","Reward"');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(
    `"Bob Test","${bob.email}","PT","Store","'=Fern",,100,5.00,0.00,GBP,"Not taxable","Requested",`,
  );
  expect(csv).not.toContain("secret");

  const year = new Date().getUTCFullYear();
  const taxed = { country: "PT", currency: "EUR", redemptions: 1, paidByCompany: 2500, paidByMember: 0 };
  expect((await admin.get("/reward/tax")).body).toMatchObject({
    years: [expect.any(Number)],
    countries: [{ ...taxed, people: 1 }],
  });
  const { years } = (await admin.get("/reward/tax")).body;
  expect(years[0]).toBeGreaterThanOrEqual(year - 1);
  const { body: people } = await admin.get(`/reward/tax/people?year=${years[0]}&country=PT`);
  expect(people).toMatchObject({ next: null, results: [{ member: { id: bob.id }, ...taxed }] });
  const inCurrency = (code: string) => admin.get(`/reward/tax/people?year=${years[0]}&country=PT&currency=${code}`);
  expect((await inCurrency("EUR")).body.results).toHaveLength(1);
  expect((await inCurrency("USD")).body.results).toEqual([]);
  expect((await admin.get(`/reward/tax/export?year=${years[0]}`)).body.trim().split("\r\n")[1]).toBe(
    `${years[0]},"PT","Bob Test","${bob.email}",EUR,1,25.00,0.00`,
  );
  expect((await admin.get(`/reward/tax/people?year=${years[0]}&cursor=bm9uZQ`)).status).toBe(400);
  await w.drain();
});

test("what somebody asked for goes on after they left, and their points come back to them", async () => {
  const { w, admin, bob, give, offer, redeem, proven } = await shop();
  const cup = await offer("Cup");
  await give(bob, 200);
  const [first, second] = [(await redeem(bob, cup)).body, (await redeem(bob, cup)).body];
  expect((await admin.put(`/identity/tenantMembers/${bob.id}/archive`)).status).toBeLessThan(300);
  const { body: queue } = await admin.get("/reward/redemptions/queue?waitsFor=fulfilment");
  expect(queue).toMatchObject({
    fulfilment: 2,
    results: [{ id: first.id, member: { id: bob.id } }, { id: second.id }],
  });
  await admin.post(`/reward/redemptions/${first.id}/fulfil`, {});
  await admin.post(`/reward/redemptions/${second.id}/fail`, { reason: "Gone" });
  await settle(w);
  const status = async ({ id }: { id: string }) => (await admin.get(`/reward/redemptions/${id}`)).body.status;
  expect([await status(first), await status(second)]).toEqual(["fulfilled", "failed"]);
  const [account] = await w.sql`select balance::int as balance from points_accounts
    where tenant_id = ${w.tenantId} and owner_id = ${bob.id} and type = 'redeemable'`;
  expect(account).toEqual({ balance: 100 });
  await proven();
  await w.drain();
});

test("whoever decides sees what was left to its member and what they had this year; a manager not the balance", async () => {
  const { w, admin, bob, give, offer, redeem } = await shop();
  const boss = await w.person("Boss", { role: "manager" });
  await w.manages(boss, bob);
  await give(bob, 1000);
  const [fern, back] = [await offer("Fern"), await offer("Back")];
  const day = await offer("A day off", {
    approval: "manager",
    variants: [variantOf({ points: 600, faceValue: 6000 })],
  });
  await redeem(bob, fern);
  const { body: taken } = await redeem(bob, back);
  await bob.post(`/reward/redemptions/${taken.id}/cancel`, {});
  await redeem(bob, day);
  const queue = async (who: Person) =>
    (await who.get("/reward/redemptions/queue?waitsFor=approval")).body.results.map(
      ({ balance, year }: { balance: unknown; year: unknown }) => [balance, year],
    );
  const year = { redemptions: 2, points: 700, values: [{ currency: "EUR", amount: 6500 }] };
  expect(await queue(admin)).toEqual([[{ before: 900, after: 300 }, year]]);
  expect(await queue(boss)).toEqual([[null, year]]);
});

test("from a provider's price on an administrator approves first, whatever way it comes", async () => {
  const { w, admin, bob, provider, give, offer, redeem, proven } = await shop();
  const at = `/reward/providers/${provider.id}`;
  expect((await admin.get(at)).body).toMatchObject({ approvalFrom: null, monthlyPoints: null, pictureUrls: null });
  expect((await admin.patch(at, { approvalFrom: 0, version: 1 })).body.details[0].path).toBe("approvalFrom");
  expect((await admin.patch(at, { approvalFrom: 800, version: 1 })).body).toMatchObject({ approvalFrom: 800 });
  const code = await offer("Cinema", {
    fulfilment: "code",
    variants: [variantOf({ name: "One", points: 799 }), variantOf({ name: "Two", points: 800 })],
  });
  const [one, two] = code.variants;
  for (const { id: variantId } of [one, two])
    await admin.post(`/reward/rewards/${code.id}/codes`, { variantId, csv: `CODE-${variantId}` });
  const own = await offer("Day off", { approval: "manager", variants: [variantOf({ points: 900 })] });
  await give(bob, 5000);
  expect((await bob.get(`/reward/shop/rewards/${code.id}`)).body.variants).toMatchObject([
    { approval: "none" },
    { approval: "admin" },
  ]);
  expect((await redeem(bob, code, { variantId: one.id })).body).toMatchObject({ status: "fulfilled" });
  const { body: asked } = await redeem(bob, code, { variantId: two.id, points: 800 });
  expect(asked).toMatchObject({ status: "requested", waitsFor: "approval" });
  expect((await redeem(bob, own)).body).toMatchObject({ waitsFor: "approval" });
  // What was requested under a rule keeps to it.
  await admin.patch(at, { approvalFrom: null, version: 2 });
  await admin.post(`/reward/redemptions/${asked.id}/approve`);
  await settle(w);
  expect((await admin.get(`/reward/redemptions/${asked.id}`)).body).toMatchObject({ status: "fulfilled" });
  await proven();
  const { body: log } = await admin.get("/audit/events?actionIn=rewardProvider.update");
  expect(JSON.stringify(log)).toContain("approvalFrom");
});

test("one person redeems from a provider for so many points in a month, and again once one came back or the month is over", async () => {
  const { w, admin, bob, provider, give, offer, redeem, proven } = await shop({ monthlyPoints: 250 });
  const fern = await offer("Fern");
  await give(bob, 1000);
  const monthly = async () => (await bob.get(`/reward/shop/rewards/${fern.id}`)).body.monthly;
  expect(await monthly()).toEqual({ most: 250, taken: 0 });
  const { body: first } = await redeem(bob, fern);
  await redeem(bob, fern);
  expect(await monthly()).toEqual({ most: 250, taken: 200 });
  expect(await redeem(bob, fern)).toMatchObject({
    status: 409,
    body: { msg: "Store: one person may redeem 250 points in a month. Left this month: 50." },
  });
  const other = (await admin.post("/reward/providers", storeOf("Other"))).body;
  const book = (await admin.post("/reward/rewards", rewardOf(other.id, "Book"))).body;
  expect((await redeem(bob, book)).status).toBe(200);
  await bob.post(`/reward/redemptions/${first.id}/cancel`);
  expect((await redeem(bob, fern)).status).toBe(200);
  expect((await redeem(bob, fern)).status).toBe(409);
  await w.sql`update redemptions set created_at = created_at - interval '31 days' where tenant_id = ${w.tenantId} and provider_id = ${provider.id}`;
  expect(await monthly()).toEqual({ most: 250, taken: 0 });
  expect((await redeem(bob, fern)).status).toBe(200);
  await proven();
});

test("requests at once stay within what one person may redeem in a month", async () => {
  const { bob, give, offer, redeem, proven } = await shop({ monthlyPoints: 200 });
  const rewards = [await offer("Fern"), await offer("Book"), await offer("Lamp"), await offer("Cup")];
  await give(bob, 1000);
  const answers = await Promise.all(rewards.map((one) => redeem(bob, one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  await proven();
});

test("a provider's picture is shown in the shop and where rewards are set up, until it is taken away", async () => {
  const { w, admin, bob, provider, offer } = await shop();
  const fern = await offer("Fern");
  const uploads = uploader(w.server);
  const { body: sent } = await uploads.send(admin.token, await png({ width: 1300, height: 900 }), "reward/reward");
  const at = `/reward/providers/${provider.id}`;
  const { body: worn } = await admin.patch(at, { mediaObjectId: sent.id, version: 1 });
  expect(Object.keys(worn.pictureUrls)).toEqual(["reward-desktop", "reward-mobile"]);
  expect((await uploads.bytes(worn.pictureUrls["reward-mobile"])).length).toBeGreaterThan(0);
  const seen = { pictureUrls: { "reward-desktop": expect.any(String) } };
  expect((await bob.get("/reward/shop")).body.sections[0].provider).toMatchObject(seen);
  expect((await bob.get(`/reward/shop/rewards/${fern.id}`)).body.provider).toMatchObject(seen);
  expect((await admin.patch(at, { description: "By us", version: 2 })).body).toMatchObject({ mediaObjectId: sent.id });
  expect((await admin.patch(at, { mediaObjectId: null, version: 3 })).body.pictureUrls).toBeNull();
  const { body: other } = await uploads.send(bob.token, await png({ width: 40, height: 40 }), "avatar");
  expect((await admin.patch(at, { mediaObjectId: other.id, version: 4 })).body.details[0].path).toBe("mediaObjectId");
});

test("who looks after rewards is told how many people one would be offered to", async () => {
  const { w, admin, bob, provider } = await shop({ countries: ["PT", "DE"] });
  const carla = await w.person("Carla");
  await w.sql`update tenant_members set country = 'DE' where id = ${carla.id}`;
  const ask = async (more: object) =>
    (
      await admin.post("/reward/rewards/audience", {
        ...{ providerId: provider.id, countries: [], audience: rewardOf("", "").audience },
        ...more,
      })
    ).body;
  expect(await ask({})).toEqual({ people: 2 });
  expect(await ask({ countries: ["DE"] })).toEqual({ people: 1 });
  const some = (memberIds: string[]) => ({ audience: { everyone: false, memberIds, teamIds: [], roles: [] } });
  expect(await ask(some([bob.id, admin.id]))).toEqual({ people: 1 });
  expect((await ask(some([provider.id]))).details[0].path).toBe("audience.memberIds.0");
  expect((await bob.post("/reward/rewards/audience", {})).status).toBe(403);
});
