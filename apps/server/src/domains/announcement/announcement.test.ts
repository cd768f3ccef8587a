import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { ownTicks } from "../../jobs/own-ticks.ts";
import { runTick } from "../../jobs/tick.ts";
import type { TestAnswer } from "../../testing/index.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { newAnnouncement } from "./test-sample.ts";

const path = "/announcement/announcements";
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const mailsTo = (w: World, person: Person) => w.server.mails().filter((mail) => mail.includes(`<${person.email}>`));
const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };

async function setting() {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const [bob, eve] = await w.people("Bob", "Eve");
  const team = await w.team("Lisbon", [bob]);
  const forTeam = { ...everyone, everyone: false, teamIds: [team.id] };
  const write = async (changes: object = {}) => {
    const answer = await admin.post(path, newAnnouncement("We move", changes));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await w.drain();
    return answer.body;
  };
  const change = async (id: string, body: object) => {
    const { version } = (await admin.get(`${path}/${id}`)).body;
    return admin.patch(`${path}/${id}`, { ...body, version });
  };
  /** Lets what is due at an instant happen. */
  const tick = async () => {
    for (const one of ownTicks)
      if (one.name === "schedules.due") await runTick(w.server.database, one, { error: () => undefined } as never);
    await w.drain();
  };
  const feedOf = async (who: Person) =>
    (await who.get("/timeline/items?itemTypeIn=announcement")).body.results.map(
      ({ entity }: { entity: { id: string } }) => entity.id,
    );
  const messagesOf = async (who: Person) =>
    (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
  return { w, admin, bob, eve, team, forTeam, write, change, tick, feedOf, messagesOf };
}

test("an announcement for everybody is in the feed, in the bell and on its page", async () => {
  const { bob, admin, write, feedOf, messagesOf } = await setting();
  const { id } = await write();
  expect(await feedOf(bob)).toEqual([id]);
  expect(await messagesOf(bob)).toEqual(["Ada Test announced: We move"]);
  expect(await messagesOf(admin)).toEqual([]);
  expect((await bob.get(`${path}/${id}`)).body).toMatchObject({
    title: "We move",
    summary: "We move for everybody",
    status: "active",
    readAt: null,
    readRate: null,
    plan: null,
    __permissions__: ["view", "participate", "react", "comment"],
  });
});

test("who is not in the audience sees nothing of it, wherever they look", async () => {
  const { w, admin, bob, eve, forTeam, write, feedOf, messagesOf } = await setting();
  const { id } = await write({ audience: forTeam, pinForDays: 7, mail: true });
  const { body: comment } = await bob.post(`${path}/${id}/comments`, { body: "At last" });
  await admin.put(`/announcement/comments/${comment.id}/reactions`, { type: "clap" });
  await w.drain();
  expect(await feedOf(bob)).toEqual([id]);
  expect((await bob.get("/timeline/items/pinned")).body.results).toHaveLength(1);

  // The feed, its pins and its counts.
  expect(await feedOf(eve)).toEqual([]);
  expect((await eve.get("/timeline/items")).body.results).toEqual([]);
  expect((await eve.get("/timeline/items/pinned")).body.results).toEqual([]);
  const { head } = (await eve.get("/timeline/items")).body;
  expect((await eve.get(`/timeline/items/newCount?after=${head}`)).body).toEqual({ count: 0 });
  // The page, and what is done on it.
  for (const answer of [
    await eve.get(`${path}/${id}`),
    await eve.put(`${path}/${id}/participation`, {}),
    await eve.get(`${path}/${id}/comments`),
    await eve.post(`${path}/${id}/comments`, { body: "Me too" }),
    await eve.get(`${path}/${id}/reactions`),
    await eve.put(`${path}/${id}/reactions`, { type: "clap" }),
    await eve.get(`/announcement/comments/${comment.id}/reactions`),
    await eve.put(`/announcement/comments/${comment.id}/reactions`, { type: "clap" }),
  ])
    expect(answer.status).toBe(404);
  expect((await eve.get(path)).status).toBe(403);
  expect((await eve.get(`${path}/${id}/readers`)).status).toBe(403);
  // Notifications and mails.
  expect(await messagesOf(eve)).toEqual([]);
  expect([mailsTo(w, bob).length, mailsTo(w, eve)]).toEqual([1, []]);
});

test("a mention in a comment notifies nobody outside of the audience", async () => {
  const { w, bob, eve, forTeam, write, messagesOf } = await setting();
  const { id } = await write({ audience: forTeam });
  const mention = { type: "mention", attrs: { id: eve.id, label: "Eve" } };
  await bob.post(`${path}/${id}/comments`, {
    body: { type: "doc", content: [{ type: "paragraph", content: [mention] }] },
  });
  await w.drain();
  expect(await messagesOf(eve)).toEqual([]);
});

test("people, roles and teams are an audience as they are when it is published", async () => {
  const { w, bob, eve, team, write, feedOf } = await setting();
  const named = await write({ audience: { ...everyone, everyone: false, memberIds: [eve.id] } });
  const leaders = await write({ audience: { ...everyone, everyone: false, roles: ["manager"] } });
  const inTeam = await write({ audience: { ...everyone, everyone: false, teamIds: [team.id] } });
  const late = await w.person("Late");
  await w.sql`insert into team_members (tenant_id, team_id, member_id) values (${w.tenantId}, ${team.id}, ${late.id})`;
  expect(await feedOf(eve)).toEqual([named.id]);
  expect(await feedOf(bob)).toEqual([inTeam.id]);
  expect(await feedOf(late)).toEqual([]);
  expect((await late.get(`${path}/${inTeam.id}`)).status).toBe(404);
  expect((await late.get(`${path}/${leaders.id}`)).status).toBe(404);
});

const states = ["draft", "scheduled", "active", "archived"] as const;
type State = (typeof states)[number];
/** What each call makes of each state; a number is the refusal. */
const calls: Record<string, Record<State, State | number>> = {
  "save as draft": { draft: "draft", scheduled: "draft", active: 409, archived: 409 },
  schedule: { draft: "scheduled", scheduled: "scheduled", active: 409, archived: 409 },
  publish: { draft: "active", scheduled: "active", active: "active", archived: 409 },
  archive: { draft: 409, scheduled: 409, active: "archived", archived: 409 },
  edit: { draft: "draft", scheduled: "scheduled", active: "active", archived: 409 },
  delete: { draft: 204, scheduled: 409, active: 409, archived: 409 },
  clone: { draft: "draft", scheduled: "draft", active: "draft", archived: "draft" },
  participate: { draft: 409, scheduled: 409, active: "active", archived: 409 },
  remind: { draft: 409, scheduled: 409, active: 200, archived: 409 },
  comment: { draft: 409, scheduled: 409, active: 200, archived: 409 },
  react: { draft: 409, scheduled: 409, active: 204, archived: 409 },
};
test.each(Object.entries(calls))("%s, in every state", async (call, expected) => {
  const { admin, write, change } = await setting();
  const publishAt = inHours(2);
  for (const state of states) {
    const { id } = await write(
      state === "scheduled" ? { status: state, publishAt } : { status: state === "archived" ? "active" : state },
    );
    if (state === "archived") await change(id, { status: state });
    const deeds: Record<string, () => Promise<TestAnswer>> = {
      "save as draft": () => change(id, { status: "draft" }),
      schedule: () => change(id, { status: "scheduled", publishAt: inHours(3) }),
      publish: () => change(id, { status: "active" }),
      archive: () => change(id, { status: "archived" }),
      edit: () => change(id, { title: "We really move" }),
      delete: () => admin.delete(`${path}/${id}`),
      clone: () => admin.post(`${path}/${id}/clone`),
      participate: () => admin.put(`${path}/${id}/participation`, { confirmed: true }),
      remind: () => admin.post(`${path}/${id}/reminders`),
      comment: () => admin.post(`${path}/${id}/comments`, { body: "Good" }),
      react: () => admin.put(`${path}/${id}/reactions`, { type: "clap" }),
    };
    const done = await deeds[call]?.();
    const { [state]: want } = expected;
    const seen = typeof want === "string" ? done?.body.status : done?.status;
    expect([state, seen, done?.body?.msg]).toEqual([state, want, done?.body?.msg]);
  }
});

test("a scheduled one is published when it is due, and archived at its end", async () => {
  const { w, bob, write, tick, feedOf } = await setting();
  const { id } = await write({ status: "scheduled", publishAt: inHours(1), archiveAt: inHours(2), pinForDays: 3 });
  await tick();
  expect(await feedOf(bob)).toEqual([]);
  expect((await bob.get(`${path}/${id}`)).status).toBe(404);
  const due = () =>
    w.sql`update schedules set next_run_at = now() - interval '1 second' where tenant_id = ${w.tenantId} and id = ${id}`;
  await due();
  await tick();
  expect(await feedOf(bob)).toEqual([id]);
  expect((await bob.get("/timeline/items/pinned")).body.results).toHaveLength(1);
  await due();
  await tick();
  expect(await feedOf(bob)).toEqual([]);
  // Whoever has the link from a mail still reads it, and adds nothing.
  expect((await bob.get(`${path}/${id}`)).body).toMatchObject({ status: "archived", __permissions__: ["view"] });
  const { status } = await bob.put(`${path}/${id}/participation`, {});
  expect(status).toBe(409);
});

test("one that was put off or made a draft again is not published by the job of before", async () => {
  const { w, bob, write, change, feedOf } = await setting();
  const publishAt = inHours(1);
  const { id } = await write({ status: "scheduled", publishAt });
  const job = () => w.sql`insert into pgboss.job (name, data) values ('announcement.due',
    ${JSON.stringify({ tenantId: w.tenantId, announcementId: id, at: publishAt })}::jsonb)`;
  await change(id, { publishAt: inHours(5) });
  await job();
  await w.drain();
  expect(await feedOf(bob)).toEqual([]);
  await change(id, { status: "draft" });
  await job();
  await w.drain();
  expect(await feedOf(bob)).toEqual([]);
  expect(await w.sql`select 1 from schedules where tenant_id = ${w.tenantId} and id = ${id}`).toEqual([]);
});

test("one whose job fails for good is a draft again, and its author is notified", async () => {
  const { w, admin, write, messagesOf } = await setting();
  const publishAt = inHours(1);
  const { id } = await write({ status: "scheduled", publishAt });
  await w.sql`insert into pgboss.job (name, data) values ('announcement.due.failed',
    ${JSON.stringify({ tenantId: w.tenantId, announcementId: id, at: publishAt })}::jsonb)`;
  await w.drain();
  expect((await admin.get(`${path}/${id}`)).body.status).toBe("draft");
  expect(await messagesOf(admin)).toEqual(["“We move” could not be published and is a draft again"]);
  const log = await w.sql`select action, actor_id, after from audit_events
    where tenant_id = ${w.tenantId} and entity_id = ${id} order by position desc limit 1`;
  expect(log).toEqual([{ action: "announcement.unschedule", actor_id: null, after: { status: "draft" } }]);
});

test.each([
  ["a time that is over", { status: "scheduled", publishAt: inHours(-1) }, "publishAt"],
  ["no time", { status: "scheduled" }, "publishAt"],
  ["an end before its beginning", { status: "scheduled", publishAt: inHours(3), archiveAt: inHours(2) }, "archiveAt"],
  ["an end that is over", { archiveAt: inHours(-1) }, "archiveAt"],
  ["no text", { body: { type: "doc", content: [{ type: "paragraph" }] } }, "body"],
  [
    "blanks alone",
    { body: { type: "doc", content: [{ type: "heading", content: [{ type: "text", text: " \u200b" }] }] } },
    "body",
  ],
  ["nobody", { audience: { ...everyone, everyone: false } }, "audience"],
  [
    "a team of another company",
    { audience: { ...everyone, everyone: false, teamIds: ["0190a000-0000-7000-8000-000000000001"] } },
    "audience.teamIds.0",
  ],
])("it is refused with %s, at its field", async (_, changes, field) => {
  const { admin } = await setting();
  const { status, body } = await admin.post(path, newAnnouncement("We move", changes));
  expect([status, body.details?.map((one: { path: string }) => one.path)]).toEqual([400, [field]]);
});

test("an active one may be edited and says so; whom it is for stays", async () => {
  const { bob, forTeam, write, change, feedOf } = await setting();
  const { id } = await write({ pinForDays: 1 });
  expect((await bob.get(`${path}/${id}`)).body.editedAt).toBeNull();
  expect((await change(id, { title: "We move on Friday", pinForDays: null })).status).toBe(200);
  const { body } = await bob.get(`${path}/${id}`);
  expect(body).toMatchObject({ title: "We move on Friday", editedAt: expect.any(String), pinnedUntil: null });
  expect((await bob.get("/timeline/items/pinned")).body.results).toEqual([]);
  for (const happened of [{ audience: forTeam }, { mail: true }, { publishAt: inHours(3) }])
    expect((await change(id, happened)).status).toBe(409);
  expect(await feedOf(bob)).toEqual([id]);
});

test("it says until when it is pinned, whoever pinned it", async () => {
  const { admin, bob, write } = await setting();
  const { id } = await write({ pinForDays: 1 });
  const pinned = async () => (await bob.get(`${path}/${id}`)).body.pinnedUntil;
  expect(Date.parse(await pinned())).toBeGreaterThan(Date.now());
  const [item] = (await bob.get("/timeline/items/pinned")).body.results;
  await admin.delete(`/timeline/items/${item.id}/pin`);
  expect(await pinned()).toBeNull();
  await admin.put(`/timeline/items/${item.id}/pin`, { days: 7 });
  expect(Date.parse(await pinned())).toBeGreaterThan(Date.now() + 6 * 24 * HOUR_MS);
});

test("who saves over a version they have not seen is told so", async () => {
  const { admin, write } = await setting();
  const { id, version } = await write({ status: "draft" });
  expect((await admin.patch(`${path}/${id}`, { title: "One", version })).body).toMatchObject({ version: version + 1 });
  expect((await admin.patch(`${path}/${id}`, { title: "Two", version })).body.error).toBe("VersionConflict");
});

test("reading counts once, and confirming where it is asked for", async () => {
  const { w, admin, bob, eve, write } = await setting();
  const asked = await write();
  const { body: read } = await bob.put(`${path}/${asked.id}/participation`, {});
  expect(read).toMatchObject({ readAt: expect.any(String), confirmedAt: null });
  const { body: confirmed } = await bob.put(`${path}/${asked.id}/participation`, { confirmed: true });
  expect(confirmed).toMatchObject({ readAt: read.readAt, confirmedAt: expect.any(String) });
  await eve.put(`${path}/${asked.id}/participation`, {});
  const again = await bob.put(`${path}/${asked.id}/participation`, { confirmed: true });
  expect(again.body.confirmedAt).toBe(confirmed.confirmedAt);
  expect((await admin.get(`${path}/${asked.id}/readRate`)).body).toMatchObject({ audience: 3, read: 2, confirmed: 1 });
  const { steps } = (await admin.get(`${path}/${asked.id}/readRate`)).body;
  expect([steps[0].read, steps.at(-1).read]).toEqual([0, 2]);
  const names = async (query: string) =>
    (await admin.get(`${path}/${asked.id}/readers?${query}`)).body.results.map(({ name }: Person) => name);
  expect(await names("read=false")).toEqual(["Ada Test"]);
  expect(await names("confirmed=false")).toEqual(["Ada Test", "Eve Test"]);
  expect(await names("read=true")).toEqual(["Bob Test", "Eve Test"]);
  await w.sql`update tenant_members set email = null where tenant_id = ${w.tenantId} and id = ${eve.id}`;
  expect((await admin.get(`${path}/${asked.id}/readers`)).body.results).toEqual([
    expect.objectContaining({ name: "Ada Test", hasEmail: true }),
    expect.objectContaining({ name: "Bob Test", hasEmail: true }),
    expect.objectContaining({ name: "Eve Test", hasEmail: false }),
  ]);

  const plain = await write({ confirm: false });
  const { body } = await bob.put(`${path}/${plain.id}/participation`, { confirmed: true });
  expect(body).toMatchObject({ readAt: expect.any(String), confirmedAt: null });
});

test("members see how many have read it only where five may", async () => {
  const { w, admin, bob, write } = await setting();
  const { id } = await write();
  const rate = async (who: Person) => (await who.get(`${path}/${id}`)).body.readRate;
  expect(await rate(bob)).toBeNull();
  expect(await rate(admin)).toEqual({ audience: 3, read: 0, confirmed: 0 });
  await w.people("Cem", "Dee");
  expect(await rate(bob)).toEqual({ audience: 5, read: 0, confirmed: 0 });
});

test("a copy is a draft of one's own, with neither times nor files nor readers", async () => {
  const { admin, bob, forTeam, write } = await setting();
  const { id } = await write({ audience: forTeam, archiveAt: inHours(2), pinForDays: 3 });
  await bob.put(`${path}/${id}/participation`, { confirmed: true });
  const { body: copy } = await admin.post(`${path}/${id}/clone`);
  expect(copy).toMatchObject({
    title: "We move",
    status: "draft",
    attachments: [],
    publishedAt: null,
    plan: { publishAt: null, archiveAt: null, pinForDays: 3, audience: { everyone: false } },
  });
  expect((await bob.get(`${path}/${copy.id}`)).status).toBe(404);
});

test("the list is that of those who manage announcements, by state", async () => {
  const { admin, write } = await setting();
  await write({ status: "draft" });
  const { id } = await write();
  const { body } = await admin.get(`${path}?statusIn=active`);
  expect(body).toMatchObject({ total: 1, results: [{ id, readRate: { audience: 3, read: 0 } }] });
  expect((await admin.get(path)).body.total).toBe(2);
});

test("the log keeps who wrote, scheduled, published and archived it, and that a job did", async () => {
  const { w, admin, write, change, tick } = await setting();
  const { id } = await write({ status: "draft" });
  await change(id, { status: "scheduled", publishAt: inHours(1) });
  await w.sql`update schedules set next_run_at = now() - interval '1 second' where tenant_id = ${w.tenantId} and id = ${id}`;
  await tick();
  await change(id, { status: "archived" });
  const { body: log } = await admin.get(`/audit/events?entityIdIn=${id}`);
  expect(
    log.results.map((event: { action: string; actor: Person | null }) => [event.action, event.actor?.name]),
  ).toEqual([
    ["announcement.archive", "Ada Test"],
    ["announcement.publish", undefined],
    ["announcement.schedule", "Ada Test"],
    ["announcement.create", "Ada Test"],
  ]);
});

test("the mail is shown in each language, with what is not saved yet", async () => {
  const { admin, bob, write } = await setting();
  const { id } = await write({ status: "draft" });
  const { title, body: words } = newAnnouncement("We move");
  const ask = (given: object) => admin.post(`${path}/emailPreview`, { title, body: words, confirm: true, ...given });
  const preview = async (given: object) => (await ask({ id, ...given })).body;
  expect(await preview({ language: "en" })).toMatchObject({
    ...{ subject: "We move", by: "Ada Test announces", files: "", action: "I have read this" },
  });
  expect((await preview({ language: "en", confirm: false })).action).not.toBe("I have read this");
  // Also before the first time that it is saved.
  expect((await ask({ language: "en" })).body.html).toContain("We move for everybody");
  expect((await ask({ language: "en", id: admin.id })).status).toBe(404);
  expect((await bob.post(`${path}/emailPreview`, { title, body: words, confirm: true, language: "en" })).status).toBe(
    403,
  );
  expect((await preview({ language: "fr" })).html).toContain('lang="fr"');
  expect((await preview({ language: "ar" })).html).toContain('dir="rtl"');
  const body = {
    type: "doc",
    content: [
      { type: "heading", content: [{ type: "text", text: "<script>alert(1)</script>" }] },
      {
        type: "paragraph",
        content: [
          {
            type: "text",
            text: "Read on",
            marks: [{ type: "link", attrs: { href: 'https://example.com/?"onclick="x' } }],
          },
        ],
      },
    ],
  };
  const { html } = await preview({ language: "en", title: "Other", body });
  expect(html).toContain("&lt;script&gt;");
  expect(html).not.toContain('"onclick');
  expect(html).toContain("Other");
});

test("a test of the mail goes to the caller alone, in the language shown, with what is not saved yet", async () => {
  const { w, admin, bob, eve, write } = await setting();
  const { id } = await write({ status: "draft", mail: true });
  const test = (who: Person, body: object) => who.post(`${path}/${id}/emailTest`, body);
  expect((await test(admin, { language: "fr", title: "Nous partons" })).body).toEqual({ address: admin.email });
  expect((await test(admin, { language: "ar" })).status).toBe(200);
  await w.drain();
  const mails = await Promise.all(mailsTo(w, admin).map((mail) => PostalMime.parse(mail)));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(["Nous partons", "We move"]);
  expect(mails.map(({ html = "" }) => /<html[^>]* lang="(..)"/.exec(html)?.[1]).toSorted()).toEqual(["ar", "fr"]);
  expect([mailsTo(w, bob), mailsTo(w, eve)]).toEqual([[], []]);
  expect((await test(bob, { language: "en" })).status).toBe(403);
  expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ title: "We move", version: 1 });
});

