import { layOut } from "@plaudit/api/card-layout.ts";
import { cardPages } from "@plaudit/api/card-paper.ts";
import { expect, test } from "vitest";
import type { TestAnswer } from "../../testing/index.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { newCard, newSignature } from "./test-sample.ts";

const path = "/card/cards";
const asRef = ({ id }: Person) => ({ id, type: "tenantMember" });
const mailsTo = (w: World, person: Person) => w.server.mails().filter((mail) => mail.includes(`<${person.email}>`));

async function setting() {
  const w = await world({ features: ["points", "gif"] });
  const [ann, bob, cleo, rosa, eve] = await w.people("Ann", "Bob", "Cleo", "Rosa", "Eve");
  const start = async (changes: object = {}) => {
    const body = newCard("Rosa, ten years", [rosa.id], { sendTo: [asRef(bob), asRef(cleo)], ...changes });
    const answer = await ann.post(path, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await w.drain();
    return answer.body;
  };
  const sign = async (who: Person, id: string, message = "Ten more, please", changes: object = {}) => {
    const answer = await who.put(`${path}/${id}/signature`, newSignature(message, changes));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const deliver = async (id: string) => {
    const answer = await ann.post(`${path}/${id}/deliver`);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await w.drain();
    return answer.body;
  };
  const idsIn = async (who: Person, list: string) =>
    (await who.get(`${path}?list=${list}`)).body.results.map(({ id }: { id: string }) => id);
  const messagesOf = async (who: Person) =>
    (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
  return { w, ann, bob, cleo, rosa, eve, start, sign, deliver, idsIn, messagesOf };
}

test("a card is started, signed by those who were asked, delivered, read and answered", async () => {
  const { w, ann, bob, cleo, rosa, start, sign, deliver, messagesOf } = await setting();
  const { id } = await start({ note: "Tell her which drawing you still use" });
  expect(await messagesOf(bob)).toEqual(["Ann Test asks you to sign a card: Rosa, ten years"]);
  expect((await bob.get(`${path}/${id}`)).body).toMatchObject({
    as: "contributor",
    state: "open",
    signatureCount: 0,
    signing: { contributorCount: 3, note: "Tell her which drawing you still use" },
    recipients: [{ id: rosa.id, deliveredAt: null }],
    __permissions__: ["view", "invite", "sign"],
  });
  const placement = { page: 0, x: 1250, y: 4000, rotation: -3 };
  await sign(bob, id, "You taught me how to reverse", { placement, hand: "lean", ink: 40 });
  await sign(ann, id);
  expect((await cleo.get(`${path}/${id}/signatures`)).body).toMatchObject({
    total: 2,
    next: null,
    results: [
      { author: { id: bob.id }, messageText: "You taught me how to reverse", placement, hand: "lean", ink: 40 },
      { author: { id: ann.id }, placement: null },
    ],
  });
  await deliver(id);
  expect(await messagesOf(rosa)).toEqual(["A card has arrived for you, with 2 signatures: Rosa, ten years"]);
  expect((await rosa.get(`${path}/${id}`)).body).toMatchObject({
    as: "recipient",
    state: "delivered",
    signing: null,
    signatureCount: 2,
    __permissions__: ["view", "answer"],
  });
  expect((await rosa.get(`${path}/${id}/signatures`)).body.results).toHaveLength(2);
  expect((await rosa.get(`${path}/${id}/contributors`)).status).toBe(404);

  await rosa.put(`${path}/${id}/answer`, { message: "Thank you all" });
  await w.drain();
  await rosa.put(`${path}/${id}/answer`, { message: "Thank you all, every one" });
  await w.drain();
  expect(await messagesOf(bob)).toContain("Rosa Test answered everyone who signed “Rosa, ten years”");
  expect((await messagesOf(bob)).filter((one: string) => one.includes("answered"))).toHaveLength(1);
  expect(await messagesOf(cleo)).toEqual(["Ann Test asks you to sign a card: Rosa, ten years"]);
  expect((await bob.get(`${path}/${id}`)).body.answers).toMatchObject([
    { member: { id: rosa.id }, messageText: "Thank you all, every one" },
  ]);
});

test("its recipient finds nothing of a sealed card, wherever they look", async () => {
  const { w, bob, rosa, eve, start, sign, idsIn, messagesOf } = await setting();
  const team = await w.team("Lisbon", [bob, rosa, eve]);
  const { id } = await start({ sendTo: [{ id: team.id, type: "team" }] });
  const { id: signature } = await sign(bob, id, "Nobody reads ornithopter yet");
  await w.drain();

  // The card, its parts, and what could be done with them.
  const { results } = (await bob.get(`${path}/${id}/contributors`)).body;
  expect(results.map(({ member }: { member: { id: string } }) => member.id)).not.toContain(rosa.id);
  for (const answer of [
    await rosa.get(`${path}/${id}`),
    await rosa.get(`${path}/${id}/signatures`),
    await rosa.get(`${path}/${id}/contributors`),
    await rosa.patch(`${path}/${id}`, { title: "Mine", version: 1 }),
    await rosa.post(`${path}/${id}/deliver`),
    await rosa.delete(`${path}/${id}`),
    await rosa.put(`${path}/${id}/signature`, newSignature("Me too")),
    await rosa.put(`${path}/${id}/answer`, { message: "Thank you" }),
    await rosa.post(`${path}/${id}/contributors`, { sendTo: [asRef(eve)] }),
    await rosa.delete(`/card/signatures/${signature}`),
    await rosa.put(`/card/signatures/${signature}/flags`, { reason: "What is this" }),
    await rosa.delete(`/card/contributors/${results[0].id}`),
    await rosa.post(`/card/contributors/${results[0].id}/reminders`),
  ])
    expect([answer.status, answer.body.error]).toEqual([404, "NotFound"]);
  // In the very words in which something that never was is refused.
  const never = "00000000-0000-7000-8000-000000000000";
  const [real, unreal] = await Promise.all(
    [signature, never].map((one) => rosa.put(`/card/signatures/${one}/flags`, { reason: "What is this" })),
  );
  expect(real?.body.message).toBe(unreal?.body.message);
  // Lists and their counts.
  for (const list of ["all", "invited", "own", "received"]) {
    expect(await idsIn(rosa, list)).toEqual([]);
    expect((await rosa.get(`${path}?list=${list}`)).body.total).toBe(0);
  }
  // The feed, its pins and counts, search, notifications and mails.
  expect((await rosa.get("/timeline/items")).body.results).toEqual([]);
  expect((await rosa.get("/timeline/items/pinned")).body.results).toEqual([]);
  expect((await eve.get("/timeline/items")).body.results).toEqual([]);
  for (const query of ["ornithopter", "ten years"])
    for (const search of ["/identity/tenantMembers", "/recognition/recipients"]) {
      const found = await rosa.get(`${search}?search=${encodeURIComponent(query)}`);
      expect([found.status, found.body.results]).toEqual([200, []]);
    }
  expect(await messagesOf(rosa)).toEqual([]);
  expect((await rosa.get("/notification/messages/count?read=false")).body.count).toBe(0);
  expect(mailsTo(w, rosa)).toEqual([]);
  // The log says nothing of it to administrators, who may be its recipients.
  const admin = await w.person("Ada", { role: "admin" });
  expect(JSON.stringify((await admin.get("/audit/events")).body)).not.toContain("ten years");
  expect((await admin.get(`${path}/${id}`)).status).toBe(404);
});

test("moderators read nothing of a sealed card, though their words are in it; once it is delivered they do", async () => {
  const { w, bob, rosa, start, sign, deliver } = await setting();
  const admin = await w.person("Ada", { role: "admin" });
  const { version } = (await admin.get("/moderation/words")).body;
  expect((await admin.put("/moderation/words", { words: ["ornithopter"], version })).status).toBe(200);
  const { id } = await start();
  const { id: signature } = await sign(bob, id, "You old ornithopter");
  await w.drain();
  const flagged = async () => (await admin.get("/card/cards/flagged")).body.results;
  expect(await flagged()).toEqual([]);
  await deliver(id);
  expect(await flagged()).toMatchObject([
    { id: signature, type: "card", author: { id: bob.id }, text: "You old ornithopter", path: `/card/${id}` },
  ]);
  expect(
    (await admin.put("/moderation/items/hidden", { ids: [signature], reversePoints: false })).body.decided,
  ).toEqual([signature]);
  expect((await rosa.get(`${path}/${id}/signatures`)).body).toMatchObject({ results: [], total: 0 });
  await admin.delete("/moderation/decisions", { ids: [signature] });
  expect((await rosa.get(`${path}/${id}/signatures`)).body).toMatchObject({ results: [{ id: signature }], total: 1 });
});

test("a recipient reports a signature, and withdraws that", async () => {
  const { w, bob, rosa, start, sign, deliver } = await setting();
  const admin = await w.person("Ada", { role: "admin" });
  const { id } = await start();
  const { id: signature } = await sign(bob, id);
  await deliver(id);
  const flags = `/card/signatures/${signature}/flags`;
  expect((await rosa.put(flags, { reason: "Not kind" })).status).toBe(204);
  await w.drain();
  expect((await rosa.get(`${path}/${id}/signatures`)).body.results).toMatchObject([{ ownFlag: true }]);
  expect((await admin.get("/card/cards/flagged")).body.results).toMatchObject([{ id: signature }]);
  expect((await rosa.delete(flags)).status).toBe(204);
  await w.drain();
  expect((await admin.get("/card/cards/flagged")).body.results).toEqual([]);
});

test("who was not invited sees nothing of a card, and a draft is its organizer's alone", async () => {
  const { ann, bob, eve, start, idsIn, messagesOf } = await setting();
  const { id } = await start();
  const { id: draft } = await start({ state: "draft" });
  expect((await eve.get(`${path}/${id}`)).status).toBe(404);
  expect((await bob.get(`${path}/${draft}`)).status).toBe(404);
  expect(await idsIn(bob, "invited")).toEqual([id]);
  expect(await idsIn(bob, "all")).toEqual([id]);
  expect(await idsIn(ann, "own")).toEqual([draft, id]);
  expect(await idsIn(ann, "invited")).toEqual([]);
  expect(await idsIn(eve, "all")).toEqual([]);
  expect(await messagesOf(bob)).toHaveLength(1);
});

type State = "draft" | "open" | "delivered" | "returned";
const states: State[] = ["draft", "open", "delivered", "returned"];
/** What each call of the organizer's makes of each state; a number is the refusal, or what it answers where it leaves the state. */
const calls: Record<string, Record<State, State | number>> = {
  edit: { draft: "draft", open: "open", delivered: 409, returned: "returned" },
  open: { draft: "open", open: 409, delivered: 409, returned: "open" },
  deliver: { draft: 409, open: "delivered", delivered: 409, returned: 409 },
  delete: { draft: 204, open: 204, delivered: 409, returned: 204 },
  invite: { draft: 200, open: 200, delivered: 409, returned: 409 },
  sign: { draft: 200, open: 200, delivered: 409, returned: 409 },
  "remove a signature": { draft: 204, open: 204, delivered: 409, returned: 204 },
  "withdraw an invitation": { draft: 204, open: 204, delivered: 409, returned: 204 },
  remind: { draft: 409, open: 200, delivered: 409, returned: 409 },
  "report a signature": { draft: 409, open: 409, delivered: 204, returned: 409 },
  answer: { draft: 403, open: 403, delivered: 403, returned: 403 },
};
test.each(Object.entries(calls))("%s, in every state", async (call, expected) => {
  const { w, ann, bob, cleo, eve, start, sign, deliver } = await setting();
  for (const state of states) {
    const { id } = await start();
    const { id: signature } = await sign(bob, id);
    if (state === "delivered") await deliver(id);
    else await w.sql`update cards set state = ${state} where tenant_id = ${w.tenantId} and id = ${id}`;
    const { version } = (await ann.get(`${path}/${id}`)).body;
    const { results } = (await ann.get(`${path}/${id}/contributors?signed=false`)).body;
    const asked = results.find(({ member }: { member: { id: string } }) => member.id === cleo.id).id;
    const deeds: Record<string, () => Promise<TestAnswer>> = {
      edit: () => ann.patch(`${path}/${id}`, { title: "Ten years of Rosa", version }),
      open: () => ann.patch(`${path}/${id}`, { state: "open", version }),
      deliver: () => ann.post(`${path}/${id}/deliver`),
      delete: () => ann.delete(`${path}/${id}`),
      invite: () => ann.post(`${path}/${id}/contributors`, { sendTo: [asRef(eve)] }),
      sign: () => ann.put(`${path}/${id}/signature`, newSignature("Me too")),
      "remove a signature": () => ann.delete(`/card/signatures/${signature}`),
      "withdraw an invitation": () => ann.delete(`/card/contributors/${asked}`),
      remind: () => ann.post(`/card/contributors/${asked}/reminders`),
      "report a signature": () => ann.put(`/card/signatures/${signature}/flags`, { reason: "Not kind" }),
      answer: () => ann.put(`${path}/${id}/answer`, { message: "Thank you" }),
    };
    const done = await deeds[call]?.();
    const { [state]: want } = expected;
    const got = typeof want === "string" ? done?.body.state : done?.status;
    expect([state, got, done?.body]).toEqual([state, want, done?.body]);
  }
});

test("everybody signs once, changes it, and takes it back; the organizer takes any back", async () => {
  const { ann, bob, cleo, start, sign } = await setting();
  const { id } = await start();
  const first = await sign(bob, id);
  const second = await sign(bob, id, "Twenty more, please");
  expect(second).toMatchObject({ id: first.id, messageText: "Twenty more, please", createdAt: first.createdAt });
  expect(second.editedAt).not.toBeNull();
  expect((await bob.get(`${path}/${id}`)).body).toMatchObject({ signatureCount: 1, ownSignature: { id: first.id } });
  expect((await cleo.delete(`/card/signatures/${first.id}`)).status).toBe(403);
  expect((await bob.delete(`/card/signatures/${first.id}`)).status).toBe(204);
  const { id: third } = await sign(cleo, id);
  expect((await ann.delete(`/card/signatures/${third}`)).status).toBe(204);
  expect((await ann.get(`${path}/${id}`)).body.signatureCount).toBe(0);
  const { results } = (await ann.get(`${path}/${id}/contributors`)).body;
  expect(results.map(({ signedAt }: { signedAt: string | null }) => signedAt)).toEqual([null, null, null]);
});

test("as on paper, nothing moves when others sign, change or take back what they wrote", async () => {
  const { ann, bob, cleo, eve, start, sign } = await setting();
  const { id } = await start({ sendTo: [bob, cleo, eve].map(asRef) });
  const spots = async (): Promise<Record<string, object>> =>
    Object.fromEntries(
      (await ann.get(`${path}/${id}/signatures`)).body.results.map(
        ({ author, spot }: { author: { firstName: string }; spot: object }) => [author.firstName, spot],
      ),
    );
  await sign(bob, id);
  await sign(cleo, id);
  const { id: third } = await sign(ann, id, "Three", { placement: { page: 0, x: 500, y: 8000, rotation: 4 } });
  const before = await spots();
  expect(Object.keys(before)).toEqual(["Bob", "Cleo", "Ann"]);
  // Longer words, where others leave them room; and a place of one's own, which only its writer leaves.
  await sign(cleo, id, "Ten more, please. ".repeat(20).trim());
  await sign(bob, id, "Ten more, please", { placement: { page: 1, x: 500, y: 500, rotation: 0 } });
  const changed = await spots();
  expect(changed.Ann).toEqual(before.Ann);
  expect(changed.Bob).toMatchObject({ page: 1 });
  await ann.delete(`/card/signatures/${third}`);
  await sign(eve, id);
  const after = await spots();
  expect([after.Bob, after.Cleo]).toEqual([changed.Bob, changed.Cleo]);
  const { results } = (await ann.get(`${path}/${id}/signatures`)).body;
  const { all } = layOut<(typeof results)[number]>(results);
  for (const [n, { laid }] of all.entries()) {
    const others = cardPages();
    for (const other of all.toSpliced(n, 1)) others.put(other.laid);
    expect(others.isFree(laid)).toBe(true);
  }
});

test("a signature needs words or a picture, at most 500 characters, and no strange picture", async () => {
  const { bob, start } = await setting();
  const { id } = await start();
  const refused = async (body: object) => {
    const answer = await bob.put(`${path}/${id}/signature`, body);
    return [answer.status, answer.body.details?.[0]?.path ?? answer.body.message];
  };
  expect(await refused(newSignature("  "))).toEqual([400, "message"]);
  expect(await refused(newSignature("x".repeat(501)))).toEqual([400, "message"]);
  const gif = { url: "https://elsewhere.example/a.gif", width: 10, height: 10 };
  expect(await refused(newSignature("", { gif }))).toEqual([400, "gif.url"]);
  expect(await refused(newSignature("Hi", { placement: { page: 0, x: 10_001, y: 0, rotation: 0 } }))).toEqual([
    400,
    "placement.x",
  ]);
  expect(await refused(newSignature("Hi", { pictureId: bob.id }))).toEqual([400, "pictureId"]);
});

test("recipients are people who are here, and neither the organizer nor anybody who was asked to sign", async () => {
  const { w, ann, bob, rosa, eve, start } = await setting();
  const gone = await w.person("Gone");
  await w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id = ${gone.id}`;
  for (const wrong of [ann, gone]) {
    const answer = await ann.post(path, newCard("For whom", [rosa.id, wrong.id]));
    expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, "recipientIds.1"]);
  }
  const { id, version } = await start();
  const asked = await ann.patch(`${path}/${id}`, { recipientIds: [rosa.id, bob.id], version });
  expect([asked.status, asked.body.details?.[0]?.path]).toEqual([400, "recipientIds.1"]);
  const both = await ann.patch(`${path}/${id}`, { recipientIds: [rosa.id, eve.id], version });
  expect(both.body.recipients.map(({ id }: { id: string }) => id)).toEqual([eve.id, rosa.id]);
  expect((await ann.patch(`${path}/${id}`, { title: "Late", version })).body.error).toBe("VersionConflict");
  // Of a draft nobody knows yet.
  const draft = await start({ state: "draft" });
  const changed = await ann.patch(`${path}/${draft.id}`, { recipientIds: [rosa.id, bob.id], version: draft.version });
  expect(changed.body).toMatchObject({ signing: { contributorCount: 2 } });
});

test("contributors invite others where they may, and an invitation that is withdrawn leaves no notification", async () => {
  const { w, ann, bob, eve, start, messagesOf } = await setting();
  const { id } = await start();
  expect((await bob.post(`${path}/${id}/contributors`, { sendTo: [asRef(eve), asRef(ann)] })).body).toEqual({
    invited: 1,
  });
  await w.drain();
  expect(await messagesOf(eve)).toEqual(["Bob Test asks you to sign a card: Rosa, ten years"]);
  const { results } = (await ann.get(`${path}/${id}/contributors`)).body;
  const eves = results.find(({ member }: { member: { id: string } }) => member.id === eve.id);
  expect(eves.invitedBy.id).toBe(bob.id);
  expect((await ann.delete(`/card/contributors/${eves.id}`)).status).toBe(204);
  await w.drain();
  expect(await messagesOf(eve)).toEqual([]);
  expect((await eve.get(`${path}/${id}`)).status).toBe(404);
  const { id: closed } = await start({ contributorsInvite: false });
  expect((await bob.post(`${path}/${closed}/contributors`, { sendTo: [asRef(eve)] })).status).toBe(403);
});

test("who has not signed is reminded, once in a day", async () => {
  const { w, ann, bob, start, messagesOf } = await setting();
  const { id } = await start();
  const { results } = (await ann.get(`${path}/${id}/contributors`)).body;
  const bobs = results.find(({ member }: { member: { id: string } }) => member.id === bob.id);
  for (let n = 0; n < 3; n += 1) {
    expect((await ann.post(`/card/contributors/${bobs.id}/reminders`)).status).toBe(200);
    await w.drain();
  }
  expect((await messagesOf(bob)).toSorted()).toEqual([
    "Ann Test asks you to sign a card: Rosa, ten years",
    "Ann Test reminds you to sign a card: Rosa, ten years",
  ]);
});

test("an invitation that is withdrawn takes its reminders along, and those of nobody else", async () => {
  const { w, ann, bob, cleo, start, messagesOf } = await setting();
  const { id } = await start();
  const { results } = (await ann.get(`${path}/${id}/contributors`)).body;
  const idOf = (who: Person) => results.find(({ member }: { member: { id: string } }) => member.id === who.id).id;
  for (const who of [bob, cleo]) expect((await ann.post(`/card/contributors/${idOf(who)}/reminders`)).status).toBe(200);
  await w.drain();
  expect((await ann.delete(`/card/contributors/${idOf(bob)}`)).status).toBe(204);
  await w.drain();
  expect([await messagesOf(bob), (await messagesOf(cleo)).length]).toEqual([[], 2]);
  expect((await ann.post(`${path}/${id}/contributors`, { sendTo: [asRef(bob)] })).body).toEqual({ invited: 1 });
  await w.drain();
  expect(await messagesOf(bob)).toEqual(["Ann Test asks you to sign a card: Rosa, ten years"]);
});

test("a deleted card is gone for everybody, with its notifications", async () => {
  const { w, ann, bob, start, sign, messagesOf } = await setting();
  const { id } = await start();
  await sign(bob, id);
  expect((await ann.delete(`${path}/${id}`)).status).toBe(204);
  await w.drain();
  expect((await bob.get(`${path}/${id}`)).status).toBe(404);
  expect(await messagesOf(bob)).toEqual([]);
  expect(await w.sql`select 1 from schedules where tenant_id = ${w.tenantId} and id = ${id}`).toEqual([]);
});

test("those who are asked are listed by name, page by page, and those who signed the latest first", async () => {
  const { w, ann, cleo, start, sign } = await setting();
  const [zoe, abe] = await w.people("Zoe", "Abe");
  const { id } = await start();
  await ann.post(`${path}/${id}/contributors`, { sendTo: [asRef(zoe), asRef(abe)] });
  const listed = async (query: string) => {
    const names: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const { body } = await ann.get(`${path}/${id}/contributors?pageSize=2${query}${next && `&cursor=${next}`}`);
      names.push(...body.results.map((one: { member: { firstName: string } }) => one.member.firstName));
      next = body.next;
    }
    return names;
  };
  expect(await listed("")).toEqual(["Abe", "Ann", "Bob", "Cleo", "Zoe"]);
  for (const who of [zoe, abe, cleo]) await sign(who, id);
  expect(await listed("&signed=true")).toEqual(["Cleo", "Abe", "Zoe"]);
  expect(await listed("&signed=false")).toEqual(["Ann", "Bob"]);
});

test("lists and signatures go on where the page before ended", async () => {
  const { ann, bob, start, sign } = await setting();
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.unshift((await start()).id);
  const seen: string[] = [];
  for (let next: string | null = ""; next !== null; ) {
    const { body } = await ann.get(`${path}?pageSize=2${next ? `&cursor=${encodeURIComponent(next)}` : ""}`);
    seen.push(...body.results.map(({ id }: { id: string }) => id));
    expect(body.total).toBe(5);
    next = body.next;
  }
  expect(seen).toEqual(ids);
  const [id = ""] = ids;
  await sign(ann, id);
  await sign(bob, id);
  const { body: first } = await bob.get(`${path}/${id}/signatures?pageSize=1`);
  const { body: second } = await bob.get(
    `${path}/${id}/signatures?pageSize=1&cursor=${encodeURIComponent(first.next)}`,
  );
  expect([first.results[0].author.id, second.results[0].author.id, second.next]).toEqual([ann.id, bob.id, null]);
});

test("the calendar has a card on its day for those who sign it, and for its recipient once it is delivered", async () => {
  const { ann, bob, rosa, eve, start, sign, deliver } = await setting();
  const { id } = await start({ deliverOn: "2031-05-20" });
  await start({ deliverOn: "2031-06-20" });
  await sign(ann, id);
  const of = async (who: Person) =>
    (await who.get("/celebration/calendar/card?from=2031-05-01&to=2031-05-31")).body.results.map(
      (one: { id: string }) => one.id,
    );
  expect([await of(ann), await of(bob), await of(rosa), await of(eve)]).toEqual([[id], [id], [], []]);
  await deliver(id);
  expect(await of(rosa)).toEqual([id]);
});

test("what is off is not offered for new cards, and cards that have it keep it", async () => {
  const { w, ann, rosa, start } = await setting();
  const admin = await w.person("Ada", { role: "admin" });
  const { id, version } = await start();
  const { body: settings } = await admin.get("/card/settings");
  const { designs, occasions, deliverTime, automaticBirthday, automaticYears } = settings;
  const change = {
    designs: designs.filter((one: string) => one !== "table"),
    occasions: occasions.filter((one: string) => one !== "goodbye"),
    ...{ deliverTime, automaticBirthday, automaticYears, version: settings.version },
  };
  expect((await ann.patch("/card/settings", change)).status).toBe(403);
  expect((await admin.patch("/card/settings", change)).body).toMatchObject({ designs: change.designs, version: 1 });
  expect((await admin.patch("/card/settings", change)).body.error).toBe("VersionConflict");
  const refused = async (changes: object) => {
    const { body } = await ann.post(path, newCard("New", [rosa.id], changes));
    return body.details?.[0]?.path;
  };
  expect(await refused({})).toBe("design");
  expect(await refused({ design: "rings", occasion: "goodbye" })).toBe("occasion");
  expect((await ann.patch(`${path}/${id}`, { title: "Kept", design: "table", version })).status).toBe(200);
});

test("a refused recipient is named by their place in what was sent, also where somebody is named twice", async () => {
  const { ann, bob, rosa, eve, w, start } = await setting();
  await w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id = ${eve.id}`;
  const twice = [rosa.id, rosa.id, eve.id];
  const pathOf = ({ body }: TestAnswer) => body.details?.[0]?.path;
  expect(pathOf(await ann.post(path, newCard("Twice", twice)))).toBe("recipientIds.2");
  const { id, version } = await start();
  expect(pathOf(await ann.patch(`${path}/${id}`, { recipientIds: twice, version }))).toBe("recipientIds.2");
  const invited = { recipientIds: [rosa.id, rosa.id, bob.id], version };
  expect(pathOf(await ann.patch(`${path}/${id}`, invited))).toBe("recipientIds.2");
});

test("a card holds 2,000 signatures; whoever is on it may still change theirs", async () => {
  const { w, bob, cleo, start, sign } = await setting();
  const { id } = await start();
  const { id: signature } = await sign(bob, id);
  await w.sql`
    with people as (insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status)
      select ${w.tenantId}, gen_random_uuid(), 'One', 'Of many', 'one of many', 'joined' from generate_series(1, 1999) returning id)
    insert into card_signatures select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'member_id', p.id))).*
    from card_signatures s, people p where s.tenant_id = ${w.tenantId} and s.id = ${signature}`;
  const refused = await cleo.put(`${path}/${id}/signature`, newSignature("Room for me?"));
  expect(refused).toMatchObject({
    status: 400,
    body: { details: [{ path: "message", message: "This card is full" }] },
  });
  expect((await bob.put(`${path}/${id}/signature`, newSignature("Once more"))).status).toBe(200);
});
