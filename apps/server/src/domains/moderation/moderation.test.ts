import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { lobby } from "../../testing/lobby.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { insertChannel } from "../channel/verbs/write-channel.ts";

const FLAGGED = "/recognition/recognitions/flagged";
async function company() {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const ada = await w.person("Ada", { role: "admin" });
  const report = async (who: Person, id: string, reason = "It hurts") => {
    expect((await who.put(`/recognition/recognitions/${id}/flags`, { reason })).status).toBe(204);
    await w.drain();
  };
  const queue = async (path = FLAGGED) => (await ada.get(path)).body.results;
  /** The ten seconds are over. */
  const settle = async () => {
    await w.sql`update pgboss.job set start_after = now() where name = 'moderation.settle' and data ->> 'tenantId' = ${w.tenantId}`;
    await w.drain();
  };
  const hide = (ids: string[], more = {}) =>
    ada.put("/moderation/items/hidden", { ids, reversePoints: false, ...more });
  const messages = async (who: Person): Promise<string[]> =>
    (await who.get("/notification/messages")).body.results.map((one: { message: string }) => one.message);
  return { w, ann, bob, cleo, ada, report, queue, settle, hide, messages };
}

test("a report puts a recognition before the moderators with its reason, and withdrawing it takes it away", async () => {
  const { w, ann, bob, cleo, ada, report, queue, messages } = await company();
  const { id } = await w.send(ann, { to: [bob], message: "Unlike certain people" });
  await report(cleo, id, "That is about us");
  const [item] = await queue();
  expect(item).toMatchObject({
    id,
    type: "recognition",
    author: { name: "Ann Test" },
    to: ["Bob Test"],
    pair: { recipient: { name: "Bob Test" }, given: 0, received: 0 },
    text: "Unlike certain people",
    words: [],
    reasons: [{ member: { name: "Cleo Test" }, reason: "That is about us", reports: 1, held: 0 }],
    written: 1,
    hidden: 0,
    decision: null,
    __permissions__: ["view", "hide", "dismiss", "write"],
  });
  expect((await ada.get("/moderation/counts")).body.open).toEqual({ recognition: 1, award: 0, card: 0, comment: 0 });
  expect(await messages(ada)).toEqual(["Something was reported and waits for the moderators"]);
  await cleo.delete(`/recognition/recognitions/${id}/flags`);
  await w.drain();
  expect(await queue()).toEqual([]);
});

test("only moderators see the queue, its items and its words", async () => {
  const { w, ann, bob, cleo, report } = await company();
  const { id } = await w.send(ann, { to: [bob] });
  await report(cleo, id);
  expect((await ann.get(FLAGGED)).status).toBe(403);
  expect((await ann.get(`/moderation/items/${id}`)).status).toBe(404);
  expect((await ann.put("/moderation/items/hidden", { ids: [id], reversePoints: false })).status).toBe(404);
  expect((await ann.get("/moderation/counts")).body.open).toEqual({});
  expect((await ann.get("/moderation/decisions")).body.results).toEqual([]);
  expect((await ann.get(`/moderation/reversals?idIn=${id}`)).body).toEqual({
    given: 0,
    returns: 0,
    shortfall: 0,
    worth: null,
  });
  expect((await ann.get("/moderation/words")).status).toBe(403);
});

async function screenOf(w: World) {
  const { id, token } = await w.tenant((ctx) => insertChannel(ctx, lobby));
  return async () => (await w.anonymous.get(`/recognition/tv/${id}/recognitions?token=${token}`)).body;
}