test("before it is published it is told whom it is for: by language, and who has no address", async () => {
  const { w, admin, bob, eve, forTeam } = await setting();
  await w.sql`update tenants set languages = array['en', 'fr', 'ar'] where id = ${w.tenantId}`;
  await w.sql`update tenant_members set locale = 'fr' where tenant_id = ${w.tenantId} and id = ${bob.id}`;
  await w.sql`update tenant_members set email = null, locale = 'ar' where tenant_id = ${w.tenantId} and id = ${eve.id}`;
  const audience = async (of: object) => (await admin.post(`${path}/audience`, { audience: of })).body;
  expect(await audience(everyone)).toEqual({
    ...{ people: 3, withoutEmail: 1 },
    languages: ["ar", "en", "fr"].map((language) => ({ language, people: 1 })),
  });
  expect(await audience(forTeam)).toEqual({
    ...{ people: 1, withoutEmail: 0 },
    languages: [{ language: "fr", people: 1 }],
  });
  expect((await admin.post(`${path}/audience`, { audience: { ...forTeam, teamIds: [eve.id] } })).status).toBe(400);
  expect((await bob.post(`${path}/audience`, { audience: everyone })).status).toBe(403);
});

test("it is mailed as well where that was chosen, whole, and to nobody who wants no such mails", async () => {
  const { w, bob, eve, write } = await setting();
  await bob.patch("/notification/channelPreferences", { kinds: [{ kind: "announcement.published", mail: false }] });
  await write();
  expect([mailsTo(w, bob), mailsTo(w, eve)]).toEqual([[], []]);
  const { id } = await write({ mail: true });
  await w.again();
  expect(mailsTo(w, bob)).toEqual([]);
  const mails = await Promise.all(mailsTo(w, eve).map((mail) => PostalMime.parse(mail)));
  expect(mails).toMatchObject([{ subject: "We move" }]);
  expect(mails[0]?.text).toContain("We move for everybody");
  expect(mails[0]?.html).toContain(`/announcements/${id}`);
});

