import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { given, typeOf } from "../src/domains/award/test-sample.ts";
import { newCard, newSignature } from "../src/domains/card/test-sample.ts";
import { insertChannel } from "../src/domains/channel/verbs/write-channel.ts";
import { enqueuer } from "../src/jobs/enqueue.ts";
import { lobby } from "../src/testing/lobby.ts";
import { type Person, type World, world } from "../src/testing/world.ts";

const me = "/identity/tenantMembers/me";
async function decide(who: Person, decision: object) {
  const answer = await who.patch(me, decision);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject(decision);
}
const mention = (id: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "mention", attrs: { id, label: "x" } }] }],
});

async function screenOf(w: World) {
  const { id, token } = await w.tenant((ctx) => insertChannel(ctx, lobby));
  const read = async (path: string) => JSON.stringify((await w.anonymous.get(`${path}?token=${token}`)).body.results);
  return {
    recognitions: () => read(`/recognition/tv/${id}/recognitions`),
    joiners: () => read(`/identity/tv/${id}/joiners`),
    awards: () => read(`/award/tv/${id}/awards`),
    calendar: () => read(`/celebration/tv/${id}/calendar`),
  };
}

async function digestMail(w: World, reader: Person) {
  const days = (table: string) => `update ${table} set published_at = date_trunc('week', now()) - interval '2 days'`;
  for (const table of [
    "recognitions",
    "recognition_recipients",
    "awards",
    "award_recipients",
    "timeline_items",
    "timeline_item_teams",
  ])
    await w.server.sql(`${days(table)} where tenant_id = $1`, [w.tenantId]);
  await w.tenant(({ db }) => enqueuer(db)("notification.digest", { tenantId: w.tenantId }));
  await w.drain();
  const mails = w.server.mails().filter((mail) => mail.includes(`To: ${reader.name} <${reader.email}>`));
  const parsed = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
  const digest = parsed.find(({ headers }) => headers.some(({ key }) => key === "list-unsubscribe"));
  return digest?.text ?? "";
}
const digestOf = async (w: World, reader: Person) =>
  (await digestMail(w, reader)).match(/^\S+ Test recognized .*$/gm) ?? [];

const DAY = 86_400_000;
async function company() {
  const w = await world();
  const [ann, bob, shy] = await w.people("Ann", "Bob", "Shy");
  const boss = await w.person("Boss", { role: "manager" });
  await w.manages(boss, shy);
  const joined = new Date(Date.now() - 3 * 365.25 * DAY + 5 * DAY);
  await w.sql`update tenant_members set joined_at = ${joined} where tenant_id = ${w.tenantId} and id = ${shy.id}`;
  const read = async (who: Person, path: string) => {
    const { status, body } = await who.get(path);
    return status === 200 ? JSON.stringify(body) : String(status);
  };
  return { w, ann, bob, shy, boss, read };
}

test("recognition for who prefers it private is in none of a colleague's places, and counted in none", async () => {
  const { w, ann, bob, shy, boss, read } = await company();
  const { qualities } = await w.value("Care", ["Listens"]);
  await decide(shy, { prefersPrivate: true });
  const { head } = (await bob.get("/timeline/items")).body;
  const { id } = await w.send(ann, { to: [shy], message: "Between us", qualityIds: qualities.map((of) => of.id) });
  await w.drain();
  for (const place of [
    "/timeline/items",
    `/timeline/items?itemTypeIn=recognition`,
    "/recognition/recognitions",
    `/recognition/recognitions?recipientIdIn=${shy.id}`,
    `/recognition/recognitions?sentByOrToIdIn=${ann.id}`,
    `/recognition/recognitions?idIn=${id}`,
    `/recognition/recognitions/${id}`,
    `/recognition/recognitions/${id}/comments`,
    `/recognition/recognitions/${id}/reactions`,
    `/recognition/recognitions/${id}/recipients`,
    "/notification/messages",
    `/culture/stories?period=12&qualityId=${qualities[0]?.id}`,
  ])
    expect([place, await read(bob, place)]).toEqual([place, expect.not.stringMatching(/Between us|"total":1|Shy/)]);
  expect((await bob.get(`/timeline/items/newCount?after=${head}`)).body.count).toBe(0);
  expect((await bob.get(`/recognition/recognitions/count?recipientIdIn=${shy.id}`)).body).toEqual({ count: 0 });
  expect((await bob.get(`/recognition/summary?memberId=${shy.id}`)).body).toMatchObject({ received: 0, qualities: [] });
  expect((await bob.get("/recognition/weekly")).body).toMatchObject({ recognitions: 0 });
  expect((await bob.get("/recognition/goal")).body).toMatchObject({ count: 0 });
  expect(await (await screenOf(w)).recognitions()).toBe("[]");
  const [report] = (await boss.get("/recognition/managers/directReportRankings")).body.results;
  expect(report).toMatchObject({ lastReceived: null, qualities: [] });
  for (const one of [ann, shy, boss]) expect(await read(one, `/recognition/recognitions/${id}`)).toMatch("Between us");
});