test("what is hidden is in no place any more, at once, and restored it is in all of them again", async () => {
  const { w, ann, bob, cleo, ada, report, settle, hide } = await company();
  const boss = await w.person("Boss", { role: "manager" });
  await w.manages(boss, bob);
  const { qualities } = await w.value("Care", ["Listens"]);
  const tv = await screenOf(w);
  const message = "Xylophone: the launch went so well because of you";
  const { id } = await w.send(ann, { to: [bob], message, qualityIds: qualities.map((of) => of.id) });
  await ada.put(`/timeline/items/${(await ada.get("/timeline/items")).body.results[0].id}/pin`, { days: 7 });
  await report(cleo, id);
  const stories = async () => {
    await w.owner("update pgboss.job set start_after = now() where name = 'recognition.roll-up' and state = 'created'");
    await w.drain();
  };
  const places: Record<string, [Person, string]> = {
    feed: [cleo, "/timeline/items"],
    "own feed": [ann, "/timeline/items"],
    pinned: [cleo, "/timeline/items/pinned"],
    "sender's profile": [cleo, `/recognition/recognitions?sentByOrToIdIn=${ann.id}`],
    "recipient's profile": [bob, `/recognition/recognitions?recipientIdIn=${bob.id}`],
    search: [cleo, `/recognition/recognitions?idIn=${id}`],
    itself: [ada, `/recognition/recognitions/${id}`],
    comments: [cleo, `/recognition/recognitions/${id}/comments`],
    "culture stories": [cleo, `/culture/stories?qualityId=${qualities[0]?.id}&period=all`],
    notifications: [bob, "/notification/messages"],
    "direct reports": [boss, "/recognition/managers/directReportRankings"],
  };
  const counted = async () => ({
    summary: (await cleo.get(`/recognition/summary?memberId=${bob.id}`)).body.received,
    goal: (await cleo.get("/recognition/goal")).body.count,
    week: (await cleo.get("/recognition/weekly")).body.recognitions,
    screen: (await tv()).results.length,
  });
  const shownIn = async () => {
    const shown: string[] = [];
    for (const [place, [who, path]] of Object.entries(places)) {
      const { status, body } = await who.get(path);
      const found = place === "comments" ? status === 200 : JSON.stringify(body).includes(id);
      if (status < 400 && found) shown.push(place);
    }
    return shown;
  };
  await stories();
  const everywhere = await shownIn();
  expect(everywhere).toEqual(Object.keys(places));
  expect(await counted()).toEqual({ summary: 1, goal: 1, week: 1, screen: 1 });

  expect((await hide([id])).body).toEqual({ decided: [id], skipped: [] });
  const atOnce = (await shownIn()).filter((place) => place !== "notifications");
  expect(atOnce).toEqual([]);
  expect(await counted()).toEqual({ summary: 0, goal: 0, week: 0, screen: 0 });
  await stories();
  expect(await shownIn()).toEqual([]);
  for (const write of ["reactions", "comments", "flags"])
    expect((await cleo.put(`/recognition/recognitions/${id}/${write}`, { type: "heart" })).status).toBeGreaterThan(399);
  expect((await ann.delete(`/recognition/recognitions/${id}`)).status).toBe(404);

  await settle();
  expect((await ada.put("/moderation/items/restored", { ids: [id] })).body.decided).toEqual([id]);
  await stories();
  const gone = ["notifications", "pinned"];
  expect(await shownIn()).toEqual(everywhere.filter((place) => !gone.includes(place)));
  expect(await counted()).toEqual({ summary: 1, goal: 1, week: 1, screen: 1 });
});

test("mails that wait are not sent, and a digest that quotes it is written anew", async () => {
  const { w, ann, bob, cleo, report, hide } = await company();
  await w.team("Night shift", [bob, cleo]);
  const { id } = await w.send(ann, { to: [bob], message: "Xylophone" });
  const other = await w.send(ann, { to: [bob], message: "Marimba" });
  await report(cleo, id);
  const digestMail = (of: string) => `<a href="http://x.localhost/recognitions/${of}">read</a>`;
  const waiting = (key: string, of: string) =>
    w.sql`insert into mail_outbox (tenant_id, id, key, message)
      values (${w.tenantId}, gen_random_uuid(), ${key}, ${JSON.stringify({ html: digestMail(of) })}::jsonb)`;
  await waiting(`recognised:${id}:later`, id);
  await waiting(`recognised:${other.id}:later`, other.id);
  await waiting(`digest:2026-03-02:${bob.id}`, id);
  await hide([id]);
  await w.drain();
  const left =
    await w.sql`select key from mail_outbox where tenant_id = ${w.tenantId} and sent_at is null order by key`;
  expect(left).toEqual([{ key: `recognised:${other.id}:later` }]);
  const digests = await w.sql`select data ->> 'until' as until from pgboss.job
    where name = 'notification.digest' and data ->> 'tenantId' = ${w.tenantId}`;
  expect(digests).toEqual([{ until: "2026-03-02T12:00:00.000Z" }]);
  const sent = await w.sql`select count(*)::int as pushes from pgboss.job
    where name = 'notification.push' and state = 'created' and data ->> 'tenantId' = ${w.tenantId}`;
  expect(sent).toEqual([{ pushes: 0 }]);
});