test("the weekly mail names what was announced to its reader, and nothing else", async () => {
  const { w, bob, eve, forTeam, write, change } = await setting();
  await write({ title: "For everybody" });
  await write({ title: "For Lisbon", audience: forTeam });
  const over = await write({ title: "Over" });
  await change(over.id, { status: "archived" });
  await w.sql`update announcements set published_at = date_trunc('week', now()) - interval '2 days'
    where tenant_id = ${w.tenantId}`;
  await w.tenant(({ db }) => enqueuer(db)("notification.digest", { tenantId: w.tenantId }));
  await w.drain();
  const digest = async (who: Person) => (await PostalMime.parse(mailsTo(w, who)[0] ?? "")).text ?? "";
  expect(await digest(bob)).toMatch(/Announced this week\s+For (everybody|Lisbon)\s+\S+\s+For (everybody|Lisbon)/);
  expect(await digest(eve)).toMatch(/For everybody/);
  expect(await digest(eve)).not.toMatch(/Lisbon|Over/);
});

test("a copy of one's data has what one announced and was to read", async () => {
  const { w, bob, write } = await setting();
  const { id } = await write();
  await bob.put(`${path}/${id}/participation`, { confirmed: true });
  const { announcementPersonalData } = await import("./personal-data.ts");
  const own = await w.tenant(({ db }) => announcementPersonalData({ db, memberId: bob.id }));
  expect(own).toMatchObject({
    "announcements-written": [],
    "announcements-received": [{ id, title: "We move", readAt: expect.any(Date), confirmedAt: expect.any(Date) }],
  });
});

