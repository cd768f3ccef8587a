import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { type Person, world } from "../../testing/world.ts";
import { allocatePoints } from "../points/verbs/allocate-points.ts";
import { createBudgetItem } from "../points/verbs/create-budget-item.ts";

const messages = async (reader: Person): Promise<string[]> =>
  (await reader.get("/notification/messages")).body.results.map((one: { message: string }) => one.message);
const mention = ({ id }: Person) => ({ type: "mention", attrs: { id, label: "x" } });
const doc = (...content: object[]) => ({ type: "doc", content: [{ type: "paragraph", content }] });

test("everybody concerned is notified once, in words of their own, however often the jobs run", async () => {
  const w = await world();
  const [ann, bob, cleo, dan] = await w.people("Ann", "Bob", "Cleo", "Dan");
  const message = doc({ type: "text", text: "Thanks, and to " }, mention(cleo), mention(bob));
  const { id } = await w.send(ann, { to: [bob], message });
  const path = `/recognition/recognitions/${id}`;
  for (const one of [bob, cleo, dan]) await one.put(`${path}/reactions`, { type: "heart" });
  await cleo.post(`${path}/comments`, { body: doc({ type: "text", text: "Hear " }, mention(dan)) });
  await bob.post(`${path}/comments`, { body: "Thank you" });
  await w.drain();
  const expected = {
    ann: [
      "Bob Test commented on your recognition",
      "Cleo Test commented on your recognition",
      "Dan Test and 2 others reacted to your recognition",
    ],
    bob: [
      "Ann Test recognized you",
      "Cleo Test commented on a recognition you received",
      "Dan Test and 1 other person reacted to a recognition you received",
    ],
    cleo: ["Ann Test mentioned you in a recognition", "Bob Test also commented on a recognition you commented on"],
    dan: ["Cleo Test mentioned you in a comment"],
  };
  const received = async () => ({
    ann: (await messages(ann)).sort(),
    bob: (await messages(bob)).sort(),
    cleo: (await messages(cleo)).sort(),
    dan: await messages(dan),
  });
  expect(await received()).toEqual(expected);
  await w.again();
  expect(await received()).toEqual(expected);
});

test("a private recognition notifies only those who may read it when the notification is sent", async () => {
  const w = await world();
  const [ann, bob, manager, next, dan] = await w.people("Ann", "Bob", "Manager", "Next", "Dan");
  await w.manages(manager, bob);
  const { id } = await w.send(ann, { to: [bob], tenantWide: false });
  const path = `/recognition/recognitions/${id}`;
  const { body: comment } = await manager.post(`${path}/comments`, { body: "Well deserved" });
  await w.sql`delete from member_managers where tenant_id = ${w.tenantId} and manager_id = ${manager.id}`;
  await w.manages(next, bob);
  const body = doc({ type: "text", text: "Thank you " }, mention(manager), mention(next), mention(dan));
  await bob.post(`${path}/comments`, { body });
  await ann.put(`/recognition/comments/${comment.id}/reactions`, { type: "heart" });
  await w.drain();
  expect((await manager.get(path)).status).toBe(404);
  for (const one of [manager, dan]) expect(await messages(one)).toEqual([]);
  expect(await messages(next)).toEqual(["Bob Test mentioned you in a comment"]);
});

test("reactions share one notification, which is unread again only when it changes", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const { id } = await w.send(ann, { to: [bob] });
  const path = `/recognition/recognitions/${id}/reactions`;
  const unread = async () => (await ann.get("/notification/messages/count?read=false")).body.count;
  await bob.put(path, { type: "heart" });
  await w.drain();
  expect([await messages(ann), await unread()]).toEqual([["Bob Test reacted to your recognition"], 1]);
  await ann.put("/notification/messages/read");
  await bob.put(path, { type: "clap" });
  await w.drain();
  expect(await unread()).toBe(0);
  await cleo.put(path, { type: "clap" });
  await w.drain();
  expect(await messages(ann)).toEqual(["Cleo Test and 1 other person reacted to your recognition"]);
  expect(await unread()).toBe(1);
  await ann.put(path, { type: "star" });
  await w.drain();
  expect(await unread()).toBe(1);
});