test("the digest leaves it out", async () => {
  const { w, ann, bob, cleo, report, hide } = await company();
  await w.team("Night shift", [bob, cleo]);
  const { id } = await w.send(ann, { to: [bob], message: "Xylophone" });
  await w.send(ann, { to: [bob], message: "Marimba" });
  await report(cleo, id);
  await hide([id]);
  for (const table of ["recognitions", "recognition_recipients", "timeline_items", "timeline_item_teams"])
    await w.server.sql(
      `update ${table} set published_at = date_trunc('week', now()) - interval '2 days' where tenant_id = $1`,
      [w.tenantId],
    );
  await w.tenant(async ({ db }) => {
    await db.query({
      text: "select app.enqueue('notification.digest', $1, null, null)",
      values: [JSON.stringify({ tenantId: w.tenantId })],
    });
  });
  await w.drain();
  const mails = w.server
    .mails()
    .filter((mail) => mail.includes(`<${cleo.email}>`) && mail.includes("List-Unsubscribe"));
  const texts = await Promise.all(mails.map(async (mail) => (await PostalMime.parse(mail)).text ?? ""));
  expect(texts.join()).toContain("Marimba");
  expect(texts.join()).not.toContain("Xylophone");
});

test("its author and who reported it are notified once it can no longer be undone", async () => {
  const { w, ann, bob, cleo, report, settle, hide, messages } = await company();
  const { id } = await w.send(ann, { to: [bob], message: "Unlike certain people" });
  await report(cleo, id);
  await hide([id], { note: "Kind to Bob, not to the others." });
  await w.drain();
  const before = await messages(ann);
  expect(before.filter((one) => one.includes("hidden"))).toEqual([]);
  await settle();
  expect(await messages(ann)).toEqual(["Something you wrote was hidden. Here is why.", ...before]);
  expect(await messages(cleo)).toEqual(["Thank you for your report. The moderators have looked at it."]);
  expect(w.server.mails().filter((mail) => mail.includes(`<${ann.email}>`))).toHaveLength(1);
  const { resourcePath } = (await ann.get("/notification/messages")).body.results[0];
  const notice = `/moderation/notices/${resourcePath.split("/").at(-1)}`;
  expect((await ann.get(notice)).body).toMatchObject({
    kind: "hidden",
    type: "recognition",
    text: "Unlike certain people",
    note: "Kind to Bob, not to the others.",
    path: null,
  });
  expect((await cleo.get(notice)).status).toBe(404);
  const told = [await messages(ann), await messages(cleo)];
  await w.again();
  expect([await messages(ann), await messages(cleo)]).toEqual(told);
});

test("what is undone within ten seconds has never been: no points moved, and nobody was notified", async () => {
  const { w, ann, bob, cleo, ada, report, queue, settle, hide, messages } = await company();
  const { id } = await w.send(ann, { to: [bob] });
  await report(cleo, id);
  const feed = async () => (await cleo.get("/timeline/items")).body.results.length;
  const all = await feed();
  for (const decide of [() => hide([id]), () => ada.put("/moderation/items/dismissed", { ids: [id] })]) {
    await decide();
    expect(await queue()).toEqual([]);
    const { body } = await ada.delete("/moderation/decisions", { ids: [id] });
    expect(body).toEqual({ decided: [id], skipped: [] });
    expect(await queue()).toMatchObject([{ id, reasons: [{ reason: "It hurts" }], decision: null }]);
    expect(await feed()).toBe(all);
  }
  await settle();
  expect((await messages(ann)).filter((one) => one.includes("hidden"))).toEqual([]);
  expect(await messages(cleo)).toEqual([]);
  expect(await queue()).toHaveLength(1);
  await hide([id]);
  await settle();
  expect((await ada.delete("/moderation/decisions", { ids: [id] })).body.msg).toBe("This can no longer be undone");
});

