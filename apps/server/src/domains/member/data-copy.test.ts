import { expect, test } from "vitest";
import { readEntry, zipEntries } from "../../adapters/pictures/read-zip.ts";
import { enqueuer } from "../../jobs/enqueue.ts";
import { type Person, type World, world } from "../../testing/world.ts";

type Rows = Record<string, unknown>[];
/** By the same strict reader as documents that come in. */
async function filesOf(archive: Buffer): Promise<Map<string, string>> {
  const entries = zipEntries(archive) ?? [];
  const read = async (entry: (typeof entries)[number]) =>
    [entry.name, String(await readEntry(archive, entry, entry.size))] as const;
  return new Map(await Promise.all(entries.map(read)));
}
const my = async (who: Person) => (await who.get("/identity/dataCopies/my")).body.copy;
const linkOf = ({ id, ready }: { id: string; ready: { token: string } }) =>
  `/identity/dataCopies/${id}/file?token=${ready.token}`;

async function copied(w: World, who: Person) {
  await w.drain();
  expect((await who.post("/identity/dataCopies")).status).toBe(200);
  await w.drain();
  const copy = await my(who);
  const answer = await w.server.fetch(`GET ${linkOf(copy)}`, {
    host: w.tenantId,
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const files = await filesOf(Buffer.from(await answer.arrayBuffer()));
  const rows = (name: string): Rows => JSON.parse(files.get(`${name}.json`) ?? "null");
  return { copy, files, rows, all: [...files.values()].join("\n") };
}

test("what moderators have hidden is in the copy of who wrote it alone", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const ada = await w.person("Ada", { role: "admin" });
  const { id } = await w.send(ann, { to: [bob], message: "Xylophone" });
  await ada.put(`/recognition/recognitions/${id}/flags`, { reason: "It hurts" });
  await w.drain();
  await ada.put("/moderation/items/hidden", { ids: [id], reversePoints: false });
  expect((await copied(w, bob)).all).not.toContain("Xylophone");
  expect((await copied(w, ann)).rows("recognition-given")).toMatchObject([{ id, message: "Xylophone" }]);
});

test("the copy has all of the member's data, each kind as JSON and CSV", async () => {
  const w = await world({ features: ["points", "refine-recognition"] });
  const [ann, bob] = await w.people("Ann", "Bob");
  const { qualities } = await w.value("Care", ["Listens"]);
  await w.allocate(100);
  const qualityIds = qualities.map(({ id }) => id);
  const got = await w.send(bob, { to: [ann], message: "For Ann", qualityIds });
  const gave = await w.send(ann, { to: [bob], message: "=For Bob", tenantWide: false, qualityIds });
  await ann.post("/recognition/recognitions", { status: "draft", message: "Not yet" });
  await ann.post(`/recognition/recognitions/${got.id}/comments`, { body: "You are welcome" });
  await ann.put(`/recognition/recognitions/${got.id}/reactions`, { type: "heart" });
  await ann.put(`/recognition/recognitions/${got.id}/flags`, { reason: "A typing error" });
  await ann.post("/feedback/feedback", { text: "More light, please" });
  await ann.post("/refinement/refinements", { input: "Thank you for teh help with it.", sessionId: "one" });
  const { files, rows } = await copied(w, ann);
  expect(rows("profile")).toMatchObject([{ firstName: "Ann", lastName: "Test", email: ann.email }]);
  expect(rows("recognition-received")).toMatchObject([
    { id: got.id, from: "Bob Test", message: "For Ann", private: false, qualities: ["Listens"] },
  ]);
  expect(rows("recognition-given")).toMatchObject([{ id: gave.id, to: ["Bob Test"], private: true }]);
  expect(rows("recognition-drafts")).toHaveLength(1);
  expect(rows("comments")).toMatchObject([{ text: "You are welcome", onId: got.id }]);
  expect(rows("reactions")).toMatchObject([{ type: "heart" }]);
  expect(rows("reports")).toMatchObject([{ reason: "A typing error" }]);
  expect(rows("feedback")).toMatchObject([{ text: "More light, please", answer: false }]);
  expect(rows("points")).toMatchObject([{ type: "allocation", account: "allocation", amount: 100, balance: 100 }]);
  expect(rows("notifications")).toMatchObject([{ kind: "recognised", from: "Bob Test" }]);
  expect(rows("refinements")).toMatchObject([{ sentTo: null, status: "draft" }]);
  expect(rows("sign-ins")).toHaveLength(1);
  expect(files.get("recognition-given.csv")).toContain(`"'=For Bob"`);
  for (const name of files.keys()) expect(files.has(name.replace(/json$/, "csv"))).toBe(true);
});

test("points come with the reasons that were given for them, and for locking them", async () => {
  const w = await world({ features: ["points"] });
  const ann = await w.person("Ann");
  const ada = await w.person("Ada", { role: "admin" });
  await w.allocate(100);
  const account = `/points/accounts/redeemable/${ann.id}`;
  await ada.post(`${account}/gifts`, { amount: 5, reason: "For the opening" });
  await ada.put(`${account}/lock`, { reason: "Under review" });
  const { rows } = await copied(w, ann);
  expect(rows("points")).toMatchObject([
    { type: "allocation", amount: 100, note: null },
    { type: "gift", account: "redeemable", amount: 5, balance: 5, note: "For the opening" },
  ]);
  expect(rows("points-accounts")).toMatchObject([
    { account: "allocation", balance: 100, lockReason: "Under review" },
    { account: "redeemable", balance: 5, lockReason: "Under review" },
  ]);
});

test("it tells how and where the member signs in, and their drafts as they are, and gives no secret away", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const crew = await w.team("Crew", [bob]);
  const { qualities } = await w.value("Care", ["Listens"]);
  const [stored, at] = [(what: string) => `stored ${what}`, new Date("2026-01-02T03:04:05Z")];
  await w.sql`update users set password_hash = ${stored("hash")} where id = ${ann.userId}`;
  await w.sql`insert into second_steps (user_id) values (${ann.userId})`;
  await w.sql`insert into totp_factors (user_id, key, last_step, created_at) values (${ann.userId}, ${stored("key")}, 1, ${at})`;
  for (const [code, usedAt] of [
    ["one", null],
    ["two", at],
  ] as const)
    await w.sql`insert into recovery_codes (user_id, code_hash, used_at) values (${ann.userId}, ${stored(code)}, ${usedAt})`;
  await w.sql`insert into passkeys (id, user_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
    values (gen_random_uuid(), ${ann.userId}, ${stored(w.tenantId)}, 'stored', 0, '{}', 'acme.example', 'Work laptop', ${at})`;
  await w.sql`update access_tokens set user_agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' where member_id = ${ann.id}`;
  await w.sql`insert into push_subscriptions (tenant_id, id, member_id, endpoint, p256dh, auth, family_id, created_at)
    select ${w.tenantId}, gen_random_uuid(), ${ann.id}, 'https://push.example/stored', 'stored', 'stored', family_id, ${at}
    from access_tokens where member_id = ${ann.id} limit 1`;
  const sendTo = [
    { id: crew.id, type: "team" },
    { id: bob.id, type: "tenantMember" },
  ];
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  const qualityIds = qualities.map(({ id }) => id);
  const draft = { status: "draft", message: "Not yet", amount: 0, sendTo, qualityIds, tenantWide: false, scheduledAt };
  expect((await ann.post("/recognition/recognitions", draft)).status).toBe(200);
  await ann.patch("/notification/channelPreferences", { digest: "disabled" });
  const { rows, all } = await copied(w, ann);
  expect(rows("account")).toMatchObject([
    {
      email: ann.email,
      secondStep: true,
      authenticatorAddedAt: at.toISOString(),
      recoveryCodesLeft: 1,
      recoveryCodesUsed: 1,
    },
  ]);
  expect(rows("passkeys")).toEqual([
    { name: "Work laptop", host: "acme.example", addedAt: at.toISOString(), lastUsedAt: null },
  ]);
  const device = { kind: "computer", browser: "Firefox", system: "Linux" };
  expect(rows("sign-ins")).toMatchObject([device]);
  expect(rows("push-devices")).toEqual([{ at: at.toISOString(), service: "push.example", ...device }]);
  expect(rows("notification-choices")).toMatchObject([{ digest: "disabled" }]);
  expect(rows("recognition-drafts")).toMatchObject([
    { to: ["Crew", "Bob Test"], message: "Not yet", private: true, qualities: ["Listens"], scheduledAt },
  ]);
  expect(all).not.toMatch(/stored/);
});