test("a withdrawn reaction is counted out of its notification, which is gone with the last one", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const { id } = await w.send(ann, { to: [bob] });
  const { body: comment } = await ann.post(`/recognition/recognitions/${id}/comments`, { body: "Well" });
  await w.drain();
  await bob.delete("/notification/messages");
  const unread = async () => (await ann.get("/notification/messages/count?read=false")).body.count;
  for (const path of [`/recognition/recognitions/${id}/reactions`, `/recognition/comments/${comment.id}/reactions`]) {
    const on = path.includes("comments") ? "comment" : "recognition";
    for (const one of [bob, cleo]) {
      await one.put(path, { type: "heart" });
      await w.drain();
    }
    expect(await messages(ann)).toEqual([`Cleo Test and 1 other person reacted to your ${on}`]);
    await ann.put("/notification/messages/read");
    await cleo.delete(path);
    await w.drain();
    expect([await messages(ann), await unread()]).toEqual([[`Bob Test reacted to your ${on}`], 0]);
    await bob.delete(path);
    await w.drain();
    expect([await messages(ann), await messages(bob)]).toEqual([[], []]);
    await w.again();
    expect([await messages(ann), await messages(bob)]).toEqual([[], []]);
    await cleo.put(path, { type: "clap" });
    await w.drain();
    expect([await messages(ann), await unread()]).toEqual([[`Cleo Test reacted to your ${on}`], 1]);
    await ann.delete("/notification/messages");
    await bob.delete("/notification/messages");
  }
});

test("what was deleted does not come back, and what is new is counted on its own", async () => {
  const w = await world();
  const [ann, bob, cleo, dan] = await w.people("Ann", "Bob", "Cleo", "Dan");
  const { id } = await w.send(ann, { to: [bob] });
  const path = `/recognition/recognitions/${id}/reactions`;
  for (const one of [bob, cleo]) await one.put(path, { type: "heart" });
  await w.drain();
  const [{ id: messageId }] = (await ann.get("/notification/messages")).body.results;
  for (const who of [ann, bob]) expect((await who.delete("/notification/messages")).status).toBe(204);
  expect((await ann.delete(`/notification/messages/${messageId}`)).status).toBe(404);
  expect((await ann.put(`/notification/messages/${messageId}/read`)).status).toBe(404);
  await cleo.put(path, { type: "clap" });
  await w.drain();
  await w.again();
  await bob.delete(path);
  await w.drain();
  expect([await messages(ann), await messages(bob)]).toEqual([[], []]);
  expect((await ann.get("/notification/messages/count?read=false")).body.count).toBe(0);
  await dan.put(path, { type: "star" });
  await w.drain();
  expect(await messages(ann)).toEqual(["Dan Test reacted to your recognition"]);
  await bob.put(path, { type: "heart" });
  await w.drain();
  expect(await messages(ann)).toEqual(["Bob Test and 1 other person reacted to your recognition"]);
  expect((await ann.get("/notification/messages/count?read=false")).body.count).toBe(1);
});

test("a member reads, counts and deletes only their own notifications", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  for (const _ of [1, 2, 3]) await w.send(ann, { to: [bob, cleo] });
  await w.drain();
  const page = (await bob.get("/notification/messages?pageSize=2&embed=fromMember&sorting=-createdAt")).body;
  expect(page).toMatchObject({ total: 3, next: 2 });
  expect(page.results[0]).toMatchObject({
    kind: "recognised",
    fromMember: { id: ann.id },
    readAt: null,
    resourcePath: expect.stringMatching(/^\/recognitions\//),
  });
  const [{ id }] = page.results;
  const count = async (who: Person) => (await who.get("/notification/messages/count?read=false")).body.count;
  expect((await cleo.put(`/notification/messages/${id}/read`)).status).toBe(404);
  expect((await cleo.delete(`/notification/messages/${id}`)).status).toBe(404);
  expect((await bob.put(`/notification/messages/${id}/read`)).status).toBe(204);
  expect(await count(bob)).toBe(2);
  expect((await bob.delete(`/notification/messages/${id}`)).status).toBe(204);
  expect((await bob.put("/notification/messages/read")).status).toBe(204);
  expect(await count(bob)).toBe(0);
  expect((await bob.delete("/notification/messages")).status).toBe(204);
  expect(await messages(bob)).toEqual([]);
  expect(await count(cleo)).toBe(3);
});