test("undoing a restore keeps who hid it, when, why, and what came back", async () => {
  const { w, ann, bob, cleo, ada, report, settle, hide } = await company();
  const eve = await w.person("Eve", { role: "admin" });
  const { id } = await w.send(ann, { to: [bob] });
  await report(cleo, id);
  await hide([id], { note: "Kind to Bob, not to the others.", reversePoints: true });
  await settle();
  const decisions = async () => (await ada.get("/moderation/decisions")).body.results;
  const before = await decisions();
  expect(before).toMatchObject([
    { id, decision: { state: "hidden", by: { name: "Ada Test" }, note: "Kind to Bob, not to the others." } },
  ]);
  await eve.put("/moderation/items/restored", { ids: [id] });
  expect(await decisions()).toMatchObject([
    { id, decision: { state: "restored", by: { name: "Eve Test" }, note: null } },
  ]);
  await eve.delete("/moderation/decisions", { ids: [id] });
  expect(await decisions()).toEqual(before);
  await settle();
  expect(await decisions()).toEqual(before);
});

test("of several, those that somebody else has decided meanwhile are left as they are", async () => {
  const { w, ann, bob, cleo, ada, report, queue, hide } = await company();
  const ids: string[] = [];
  for (const message of ["One", "Two", "Three"]) {
    const { id } = await w.send(ann, { to: [bob], message });
    await report(cleo, id);
    ids.push(id);
  }
  const [first = "", ...others] = ids;
  await ada.put("/moderation/items/dismissed", { ids: [first] });
  const { body } = await hide(ids);
  expect(body.decided.sort()).toEqual(others.sort());
  expect(body.skipped).toEqual([first]);
  expect((await hide(ids)).body.msg).toBe("Somebody has already decided about this");
  expect(await queue()).toEqual([]);
  const { body: past } = await ada.get("/moderation/decisions?pageSize=2");
  expect([past.total, past.results.length]).toEqual([3, 2]);
  const { body: rest } = await ada.get(`/moderation/decisions?pageSize=2&cursor=${past.next}`);
  expect([...past.results, ...rest.results].map((one: { id: string }) => one.id).sort()).toEqual(ids.sort());
  const { body: log } = await ada.get(`/audit/events?entityIdIn=${ids.join(",")}`);
  expect(log.results.map((event: { action: string }) => event.action).sort()).toEqual([
    "moderationItem.dismiss",
    "moderationItem.hide",
    "moderationItem.hide",
  ]);
});

test("points come back as far as they are left, and what was spent is shown first", async () => {
  const { w, ann, bob, cleo, ada, report, queue, settle, hide } = await company();
  await w.allocate(100);
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const body = { status: "published", message: "Ours", amount: 50, sendTo, qualityIds: [], tenantWide: true };
  const { id } = (await ann.post("/recognition/recognitions", body)).body;
  await report(cleo, id);
  const preview = async () => (await ada.get(`/moderation/reversals?idIn=${id}`)).body;
  expect(await preview()).toEqual({ given: 50, returns: 50, shortfall: 0, worth: null });
  const [item] = await queue();
  expect(item.pair).toMatchObject({ recipient: { name: "Bob Test" }, given: 50, received: 0 });
  // 35 of them were spent.
  await w.sql`update points_lots set remaining = 15 where tenant_id = ${w.tenantId} and remaining = 50`;
  expect(await preview()).toEqual({ given: 50, returns: 15, shortfall: 35, worth: null });
  await w.sql`insert into points_settings (tenant_id, worth, eligible)
    values (${w.tenantId}, '[{"currency": "EUR", "value": "0.10"}]', '{"everyone": true, "memberIds": [], "teamIds": [], "roles": []}')`;
  expect((await preview()).worth).toEqual({ currency: "EUR", value: 3.5 });
  const toGive = async () => (await ann.get("/points/accounts/my")).body;
  const before = JSON.stringify(await toGive());
  await hide([id], { reversePoints: true });
  await w.drain();
  expect(JSON.stringify(await toGive())).toBe(before);
  await settle();
  expect(JSON.stringify(await toGive())).not.toBe(before);
  const [decided] = (await ada.get("/moderation/decisions")).body.results;
  expect(decided.decision).toMatchObject({ state: "hidden", returned: 15, shortfall: 35, undoUntil: null });
  const [{ sum }] = (await w.sql`
    select sum(amount)::int as sum from points_entries where tenant_id = ${w.tenantId}`) as [{ sum: number }];
  expect(sum).toBe(0);
  await w.again();
  expect((await ada.get("/moderation/decisions")).body.results).toEqual([decided]);
});