test("nothing of others is in it but the names of who wrote to one, or whom one wrote to", async () => {
  const w = await world();
  const [ann, bob, cid] = await w.people("Ann", "Bob", "Cid");
  const admin = await w.person("Ada", { role: "admin" });
  await w.manages(admin, ann);
  await w.send(bob, { to: [cid], message: "Secret of Bob and Cid", tenantWide: false });
  const both = await w.send(bob, { to: [ann, cid], message: "To both of you", tenantWide: false });
  await cid.post(`/recognition/recognitions/${both.id}/comments`, { body: "Words of Cid" });
  await bob.post("/recognition/recognitions", { status: "draft", message: "Draft of Bob" });
  await cid.put(`/recognition/recognitions/${both.id}/flags`, { reason: "Reason of Cid" });
  await bob.post("/feedback/feedback", { text: "Feedback of Bob" });
  await admin.patch(`/identity/tenantMembers/${bob.id}`, { jobTitle: "Title of Bob", version: 1 });
  const { all, files } = await copied(w, ann);
  expect(files.get("recognition-received.csv")).toMatch(/^(?!.*Cid).*To both of you/s);
  for (const secret of [
    /Secret of|Words of|Draft of|Reason of|Feedback of|Title of/,
    new RegExp([bob, cid, admin].map(({ email }) => email).join("|")),
    new RegExp([ann, bob, cid].map(({ token }) => token).join("|")),
    /token_?hash|password/i,
  ])
    expect(all).not.toMatch(secret);
  const { rows } = await copied(w, admin);
  expect(rows("activity").length).toBeGreaterThan(0);
  expect(JSON.stringify(rows("activity"))).not.toMatch(/Bob/);
});