const inFrench = { title: "Nous déménageons", body: newAnnouncement("Vendredi").body };
const speaks = (w: World, who: Person, locale: string) =>
  w.sql`update tenant_members set locale = ${locale} where tenant_id = ${w.tenantId} and id = ${who.id}`;

test("each reader gets it in their language, and in its own where it has none in theirs", async () => {
  const { w, admin, bob, eve, write, messagesOf } = await setting();
  await w.sql`update tenants set languages = array['en', 'fr', 'ar'] where id = ${w.tenantId}`;
  await speaks(w, bob, "fr");
  await speaks(w, eve, "ar");
  const { id } = await write({ mail: true, translations: { fr: inFrench, en: inFrench } });
  const seen = async (who: Person) => (await who.get(`${path}/${id}`)).body;
  expect(await seen(bob)).toMatchObject({
    ...{ language: "fr", title: "Nous déménageons", summary: "Vendredi for everybody", plan: null },
  });
  expect(await seen(eve)).toMatchObject({ language: "en", title: "We move" });
  expect(await seen(admin)).toMatchObject({
    title: "We move",
    plan: { main: { language: "en", title: "We move" }, translations: { fr: inFrench } },
  });
  expect(Object.keys((await seen(admin)).plan.translations)).toEqual(["fr"]);
  const { results } = (await bob.get("/timeline/items")).body;
  expect(results[0].entity).toMatchObject({ language: "fr", title: "Nous déménageons" });
  expect(await messagesOf(bob)).toEqual([expect.stringContaining("Nous déménageons")]);
  expect(await messagesOf(eve)).toEqual([expect.stringContaining("We move")]);
  const mail = async (who: Person) => PostalMime.parse(mailsTo(w, who)[0] ?? "");
  expect(await mail(bob)).toMatchObject({ subject: "Nous déménageons", html: expect.stringContaining('lang="fr"') });
  expect((await mail(eve)).subject).toBe("We move");
  expect((await admin.post(`${path}/${id}/clone`)).body.plan.translations).toEqual({ fr: inFrench });
});