test("statements and their export keep the points of what is hidden, without its words", async () => {
  const { w, ann, bob, cleo, report, hide } = await company();
  await w.allocate(100);
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const body = { status: "published", message: "Xylophone", amount: 50, sendTo, qualityIds: [], tenantWide: true };
  const { id } = (await ann.post("/recognition/recognitions", body)).body;
  await report(cleo, id);
  const statement = async (who: Person) =>
    JSON.stringify([(await who.get("/points/transactions")).body, (await who.get("/points/transactions/export")).body]);
  expect(await statement(bob)).toContain("Xylophone");
  await hide([id]);
  for (const who of [ann, bob]) {
    const read = await statement(who);
    expect(read).toContain("50");
    expect(read).not.toMatch(/Xylophone|recognitions\/[0-9a-f]/);
  }
});

test("a word of the list reports what contains it, and never holds it back", async () => {
  const { w, ann, bob, cleo, ada, queue, hide, settle } = await company();
  const { body: list } = await ada.get("/moderation/words");
  const { body: changed } = await ada.put("/moderation/words", {
    words: ["Crétin", "cretin", "غبي"],
    version: list.version,
  });
  expect(changed).toMatchObject({ words: ["Crétin", "غبي"], version: 2 });
  expect((await ada.put("/moderation/words", { words: [], version: 1 })).body.error).toBe("VersionConflict");
  const { id } = await w.send(ann, { to: [bob], message: "You CRETIN" });
  const secret = await w.send(ann, { to: [bob], message: "يا غَبي", tenantWide: false });
  await w.send(ann, { to: [bob], message: "Well done" });
  expect(JSON.stringify((await cleo.get("/timeline/items")).body)).toContain(id);
  await w.drain();
  const found = await queue();
  expect(found.map((item: { id: string; words: string[] }) => [item.id, item.words])).toEqual(
    expect.arrayContaining([
      [id, ["Crétin"]],
      [secret.id, ["غبي"]],
    ]),
  );
  expect(found).toHaveLength(2);

  await ada.put("/moderation/items/dismissed", { ids: [id] });
  await settle();
  const edit = (message: string) =>
    ann.patch(`/recognition/recognitions/${id}`, {
      status: "published",
      message,
      amount: 0,
      sendTo: [{ id: bob.id, type: "tenantMember" }],
      qualityIds: [],
      tenantWide: true,
    });
  await edit("You old CRETIN");
  await w.drain();
  expect(await queue()).toHaveLength(1);
  await edit("You غبي CRETIN");
  await w.drain();
  expect(await queue()).toHaveLength(2);
  await hide([secret.id]);
  await ann.delete(`/recognition/recognitions/${id}`);
  await w.drain();
  expect(await queue()).toEqual([]);
});