test("only whom it is about opens it, by its link, for a day; then it is gone", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const { copy } = await copied(w, ann);
  const link = linkOf(copy);
  const status = async (who: { get: Person["get"] }, path: string) => (await who.get(path)).status;
  expect(await status(bob, link)).toBe(404);
  expect(await status(w.anonymous, link)).toBe(401);
  expect(await status(ann, link.slice(0, -3))).toBe(404);
  const later = link.replace(/\d{13}/, String(new Date(copy.ready.expiresAt).getTime() + 1000));
  expect(await status(ann, later)).toBe(404);
  expect(await my(bob)).toBeNull();
  const mine = (await ann.get("/notification/messages")).body.results;
  expect(mine).toMatchObject([{ message: "The copy of your data is ready", resourcePath: "/settings/data" }]);
  const [row] = await w.sql`select job, next_run_at from schedules where tenant_id = ${w.tenantId} and id = ${copy.id}`;
  expect(row).toEqual({ job: "member.drop-copy", next_run_at: new Date(copy.ready.expiresAt) });
  await w.sql`update member_copies set expires_at = now() - interval '1 second' where tenant_id = ${w.tenantId}`;
  expect(await status(ann, link)).toBe(404);
  expect(await my(ann)).toBeNull();
});

test("a copy whose job fails for good is said to have failed, and may be requested again", async () => {
  const w = await world();
  const [ann] = await w.people("Ann");
  const { id } = (await ann.post("/identity/dataCopies")).body;
  expect(await my(ann)).toMatchObject({ id, failed: false, ready: null });
  const given = { tenantId: w.tenantId, id };
  const fail = () => w.tenant(async ({ db }) => enqueuer(db)("member.copy-data.failed", given));
  await w.sql`delete from pgboss.job where name = 'member.copy-data' and data ->> 'id' = ${id}`;
  for (let n = 0; n < 2; n += 1) {
    await fail();
    await w.drain();
  }
  expect(await my(ann)).toMatchObject({ id, failed: true, ready: null });
  const { results } = (await ann.get("/notification/messages")).body;
  expect(results).toMatchObject([
    { message: expect.stringContaining("could not be made"), resourcePath: "/settings/data" },
  ]);
  const again = (await ann.post("/identity/dataCopies")).body;
  expect(again).toMatchObject({ failed: false, ready: null });
  await w.drain();
  await fail();
  await w.drain();
  expect(await my(ann)).toMatchObject({ id: again.id, failed: false, ready: { bytes: expect.any(Number) } });
});

test("a copy that nobody makes within the hour is said to have failed", async () => {
  const w = await world();
  const [ann] = await w.people("Ann");
  await ann.post("/identity/dataCopies");
  await w.sql`update member_copies set requested_at = now() - interval '61 minutes' where tenant_id = ${w.tenantId}`;
  expect(await my(ann)).toMatchObject({ failed: true, ready: null });
});

test("asking again while it is made changes nothing; a new one takes the place of the last", async () => {
  const w = await world();
  const [ann] = await w.people("Ann");
  const ask = async () => (await ann.post("/identity/dataCopies")).body.id;
  const [first, second] = [await ask(), await ask()];
  expect(second).toBe(first);
  await w.drain();
  const { ready } = await my(ann);
  const third = await ask();
  expect(third).not.toBe(first);
  expect(await my(ann)).toMatchObject({ id: third, ready: null });
  expect((await ann.get(linkOf({ id: first, ready }))).status).toBe(404);
  await w.drain();
  expect(await w.sql`select id from member_copies where tenant_id = ${w.tenantId}`).toEqual([{ id: third }]);
});
