import { expect, test } from "vitest";
import { type Person, world } from "../../testing/world.ts";

const shown = async (reader: Person, id: string) => {
  const [one, list, feed] = await Promise.all([
    reader.get(`/recognition/recognitions/${id}`),
    reader.get("/recognition/recognitions?pageSize=100"),
    reader.get("/timeline/items?pageSize=100"),
  ]);
  const listed = list.body.results.some((entity: { id: string }) => entity.id === id);
  const inFeed = feed.body.results.some((item: { entity: { id: string } }) => item.entity.id === id);
  return { status: one.status, listed, inFeed };
};

test("a public recognition is everybody's, a private one its people's", async () => {
  const w = await world();
  const [sender, recipient, manager, stranger] = await w.people("Sender", "Recipient", "Manager", "Stranger");
  const moderator = await w.person("Moderator", { role: "admin" });
  await w.manages(manager, recipient);
  const other = await (await world()).person("Elsewhere", { role: "admin" });
  const open = await w.send(sender, { to: [recipient] });
  const closed = await w.send(sender, { to: [recipient], tenantWide: false });
  const seen = { status: 200, listed: true, inFeed: true };
  const unseen = { status: 404, listed: false, inFeed: false };
  for (const reader of [sender, recipient, manager, stranger, moderator])
    expect(await shown(reader, open.id)).toEqual(seen);
  for (const reader of [sender, recipient, manager]) expect(await shown(reader, closed.id)).toEqual(seen);
  for (const reader of [stranger, moderator]) expect(await shown(reader, closed.id)).toEqual(unseen);
  for (const [reader, total] of [
    [recipient, 2],
    [stranger, 1],
  ] as const)
    expect((await reader.get("/recognition/recognitions?pageSize=1")).body).toMatchObject({ total, results: [{}] });
  for (const id of [open.id, closed.id]) expect(await shown(other, id)).toEqual(unseen);

  const reactions = `/recognition/recognitions/${closed.id}/reactions`;
  expect((await stranger.put(reactions, { type: "heart" })).status).toBe(404);
  expect((await stranger.delete(reactions)).status).toBe(404);
  expect((await stranger.get(`/recognition/recognitions/${closed.id}/comments`)).status).toBe(404);
  expect((await stranger.get(`/recognition/recognitions/${closed.id}/endorsements`)).status).toBe(404);

  await recipient.put(`/recognition/recognitions/${closed.id}/flags`, { reason: "Not for me" });
  expect((await moderator.get(`/recognition/recognitions/${closed.id}`)).body.__permissions__).toContain("delete");
  expect(await shown(stranger, closed.id)).toEqual(unseen);

  await w.sql`update recognitions set hidden_at = now() where tenant_id = ${w.tenantId} and id = ${open.id}`;
  for (const reader of [sender, recipient, moderator]) expect((await shown(reader, open.id)).status).toBe(404);
});

test("a recognition is presented to each reader with their own part in it", async () => {
  const w = await world();
  const [sender, recipient, stranger] = await w.people("Sender", "Recipient", "Stranger");
  const { id } = await w.send(sender, { to: [recipient], message: "For the launch" });
  const sent = (await sender.get(`/recognition/recognitions/${id}`)).body;
  expect(sent).toMatchObject({
    messageText: "For the launch",
    ownRecipient: null,
    recipientCount: 1,
    tenantWide: true,
  });
  expect(sent.sendTo).toMatchObject([
    { id: recipient.id, type: "tenantMember", displayData: { name: "Recipient Test" } },
  ]);
  expect(sent.__permissions__).toEqual(["view", "editPublished", "delete", "react", "comment"]);
  const received = (await recipient.get(`/recognition/recognitions/${id}`)).body;
  expect(received.ownRecipient).toEqual({ amount: 0 });
  expect(received.__permissions__).not.toContain("endorse");
  expect((await stranger.get(`/recognition/recognitions/${id}`)).body.__permissions__).toContain("endorse");
});

test("lists are filtered by people, paged and counted", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const sent: { id: string }[] = [];
  for (const [from, to] of [
    [ann, bob],
    [bob, ann],
    [cleo, bob],
    [ann, cleo],
  ] as const)
    sent.push(await w.send(from, { to: [to] }));
  const ids = async (query: string) =>
    (await cleo.get(`/recognition/recognitions?${query}`)).body.results.map((entity: { id: string }) => entity.id);
  const at = (...indexes: number[]) => indexes.map((index) => sent[index]?.id);
  expect(await ids("")).toEqual(at(3, 2, 1, 0));
  expect(await ids(`sentByIdIn=${ann.id}`)).toEqual(at(3, 0));
  expect(await ids(`recipientIdIn=${bob.id}`)).toEqual(at(2, 0));
  expect(await ids(`sentByOrToIdIn=${ann.id}`)).toEqual(at(3, 1, 0));
  expect(await ids(`idIn=${sent[1]?.id},${sent[2]?.id}`)).toEqual(at(2, 1));
  const page = (await cleo.get("/recognition/recognitions?page=2&pageSize=3")).body;
  expect(page).toMatchObject({ next: null, total: 4 });
  expect(page.results).toHaveLength(1);
  for (const bad of ["page=0", "pageSize=101", "idIn=x", "sorting=amount", "unknown=1"])
    expect((await cleo.get(`/recognition/recognitions?${bad}`)).status).toBe(400);
});