test("a comment is reported, hidden and restored like what it was written on", async () => {
  const { w, ann, bob, cleo, ada, queue, settle, hide, messages } = await company();
  const { id } = await w.send(ann, { to: [bob], message: "For the launch" });
  const thread = `/recognition/recognitions/${id}/comments`;
  const { body: comment } = await bob.post(thread, { body: "About time" });
  await cleo.put(`/recognition/comments/${comment.id}/reactions`, { type: "heart" });
  await w.drain();
  const flags = `/recognition/comments/${comment.id}/flags`;
  expect((await bob.put(flags, { reason: "Mine" })).status).toBe(403);
  expect((await cleo.put(flags, { reason: "Mean" })).status).toBe(204);
  expect((await cleo.get(thread)).body.results[0].ownFlag).toBe(true);
  await w.drain();
  const path = "/recognition/comments/flagged";
  expect(await queue()).toEqual([]);
  expect(await queue(path)).toMatchObject([
    { id: comment.id, type: "comment", text: "About time", path: `/recognitions/${id}` },
  ]);
  expect((await queue(path))[0].thread).toEqual({ author: "Ann Test", text: "For the launch" });
  const shown = async () => ({
    listed: (await cleo.get(thread)).body.total,
    counted: (await cleo.get(`/recognition/recognitions/${id}`)).body.commentCount,
    embedded: (await cleo.get(`/recognition/recognitions/${id}?embed=comments`)).body.comments.length,
    notified: (await messages(ann)).filter((one) => one.includes("commented")).length,
  });
  expect(await shown()).toEqual({ listed: 1, counted: 1, embedded: 1, notified: 1 });
  await hide([comment.id], { note: "Please be kinder." });
  await w.drain();
  expect(await shown()).toEqual({ listed: 0, counted: 0, embedded: 0, notified: 0 });
  expect((await cleo.put(`/recognition/comments/${comment.id}/reactions`, { type: "star" })).status).toBe(404);
  expect((await bob.patch(`/recognition/comments/${comment.id}`, { body: "Mine" })).status).toBe(404);
  await settle();
  await ada.put("/moderation/items/restored", { ids: [comment.id] });
  await settle();
  expect(await shown()).toEqual({ listed: 1, counted: 1, embedded: 1, notified: 0 });
  expect((await messages(bob)).slice(0, 2)).toEqual([
    "Something you wrote can be read again",
    "Something you wrote was hidden. Here is why.",
  ]);
});

test("a comment on what is private is judged without the words that it answers, until those are reported too", async () => {
  const { w, ann, bob, ada, report, queue } = await company();
  const { id } = await w.send(ann, { to: [bob], message: "Between us", tenantWide: false });
  const { body: comment } = await bob.post(`/recognition/recognitions/${id}/comments`, { body: "About time" });
  expect((await ann.put(`/recognition/comments/${comment.id}/flags`, { reason: "Mean" })).status).toBe(204);
  await w.drain();
  const item = async () => (await queue("/recognition/comments/flagged"))[0];
  expect(await item()).toMatchObject({ id: comment.id, text: "About time", tenantWide: false, thread: null });
  expect((await ada.get(`/moderation/items/${comment.id}`)).body.thread).toBeNull();
  await report(bob, id);
  expect((await item()).thread).toEqual({ author: "Ann Test", text: "Between us" });
});

test("a notice leads to nothing that is hidden", async () => {
  const { w, ann, bob, cleo, ada, report, settle, hide } = await company();
  const { id } = await w.send(ann, { to: [bob], message: "Unlike certain people" });
  await report(cleo, id);
  await hide([id]);
  await settle();
  await ada.post(`/moderation/items/${id}/messages`, { text: "Whom do you mean?" });
  await w.drain();
  const { resourcePath } = (await ann.get("/notification/messages")).body.results[0];
  expect((await ann.get(`${resourcePath.replace("/moderation/", "/moderation/notices/")}`)).body).toMatchObject({
    kind: "message",
    note: "Whom do you mean?",
    path: null,
  });
});

test("moderators write to an author, who reads it without their name", async () => {
  const { w, ann, bob, cleo, ada, report, messages } = await company();
  const { id } = await w.send(ann, { to: [bob], message: "Unlike certain people" });
  await report(cleo, id);
  expect((await ada.post(`/moderation/items/${id}/messages`, { text: " " })).body.msg).toBe("Write a few words");
  expect((await ada.post(`/moderation/items/${id}/messages`, { text: "Whom do you mean?" })).status).toBe(204);
  await w.drain();
  expect((await messages(ann))[0]).toBe("The moderators wrote to you about something you wrote");
  const { resourcePath } = (await ann.get("/notification/messages")).body.results[0];
  const { body } = await ann.get(`/moderation/notices/${resourcePath.split("/").at(-1)}`);
  expect(body).toMatchObject({ kind: "message", note: "Whom do you mean?", path: `/recognitions/${id}` });
  expect(JSON.stringify(body)).not.toContain("Ada");
});