test("a notification is in the language of its reader", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  await w.send(ann, { to: [bob] });
  await w.drain();
  await w.sql`update tenant_members set locale = 'fr' where tenant_id = ${w.tenantId} and id = ${bob.id}`;
  expect(await messages(bob)).toEqual(["Ann Test vous a adressé un remerciement"]);
});

test("a deleted comment or recognition removes its notifications", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const { id } = await w.send(ann, { to: [bob] });
  const { body: comment } = await cleo.post(`/recognition/recognitions/${id}/comments`, { body: "Well" });
  await w.drain();
  await cleo.delete(`/recognition/comments/${comment.id}`);
  await w.drain();
  expect(await messages(ann)).toEqual([]);
  expect(await messages(bob)).toHaveLength(1);
  await ann.delete(`/recognition/recognitions/${id}`);
  await w.drain();
  expect(await messages(bob)).toEqual([]);
});

test("a team larger than a chunk gets one notification for each member", async () => {
  const w = await world();
  const [ann, bob, last] = await w.people("Ann", "Bob", "Zed");
  const team = await w.team("Crowd", [ann, bob, last]);
  await w.crowd(team.id, 1200);
  const { id } = await w.send(ann, { to: [], teamIds: [team.id] });
  await w.drain();
  const [row] = await w.sql`select count(*)::int as count, count(distinct member_id)::int as members from notifications
    where tenant_id = ${w.tenantId} and resource_path = ${`/recognitions/${id}`}`;
  expect(row).toEqual({ count: 1202, members: 1202 });
  expect(await messages(last)).toEqual(["Ann Test recognized you"]);
  expect(await messages(ann)).toEqual([]);
});

test.each([
  ["left is notified and mailed of nothing that happens from then on", "archive", 0],
  ["is suspended is mailed nothing, and finds on their return what happened", "suspend", 3],
])("who %s", async (_, verb, found) => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const { id } = await w.send(ann, { to: [bob] });
  const path = `/recognition/recognitions/${id}`;
  await bob.post(`${path}/comments`, { body: "Thank you" });
  await bob.patch("/notification/channelPreferences", {
    kinds: [
      { kind: "comment", mail: true },
      { kind: "mentioned", mail: true },
    ],
  });
  await w.drain();
  const reached = async () => {
    const rows = await w.sql`select kind from notifications where tenant_id = ${w.tenantId} and member_id = ${bob.id}`;
    return [rows.length, w.server.mails().filter((mail) => mail.includes(bob.email)).length] as const;
  };
  const [rows, mails] = await reached();
  expect((await admin.put(`/identity/tenantMembers/${bob.id}/${verb}`)).status).toBe(204);
  await cleo.post(`${path}/comments`, { body: "Well deserved" });
  await cleo.post(`${path}/comments`, { body: doc({ type: "text", text: "Look, " }, mention(ann)) });
  for (const one of [ann, cleo]) await one.put(`${path}/reactions`, { type: "heart" });
  await w.drain();
  expect(await reached()).toEqual([rows + found, mails]);
  expect((await messages(ann)).length).toBeGreaterThan(0);
  expect((await admin.put(`/identity/tenantMembers/${bob.id}/un${verb}`)).status).toBe(204);
  await cleo.post(`${path}/comments`, { body: "Welcome back" });
  await w.drain();
  expect(await reached()).toEqual([rows + found + 1, mails + 1]);
});