test("sums, weeks, goal and peers count what is public", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  await w.team("Crew", [ann, bob, cleo]);
  const value = await w.value("Trust", ["Candour"]);
  await w.send(ann, { to: [bob], qualityIds: value.qualities.map((quality) => quality.id) });
  await w.send(ann, { to: [bob], tenantWide: false, qualityIds: value.qualities.map((quality) => quality.id) });
  const seen = (await cleo.get(`/recognition/summary?memberId=${bob.id}`)).body;
  expect(seen).toMatchObject({ received: 1, given: 0, qualities: [{ count: 1, quality: { name: "Candour" } }] });
  expect(seen.months).toHaveLength(12);
  expect(seen.months.at(-1)).toMatchObject({ received: 1, given: 0 });
  expect((await bob.get(`/recognition/summary?memberId=${bob.id}`)).body.received).toBe(2);
  expect((await cleo.get(`/recognition/summary?memberId=${w.tenantId}`)).status).toBe(404);
  await w.sql`update tenant_members set public_staff_profile = false where tenant_id = ${w.tenantId} and id = ${bob.id}`;
  expect((await cleo.get(`/recognition/summary?memberId=${bob.id}`)).status).toBe(403);
  expect((await bob.get(`/recognition/summary?memberId=${bob.id}`)).body.received).toBe(2);
  expect((await cleo.get("/recognition/goal")).body).toMatchObject({
    count: 1,
    goal: 80,
    month: seen.months.at(-1).month,
  });
  expect((await cleo.get("/recognition/weekly")).body).toEqual({ people: 1, recognitions: 1, forOwnTeams: 1 });
  const peers = (await ann.get("/recognition/peers")).body.results;
  expect(peers.map((peer: { id: string }) => peer.id)).toEqual([cleo.id, bob.id]);
  expect(peers[0].lastRecognizedAt).toBeNull();
});

test("recipients are found by the start of any name, and recent ones without typing", async () => {
  const w = await world();
  const [ann, zoe, gone] = await w.people("Ann", "Zoé", "Zora");
  const team = await w.team("Zodiac", [ann, zoe]);
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${gone.id}`;
  const found = async (query: string) =>
    (await ann.get(`/recognition/recipients${query}`)).body.results.map((r: { id: string }) => r.id);
  expect(await found("?search=zo")).toEqual([zoe.id, team.id]);
  expect(await found("?search=ZOE%20t")).toEqual([zoe.id]);
  expect(await found("?search=ann")).toEqual([]);
  expect(await found("?search=%25")).toEqual([]);
  expect(await found(`?idIn=${team.id},${gone.id},${ann.id},${zoe.id}`)).toEqual([team.id, zoe.id]);
  await w.send(ann, { to: [], teamIds: [team.id] });
  expect((await found("")).slice(0, 2)).toEqual([team.id, zoe.id]);
  await w.sql`update teams set archived_at = now() where tenant_id = ${w.tenantId} and id = ${team.id}`;
  expect(await found("")).toEqual([zoe.id]);
});

test("a request may contain every field of the specification, if unsupported ones are empty", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const sendTo = [{ id: bob.id, type: "tenantMember", name: "Whoever" }];
  const body = {
    ...{ status: "published", message: "Thanks", amount: 0, sendTo, qualityIds: [], tenantWide: true },
    ...{ attachments: [], gifs: [], scheduledAt: null, refinementId: null, ignoreExceptions: false },
  };
  const sent = await ann.post("/recognition/recognitions", body);
  expect([sent.status, sent.body.sendTo?.[0].displayData.name]).toEqual([200, "Bob Test"]);
});

test("what a deletion would do to the points is read by who may delete, and changes nothing", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const admin = await w.person("Ada", { role: "admin" });
  await w.allocate(30);
  const sendTo = [bob, cleo].map(({ id }) => ({ id, type: "tenantMember" }));
  const { body: sent } = await ann.post("/recognition/recognitions", {
    ...{ status: "published", message: "Thanks", amount: 25, sendTo, qualityIds: [], tenantWide: true },
    ignoreExceptions: true,
  });
  const path = `/recognition/recognitions/${sent.id}/reversal`;
  for (const who of [ann, admin]) expect((await who.get(path)).body).toEqual({ given: 30, returns: 30, shortfall: 0 });
  expect((await bob.get(path)).status).toBe(403);
  const secret = await w.send(ann, { to: [bob], tenantWide: false });
  const draft = await ann.post("/recognition/recognitions", { status: "draft", message: "Not yet" });
  for (const [who, id] of [
    [cleo, secret.id],
    [ann, draft.body.id],
  ] as const)
    expect((await who.get(`/recognition/recognitions/${id}/reversal`)).status).toBe(404);
  expect((await bob.get(`/recognition/recognitions/${sent.id}`)).body.ownRecipient).toEqual({ amount: 15 });
});