test("the weekly digest and the culture page do not show it either", async () => {
  const { w, ann, bob, shy } = await company();
  const { qualities } = await w.value("Care", ["Listens"]);
  await w.team("Crew", [ann, bob, shy]);
  await decide(shy, { prefersPrivate: true });
  await w.send(ann, { to: [shy], message: "Between us", qualityIds: qualities.map((of) => of.id) });
  await w.drain();
  expect(JSON.stringify((await bob.get("/culture/overview?period=12")).body)).not.toMatch(/Listens|Shy/);
  expect(await digestOf(w, bob)).toEqual([]);
  const mails = w.server.mails().filter((mail) => mail.includes(bob.email));
  expect(mails.join("")).not.toMatch(/Between us|recognized Shy/);
});

test("a private award is in no colleague's feed, search, counts, digest, statement or mail, and on no screen", async () => {
  const { w, ann, bob, shy, read } = await company();
  const admin = await w.person("Ada", { role: "admin" });
  await w.team("Crew", [ann, bob, shy]);
  await decide(shy, { prefersPrivate: true });
  const type = (await admin.post("/award/awardTypes", { ...typeOf("Between us"), notify: true, pinForDays: 7 })).body;
  const { head } = (await bob.get("/timeline/items")).body;
  const send = (to: Person, words: string) =>
    ann.post("/award/awards", { awardTypeId: type.id, ...given(to, 0, words) });
  const { id } = (await send(shy, "Ornithopter")).body;
  await w.drain();
  for (const place of [
    "/timeline/items",
    "/timeline/items?itemTypeIn=award",
    "/timeline/items/pinned",
    "/award/awards",
    `/award/awards/${id}`,
    `/award/awards?idIn=${id}`,
    `/award/awards?recipientIdIn=${shy.id}`,
    "/awards/awardTypes/my",
    "/notification/messages",
    "/points/transactions",
    "/identity/tenantMembers?search=ornithopter",
    "/recognition/recipients?search=ornithopter",
  ])
    expect([place, await read(bob, place)]).toEqual([place, expect.not.stringMatching(/^40[0-3]$|Ornithopter/)]);
  expect((await bob.get(`/timeline/items/newCount?after=${head}`)).body.count).toBe(0);
  expect((await bob.get("/notification/messages/count?read=false")).body.count).toBe(0);
  expect(await (await screenOf(w)).awards()).toBe("[]");
  const toBob = () => w.server.mails().filter((mail) => mail.includes(`<${bob.email}>`));
  expect(toBob()).toEqual([]);
  // One that everybody may read is in the digest, and that one is not.
  await send(bob, "Seen by all");
  await w.drain();
  const digest = await digestMail(w, await w.person("Cleo"));
  expect(digest).toMatch(/Bob Test/);
  expect(digest).not.toMatch(/Ornithopter|Shy/);
  for (const one of [ann, shy]) expect(await read(one, `/award/awards/${id}`)).toMatch("Ornithopter");
});

test("a sealed card is in nothing that leads its recipient to it: no count, digest, day or screen", async () => {
  const { w, ann, bob, shy, read } = await company();
  await w.team("Crew", [ann, bob, shy]);
  const { head } = (await shy.get("/timeline/items")).body;
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const { id } = (await ann.post("/card/cards", newCard("Ornithopter", [shy.id], { sendTo }))).body;
  expect((await bob.put(`/card/cards/${id}/signature`, newSignature("Soon"))).status).toBe(200);
  await w.drain();
  const [today, inAMonth] = [0, 30].map((days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10));
  for (const place of [
    "/celebration/calendar",
    "/celebration/calendar/upcoming",
    `/celebration/calendar/card?from=${today}&to=${inAMonth}`,
    "/timeline/items",
    "/notification/messages",
    "/identity/tenantMembers?search=ornithopter",
    "/recognition/recipients?search=ornithopter",
    `/identity/tenantMembers/${shy.id}`,
  ])
    expect([place, await read(shy, place)]).toEqual([
      place,
      expect.not.stringMatching(new RegExp(`^40[0-3]$|Ornithopter|${id}`)),
    ]);
  expect((await shy.get(`/timeline/items/newCount?after=${head}`)).body.count).toBe(0);
  const screen = await screenOf(w);
  for (const shown of [await screen.calendar(), await screen.awards(), await screen.recognitions()])
    expect(shown).not.toMatch(new RegExp(`Ornithopter|${id}`));
  expect(await digestMail(w, shy)).not.toMatch("Ornithopter");
  const toShy = w.server.mails().filter((mail) => mail.includes(`<${shy.email}>`));
  expect(toShy.join("")).not.toMatch("Ornithopter");
});