test("the weekly mail and the copy of one's data have an announcement in every language it has", async () => {
  const { w, admin, bob, write } = await setting();
  await w.sql`update tenants set languages = array['en', 'fr'] where id = ${w.tenantId}`;
  await speaks(w, bob, "fr");
  await write({ translations: { fr: inFrench } });
  await w.sql`update announcements set published_at = date_trunc('week', now()) - interval '2 days'
    where tenant_id = ${w.tenantId}`;
  await w.tenant(({ db }) => enqueuer(db)("notification.digest", { tenantId: w.tenantId }));
  await w.drain();
  expect((await PostalMime.parse(mailsTo(w, bob)[0] ?? "")).text).toContain("Nous déménageons");
  const { announcementPersonalData } = await import("./personal-data.ts");
  const own = await w.tenant(({ db }) => announcementPersonalData({ db, memberId: admin.id }));
  expect(own["announcements-written"]).toMatchObject([
    { title: "We move", translations: [{ language: "fr", title: "Nous déménageons", body: "Vendredi for everybody" }] },
  ]);
});

test("a translation without a text is kept in a draft, and refused at its field when it is published", async () => {
  const { write, change } = await setting();
  const translations = { fr: { title: "Nous déménageons", body: { type: "doc", content: [{ type: "paragraph" }] } } };
  const { id } = await write({ status: "draft", translations });
  const { status, body } = await change(id, { status: "active" });
  expect([status, body.details?.[0]?.path]).toEqual([400, "translations.fr.body"]);
  expect((await change(id, { status: "active", translations: {} })).body.status).toBe("active");
  const { body: edited } = await change(id, { translations: { fr: inFrench } });
  expect(edited.editedAt).toEqual(expect.any(String));
});