test("recipients are mailed once, in their own language", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const dora = await w.person("Dora", { locale: "fr" });
  const message = doc({ type: "text", text: "A <b>bold</b> thank-you" });
  await w.send(ann, { to: [bob, dora], message });
  await w.drain();
  await w.again();
  const mails = w.server.mails();
  const to = (person: Person) => mails.filter((mail) => mail.includes(person.email));
  expect([to(ann), to(bob), to(cleo), to(dora)].map((list) => list.length)).toEqual([0, 1, 0, 1]);
  const [toBob, toDora] = await Promise.all([to(bob), to(dora)].map(([mail = ""]) => PostalMime.parse(mail)));
  expect(toBob).toMatchObject({ subject: "Ann Test recognized you", to: [{ address: bob.email, name: "Bob Test" }] });
  expect(toBob?.html).toContain("A &lt;b&gt;bold&lt;/b&gt; thank-you");
  expect(toDora?.html).toContain('lang="fr"');
});

/** What arrives at an open screen from here on. */
async function listen(w: Awaited<ReturnType<typeof world>>, person: Person) {
  const answer = await w.server.fetch("GET /notification/stream", { token: person.token, host: w.tenantId });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: string[] = [];
  const until = async (type: string) => {
    while (!events.includes(type)) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error(`the stream ended after ${events.join()}`);
      for (const line of chunk.value.split("\n").filter(Boolean)) events.push(JSON.parse(line).type);
    }
  };
  await until("points");
  events.length = 0;
  return { events, until, close: () => reader?.cancel() };
}

test("an open screen is notified of what concerns it", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const [atBob, atCleo] = [await listen(w, bob), await listen(w, cleo)];
  await w.send(ann, { to: [bob], tenantWide: false });
  await w.drain();
  await atBob.until("notification");
  await w.send(ann, { to: [bob] });
  await w.drain();
  await Promise.all([atBob.until("timeline"), atCleo.until("timeline")]);
  expect(atCleo.events.filter((type) => type !== "ping")).toEqual(["timeline"]);
  await Promise.all([atBob.close(), atCleo.close()]);
});

test("an open screen is notified of what is taken back", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const { id } = await w.send(ann, { to: [bob], tenantWide: false });
  await w.drain();
  const atBob = await listen(w, bob);
  await ann.delete(`/recognition/recognitions/${id}`);
  await w.drain();
  await atBob.until("notification");
  expect(await messages(bob)).toEqual([]);
  await atBob.close();
});

test("added points notify the sender and the recipients once for each endorsement", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const { id } = await w.send(ann, { to: [bob] });
  await w.drain();
  await w.tenant((ctx) => createBudgetItem(ctx, { name: "Monthly", amount: 100, startsOn: "2020-01-01" }));
  await w.tenant((ctx) => allocatePoints(ctx.db, { now: ctx.now, memberIds: [cleo.id] }));
  const answer = await cleo.post(`/recognition/recognitions/${id}/endorsements`, { amount: 5 });
  expect(answer.body).toMatchObject({ count: 1, amount: 5, own: true, endorsers: [{ id: cleo.id }] });
  expect((await ann.get(`/recognition/recognitions/${id}/endorsements`)).body).toMatchObject({
    total: 1,
    results: [{ member: { id: cleo.id }, amount: 5 }],
  });
  await w.drain();
  await w.again();
  expect(await messages(ann)).toEqual(["Cleo Test added points to your recognition"]);
  expect((await messages(bob))[0]).toBe("Cleo Test added 5 points to a recognition you received");
  expect(await messages(bob)).toHaveLength(2);
  await cleo.post(`/recognition/recognitions/${id}/endorsements`, { amount: 7 });
  await w.drain();
  await w.again();
  expect(await messages(ann)).toHaveLength(2);
  expect((await messages(bob))[0]).toBe("Cleo Test added 7 points to a recognition you received");
});