describe.each([
  ["prefers private recognition", { prefersPrivate: true }],
  ["keeps their profile private", { publicStaffProfile: false }],
])("a member who %s and is in a team that is recognized", (_what, decision) => {
  async function recognizedTeam() {
    const at = await company();
    const { w, ann, bob, shy } = at;
    const crew = await w.team("Crew", [ann, bob, shy]);
    await decide(shy, decision);
    const { qualities } = await w.value("Care", ["Listens"]);
    const { id } = await w.send(ann, {
      to: [],
      teamIds: [crew.id],
      message: "All hands",
      qualityIds: [qualities[0]?.id ?? ""],
    });
    await w.drain();
    return { ...at, id };
  }

  test("is named to no colleague: in no list, search, profile, culture page, export or TV screen", async () => {
    const { w, ann, bob, shy, read, id } = await recognizedTeam();
    const cleo = await w.person("Cleo");
    for (const colleague of [bob, cleo])
      for (const place of [
        "/timeline/items",
        "/recognition/recognitions",
        `/recognition/recognitions/${id}`,
        `/recognition/recognitions/${id}/recipients`,
        `/recognition/recognitions/${id}/comments`,
        `/recognition/recognitions?recipientIdIn=${shy.id}`,
        "/culture/overview?period=12",
        "/culture/stories?period=12",
      ])
        expect([place, await read(colleague, place)]).toEqual([place, expect.not.stringMatching(/Shy/)]);
    for (const filter of ["recipientIdIn", "sentByOrToIdIn"]) {
      const found = async (who: Person) =>
        (await who.get(`/recognition/recognitions/count?${filter}=${shy.id}`)).body.count;
      expect([filter, await found(bob), await found(cleo)]).toEqual([filter, 0, 0]);
      expect([filter, await found(shy), await found(ann)]).toEqual([filter, 1, 1]);
      expect((await cleo.get(`/recognition/recognitions/count?${filter}=${bob.id}`)).body.count).toBe(1);
    }
    const summary = await cleo.get(`/recognition/summary?memberId=${shy.id}`);
    if (summary.status === 200) expect(summary.body).toMatchObject({ received: 0, qualities: [] });
    else expect(summary.status).toBe(403);
    expect((await cleo.get("/identity/tenantMembers/export")).status).toBe(403);
    const shown = await (await screenOf(w)).recognitions();
    expect(shown).toMatch(/"name":"Crew"/);
    expect(shown).not.toMatch("Shy");
  });

  test("is counted among the recipients, and listed to themselves, the sender and their manager alone", async () => {
    const { w, ann, bob, shy, boss, id } = await recognizedTeam();
    const admin = await w.person("Ada", { role: "admin" });
    const listed = async (who: Person) => {
      const { body } = await who.get(`/recognition/recognitions/${id}/recipients`);
      return [body.results.map((one: { firstName: string }) => one.firstName), body.total, body.withheld];
    };
    for (const one of [bob, admin]) expect(await listed(one)).toEqual([["Bob"], 1, 1]);
    for (const one of [ann, shy, boss]) expect(await listed(one)).toEqual([["Bob", "Shy"], 2, 0]);
    const flag = await bob.put(`/recognition/recognitions/${id}/flags`, { reason: "Look at it" });
    expect([flag.status, await listed(admin)]).toEqual([204, [["Bob", "Shy"], 2, 0]]);
  });

  test("is in no digest, which names the team, and in no notification or mail to another", async () => {
    const { w, ann, bob, id } = await recognizedTeam();
    for (const reader of [ann, bob])
      expect(JSON.stringify((await reader.get("/notification/messages")).body.results)).not.toMatch("Shy");
    await bob.put(`/recognition/recognitions/${id}/reactions`, { type: "heart" });
    await w.drain();
    expect(await digestOf(w, bob)).toEqual(["Ann Test recognized Crew"]);
    const toBob = w.server.mails().filter((mail) => mail.includes(`<${bob.email}>`));
    for (const mail of toBob)
      expect((await PostalMime.parse(mail)).text?.replace(/Whom to thank next.*/s, "")).not.toMatch("Shy");
  });

  test("is not named by the limits of points that a colleague would add", async () => {
    const { w, id } = await recognizedTeam();
    const cleo = await w.person("Cleo");
    await w.allocate(1);
    const refused = await cleo.post(`/recognition/recognitions/${id}/endorsements`, { amount: 5 });
    expect(JSON.stringify(refused.body)).toMatch(/"affectedUserCount":2.*"Bob Test"/);
    expect(JSON.stringify(refused.body)).not.toMatch("Shy");
  });
});