test("those who have not read it are reminded by bell and mail, once a day, and nobody else", async () => {
  const { w, admin, bob, eve, forTeam, team, write, messagesOf } = await setting();
  const cem = await w.person("Cem");
  await w.sql`insert into team_members (tenant_id, team_id, member_id) values (${w.tenantId}, ${team.id}, ${cem.id})`;
  await w.sql`update tenants set languages = array['en', 'fr'] where id = ${w.tenantId}`;
  await speaks(w, cem, "fr");
  const { id } = await write({ audience: forTeam, confirm: false, translations: { fr: inFrench } });
  await bob.put(`${path}/${id}/participation`, {});
  const remind = () => admin.post(`${path}/${id}/reminders`);
  expect((await admin.get(`${path}/${id}/readRate`)).body).toMatchObject({
    waiting: 1,
    reminders: [],
    remindFrom: null,
  });
  expect(await remind()).toMatchObject({ status: 200, body: { people: 1 } });
  await w.again();
  const again = await remind();
  expect([again.status, again.body.msg]).toEqual([409, "Who has not read it was reminded less than a day ago"]);
  const { body: rate } = await admin.get(`${path}/${id}/readRate`);
  expect(rate.reminders).toEqual([{ at: expect.any(String), people: 1 }]);
  expect(Date.parse(rate.remindFrom) - Date.parse(rate.reminders[0].at)).toBe(24 * HOUR_MS);
  expect(await messagesOf(cem)).toEqual([
    "Ada Test vous rappelle de lire\u202f: Nous déménageons",
    expect.stringContaining("Nous déménageons"),
  ]);
  const mails = await Promise.all(mailsTo(w, cem).map((mail) => PostalMime.parse(mail)));
  expect(mails).toMatchObject([{ subject: "Rappel\u202f: Nous déménageons" }]);
  expect(mails[0]?.text).toContain("Ada Test vous demande de lire ceci");
  expect([await messagesOf(eve), mailsTo(w, eve), mailsTo(w, bob)]).toEqual([[], [], []]);
  expect(await messagesOf(bob)).toHaveLength(1);
  const { body: log } = await admin.get(`/audit/events?entityIdIn=${id}`);
  expect(log.results[0]).toMatchObject({ action: "announcement.remind", actor: { id: admin.id } });

  await w.sql`update announcements set reminders = jsonb_build_array(jsonb_build_object('people', 1, 'at',
    to_char((now() - interval '25 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) where tenant_id = ${w.tenantId} and id = ${id}`;
  expect((await remind()).status).toBe(200);
  await cem.put(`${path}/${id}/participation`, {});
  // Whoever has read it in the meantime is not reminded by the job any more.
  await w.drain();
  expect(await messagesOf(cem)).toHaveLength(2);
});

test("where it is to be confirmed, whoever has read it is reminded too; with nobody left there is nobody to remind", async () => {
  const { w, admin, bob, eve, write, change, messagesOf } = await setting();
  const { id } = await write();
  await bob.put(`${path}/${id}/participation`, {});
  await eve.put(`${path}/${id}/participation`, { confirmed: true });
  expect((await admin.post(`${path}/${id}/reminders`)).body).toEqual({ people: 1 });
  await w.drain();
  expect((await messagesOf(bob))[0]).toBe("Ada Test reminds you to read: We move");
  expect(await messagesOf(eve)).toHaveLength(1);
  const other = await write({ audience: { ...everyone, everyone: false, memberIds: [eve.id] } });
  await eve.put(`${path}/${other.id}/participation`, { confirmed: true });
  expect((await admin.post(`${path}/${other.id}/reminders`)).status).toBe(409);
  await change(id, { status: "archived" });
  expect((await admin.post(`${path}/${id}/reminders`)).status).toBe(409);
});

test("read rates are told by team and language, and who has not read it is exported, which is recorded", async () => {
  const { w, admin, bob, eve, team, write } = await setting();
  await w.team("Berlin", [bob, eve]);
  await w.sql`update tenant_members set department = '=1+1' where tenant_id = ${w.tenantId} and id = ${eve.id}`;
  const { id } = await write();
  await bob.put(`${path}/${id}/participation`, { confirmed: true });
  const { teams, languages } = (await admin.get(`${path}/${id}/readRate`)).body;
  expect(languages).toEqual([{ language: "en", audience: 3, read: 1, confirmed: 1 }]);
  expect(teams).toEqual([
    { id: expect.any(String), name: "Berlin", audience: 2, read: 1, confirmed: 1 },
    { id: team.id, name: "Lisbon", audience: 1, read: 1, confirmed: 1 },
  ]);
  const file = async (query: string) => String((await admin.get(`${path}/${id}/readers/export?${query}`)).body);
  const lines = (await file("read=false")).trim().split("\r\n");
  expect(lines.slice(1).toSorted()).toEqual([
    expect.stringMatching(/^"Ada Test",".+",,,$/),
    expect.stringMatching(/^"Eve Test",".+","'=1\+1",,$/),
  ]);
  expect(await file("confirmed=true")).toMatch(/"Bob Test",".+",,\d{4}-\d\d-\d\d \d\d:\d\d,\d{4}/);
  expect((await bob.get(`${path}/${id}/readers/export`)).status).toBe(403);
  const { body: log } = await admin.get(`/audit/events?entityIdIn=${id}`);
  expect(log.results[0]).toMatchObject({ action: "announcement.export", actor: { id: admin.id } });
});