test("a member who stays off TV is on no TV screen, and nothing changes elsewhere", async () => {
  const { w, ann, bob, shy, read } = await company();
  await w.sql`update tenant_members set joined_at = now() where tenant_id = ${w.tenantId} and id = ${shy.id}`;
  await w.send(ann, { to: [shy, bob], message: "to Shy" });
  await w.send(shy, { to: [ann], message: "from Shy" });
  await w.send(ann, { to: [bob], message: mention(shy.id) });
  const { recognitions, joiners } = await screenOf(w);
  expect(await recognitions()).toMatch(/to Shy.*|from Shy/);
  expect(await joiners()).toMatch("Shy");
  await decide(shy, { hideFromTv: true });
  expect(await recognitions()).toBe("[]");
  expect(await joiners()).not.toMatch("Shy");
  expect(await read(bob, "/timeline/items")).toMatch(/from Shy.*to Shy/);
});

test("a hidden anniversary is on no list of reports and no profile but the member's own", async () => {
  const { shy, boss, bob } = await company();
  const since = async (who: Person) => (await who.get(`/identity/tenantMembers/${shy.id}`)).body.joinedAt;
  const [before] = (await boss.get("/recognition/managers/directReportRankings")).body.results;
  expect(before.anniversary).toMatchObject({ years: 3 });
  expect(await since(bob)).not.toBeNull();
  await decide(shy, { hideAnniversary: true, hideBirthday: true });
  for (const colleague of [bob, boss]) expect(await since(colleague)).toBeNull();
  const [after] = (await boss.get("/recognition/managers/directReportRankings")).body.results;
  expect(after.anniversary).toBeNull();
  expect(await since(shy)).not.toBeNull();
});

test("a hidden birthday or anniversary is in no colleague's calendar, nor in their feed", async () => {
  const { w, shy, boss, bob, read } = await company();
  await w.sql`update tenant_members set birthday = '02-29' where tenant_id = ${w.tenantId} and id = ${shy.id}`;
  const list = "/celebration/calendar/upcoming?from=2030-02-01&to=2030-03-31";
  const places = [list, "/celebration/calendar/upcoming", "/celebration/calendar?month=2030-02", "/timeline/items"];
  expect(await read(bob, list)).toMatch(/"type":"birthday".*Shy/);
  await decide(shy, { hideAnniversary: true, hideBirthday: true });
  for (const place of places)
    for (const colleague of [bob, boss])
      expect([place, await read(colleague, place)]).toEqual([place, expect.not.stringMatching(/Shy/)]);
  expect((await bob.get(`/celebration/memberPreferences/${shy.id}`)).status).toBe(403);
});

test("what a private profile keeps to itself is read nowhere by colleagues", async () => {
  const { w, shy, bob, boss, read } = await company();
  await w.sql`update tenant_members set department = 'Night shift', country = 'PT', email = 'shy@secret.test'
    where tenant_id = ${w.tenantId} and id = ${shy.id}`;
  await w.team("Lighthouse", [shy]);
  await decide(shy, { publicStaffProfile: false });
  for (const place of [
    `/identity/tenantMembers/${shy.id}`,
    "/identity/tenantMembers?search=shy",
    "/recognition/recipients?search=shy",
    `/recognition/summary?memberId=${shy.id}`,
    "/timeline/items",
  ])
    for (const colleague of [bob, boss])
      expect([place, await read(colleague, place)]).toEqual([
        place,
        expect.not.stringMatching(/Night shift|"PT"|secret|Lighthouse|Boss/),
      ]);
  expect((await bob.get("/identity/tenantMembers/export")).status).toBe(403);
  const [report] = (await boss.get("/recognition/managers/directReportRankings")).body.results;
  expect(report.anniversary).toBeNull();
});

test("only those who manage people change a job title, and every privacy choice is recorded", async () => {
  const { w, shy } = await company();
  const admin = await w.person("Ada", { role: "admin" });
  const { version, jobTitle } = (await shy.get(me)).body;
  expect((await shy.patch(me, { jobTitle: "Captain", version })).status).toBe(403);
  expect((await shy.patch(me, { jobTitle, lastName: "Same title", version })).status).toBe(200);
  await decide(admin, { jobTitle: "Captain" });
  await decide(shy, { hideFromTv: true });
  const log = await w.sql`select after from audit_events where tenant_id = ${w.tenantId} order by created_at, id`;
  expect(log.map(({ after }) => after)).toEqual([
    { lastName: "Same title" },
    { jobTitle: "Captain" },
    { hideFromTv: true },
  ]);
});