test.each([
  ["an hour that does not exist in spring", "Europe/Berlin", "2027-03-28T01:00:00Z"],
  ["the first of an hour that comes twice", "Europe/Berlin", "2027-10-31T00:30:00Z"],
  ["the second of it", "Europe/Berlin", "2027-10-31T01:30:00Z"],
  ["a midnight that comes twice", "America/Havana", "2027-11-07T05:00:00Z"],
  ["half an hour of summer", "Australia/Lord_Howe", "2027-04-03T15:00:00Z"],
  ["the first minute of 29 February on Kiritimati", "Pacific/Kiritimati", "2028-02-28T10:00:00Z"],
  ["the last hours of 29 February on Baker Island", "Etc/GMT+12", "2028-03-01T11:00:00Z"],
  ["the last hour of a year on Kiritimati", "Pacific/Kiritimati", "2026-12-31T09:00:00Z"],
  ["the first minute of a year on Baker Island", "Etc/GMT+12", "2027-01-01T12:00:00Z"],
])(
  "it is published and archived once, at its instant, over clock changes and at the ends of the earth: %s",
  async (_, zone, publishAt) => {
    const { w, admin, bob, write, tick, feedOf, messagesOf } = await setting();
    await w.sql`update tenants set timezone = ${zone} where id = ${w.tenantId}`;
    const from = Date.parse(publishAt);
    const archiveAt = new Date(from + 2 * HOUR_MS).toISOString();
    const { id } = await write({ status: "scheduled", publishAt, archiveAt });
    const states: string[] = [];
    try {
      for (let at = from - 90 * 60_000; at <= from + 4 * HOUR_MS; at += 30 * 60_000) {
        w.server.setClock(new Date(at));
        await tick();
        const [row] = await w.sql`select status from announcements where tenant_id = ${w.tenantId} and id = ${id}`;
        states.push(`${(at - from) / 60_000} ${row?.status}`);
      }
    } finally {
      w.server.setClock(undefined);
    }
    const steps = [-90, -60, -30, 0, 30, 60, 90, 120, 150, 180, 210, 240];
    const state = (minutes: number) => (minutes < 0 ? "scheduled" : minutes < 120 ? "active" : "archived");
    expect(states).toEqual(steps.map((minutes) => `${minutes} ${state(minutes)}`));
    expect([await feedOf(bob), await messagesOf(bob)]).toEqual([[], ["Ada Test announced: We move"]]);
    const { body: log } = await admin.get(`/audit/events?entityIdIn=${id}`);
    expect(log.results.map(({ action }: { action: string }) => action)).toEqual([
      "announcement.archive",
      "announcement.publish",
      "announcement.create",
    ]);
  },
);

test("when people read is counted by the hour of their own day, once five have", async () => {
  const { w, admin, bob, eve, write } = await setting();
  const { id } = await write();
  const others = await w.people("Cem", "Dan", "Fay");
  await w.sql`update tenant_members set timezone = 'Asia/Tokyo' where tenant_id = ${w.tenantId} and id = ${bob.id}`;
  await w.sql`update tenant_members set timezone = 'UTC' where tenant_id = ${w.tenantId} and id <> ${bob.id}`;
  const hours = async () => (await admin.get("/announcement/openings")).body.hours;
  for (const who of [bob, eve, ...others.slice(0, 2)]) await who.put(`${path}/${id}/participation`, {});
  expect(await hours()).toBeNull();
  await others[2].put(`${path}/${id}/participation`, {});
  await w.sql`update announcement_readers set read_at = date_trunc('day', now(), 'UTC') - interval '17 hours'
    where tenant_id = ${w.tenantId}`;
  expect(await hours()).toEqual(Array.from({ length: 24 }, (_, hour) => (hour === 7 ? 4 : hour === 16 ? 1 : 0)));
  await w.sql`update announcement_readers set read_at = read_at - interval '91 days'
    where tenant_id = ${w.tenantId} and member_id = ${bob.id}`;
  expect(await hours()).toBeNull();
  expect((await bob.get("/announcement/openings")).status).toBe(403);
});
