import { beforeEach, expect, test } from "vitest";
import { newId } from "../../db/id.ts";
import { ownTicks } from "../../jobs/own-ticks.ts";
import { runTick } from "../../jobs/tick.ts";
import { type Person, type World, world } from "../../testing/world.ts";

const path = "/recognition/recognitions";
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
let w: World;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  w = await world();
  [ann, bob] = await w.people("Ann", "Bob");
});

const to = (...people: { id: string }[]) => people.map(({ id }) => ({ id, type: "tenantMember" }));
const body = (more: object = {}) => ({ message: "Thank you", amount: 0, sendTo: to(bob), qualityIds: [], ...more });
async function draft(author: Person, more: object = {}) {
  const answer = await author.post(path, { status: "draft", ...more });
  expect([answer.status, answer.body.msg]).toEqual([200, undefined]);
  return answer.body;
}
const send = (more: object = {}) => ({ status: "published", tenantWide: true, ...body(more) });
const idsOf = (answer: { body: { results: { id: string }[] } }) => answer.body.results.map(({ id }) => id);
const rows = async () => (await w.sql`select id from recognition_drafts where tenant_id = ${w.tenantId}`).length;

test("a draft may be incomplete, and is stored as it was sent", async () => {
  const empty = await draft(ann);
  expect(empty).toMatchObject({ status: "draft", messageText: "", sendTo: [], amount: 0, qualities: [], version: 1 });
  expect(empty.__permissions__).toEqual(["view", "edit", "schedule", "delete"]);
  const team = await w.team("Crew", [ann, bob]);
  const value = await w.value("Trust", ["Candour"]);
  const qualityIds = value.qualities.map(({ id }) => id);
  const mention = { type: "mention", attrs: { id: bob.id, label: "whoever" } };
  const message = { type: "doc", content: [{ type: "paragraph", content: [mention] }] };
  const written = { status: "draft", message, qualityIds, amount: 25, tenantWide: false };
  const sendTo = [...to(bob), { id: team.id, type: "team", name: "Crew" }];
  const saved = await ann.patch(`${path}/${empty.id}`, { ...written, sendTo });
  expect(saved.body).toMatchObject({
    id: empty.id,
    messageText: "@Bob Test",
    amount: 25,
    tenantWide: false,
    version: 2,
  });
  expect(saved.body.sendTo.map((one: { displayData: { name: string } }) => one.displayData.name)).toEqual([
    "Bob Test",
    "Crew",
  ]);
  expect(saved.body.qualities).toMatchObject([{ name: "Candour" }]);
  expect((await ann.get(`${path}/${empty.id}`)).body).toEqual(saved.body);
  const long = await ann.patch(`${path}/${empty.id}`, { status: "draft", message: "x".repeat(3001) });
  expect(long.body.details).toMatchObject([{ path: "message", message: "Your message is too long" }]);
});

test("an author keeps 100 drafts, which can be changed, and no more", async () => {
  const { id } = await draft(ann);
  await w.sql`
    insert into recognition_drafts (tenant_id, id, sender_id, message, amount, send_to, quality_ids, tenant_wide, ignore_exceptions, updated_at)
    select d.tenant_id, gen_random_uuid(), d.sender_id, d.message, 0, d.send_to, d.quality_ids, true, false, now()
    from recognition_drafts d, generate_series(1, 99) where d.tenant_id = ${w.tenantId}`;
  const refused = await ann.post(path, { status: "draft" });
  expect([refused.status, refused.body.key]).toEqual([409, "tooManyDrafts"]);
  expect((await ann.patch(`${path}/${id}`, { status: "draft", message: "Later" })).status).toBe(200);
  await draft(bob);
  await ann.delete(`${path}/${id}`);
  await draft(ann);
});

test("only its author sees a draft, in everything that shows recognitions", async () => {
  const admin = await w.person("Admin", { role: "admin" });
  await w.manages(admin, bob);
  const elsewhere = await (await world()).person("Elsewhere", { role: "admin" });
  const { id } = await draft(ann, { ...body({ message: "A secret plan" }), scheduledAt: tomorrow() });
  const mine = await ann.get(`${path}?statusIn=draft&senderIdIn=${ann.id}`);
  expect([idsOf(mine), mine.body.total]).toEqual([[id], 1]);
  expect((await ann.get(`${path}/count?statusIn=draft`)).body).toEqual({ count: 1 });

  for (const reader of [bob, admin, elsewhere]) {
    expect((await reader.get(`${path}/${id}`)).status).toBe(404);
    for (const filter of ["", `senderIdIn=${ann.id}`, `sentByIdIn=${ann.id}`, `recipientIdIn=${bob.id}`, `idIn=${id}`])
      for (const statusIn of ["draft", "published", "draft,published"]) {
        const list = await reader.get(`${path}?statusIn=${statusIn}&${filter}`);
        expect([reader.name, filter, statusIn, list.body.results, list.body.total]).toEqual([
          reader.name,
          filter,
          statusIn,
          [],
          0,
        ]);
        expect((await reader.get(`${path}/count?statusIn=${statusIn}&${filter}`)).body.count).toBe(0);
      }
    expect((await reader.patch(`${path}/${id}`, { status: "draft" })).status).toBe(404);
    expect((await reader.patch(`${path}/${id}`, send())).status).toBe(404);
    expect((await reader.delete(`${path}/${id}`)).status).toBe(404);
  }
  // No comments or reactions; no sum, feed, audit event or mail contains it, not even for its author.
  for (const reader of [ann, bob, admin]) {
    for (const part of ["comments", "reactions", "endorsements", "recipients"])
      expect([part, (await reader.get(`${path}/${id}/${part}`)).status]).toEqual([part, 404]);
    expect((await reader.put(`${path}/${id}/reactions`, { type: "heart" })).status).toBe(404);
    expect((await reader.post(`${path}/${id}/comments`, { body: "Hello" })).status).toBe(404);
    expect((await reader.put(`${path}/${id}/flags`, { reason: "No" })).status).toBe(404);
    expect((await reader.post(`${path}/${id}/endorsements`, { amount: 1 })).status).toBe(404);
    expect(idsOf(await reader.get(path))).toEqual([]);
  }
  await w.drain();
  const places = [
    ...["/timeline/items?pageSize=100", "/timeline/items/pinned", "/notification/messages"],
    ...["/recognition/goal", "/recognition/weekly", "/recognition/peers", `/recognition/summary?memberId=${ann.id}`],
    ...[`/recognition/summary?memberId=${bob.id}`, `${path}?embed=comments`, "/recognition/recipients"],
  ];
  for (const reader of [ann, bob, admin])
    for (const place of places) {
      const { status, body: shown } = await reader.get(place);
      expect([
        place,
        status,
        JSON.stringify(shown).includes(id),
        JSON.stringify(shown).includes("secret plan"),
      ]).toEqual([place, 200, false, false]);
    }
  expect((await admin.get("/recognition/goal")).body.count).toBe(0);
  expect((await bob.get(`/recognition/summary?memberId=${bob.id}`)).body.received).toBe(0);
  const log = await admin.get("/audit/events?pageSize=100");
  expect(JSON.stringify(log.body)).not.toContain(id);
  expect(w.server.mails().join()).not.toContain("secret plan");
});

test("drafts and what is published are one list where both are asked for, newest first, page by page", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    ids.unshift((await w.send(ann, { to: [bob] })).id);
    ids.unshift((await draft(ann, body())).id);
  }
  const all = await ann.get(`${path}?statusIn=draft,published&sorting=-createdAt`);
  expect([idsOf(all), all.body.total, all.body.next]).toEqual([ids, 6, null]);
  const pages = [];
  for (const page of [1, 2])
    pages.push(...idsOf(await ann.get(`${path}?statusIn=draft&statusIn=published&page=${page}&pageSize=4`)));
  expect(pages).toEqual(ids);
  expect((await ann.get(`${path}/count?statusIn=draft,published`)).body).toEqual({ count: 6 });
  expect((await ann.get(`${path}/count`)).body).toEqual({ count: 3 });
  expect((await bob.get(`${path}/count?recipientIdIn=${bob.id}`)).body).toEqual({ count: 3 });
  expect((await ann.get(`${path}?statusIn=draft&recipientIdIn=${bob.id}`)).body.total).toBe(3);
  expect((await ann.get(`${path}?statusIn=draft&recipientIdIn=${ann.id}`)).body.total).toBe(0);
  expect((await ann.get(`${path}?statusIn=draft&senderIdIn=${bob.id}`)).body.total).toBe(0);
});

test("a draft is sent by an update: complete, once, with the same id", async () => {
  const { id } = await draft(ann);
  for (const [lacking, at] of [
    [{ sendTo: [] }, "sendTo"],
    [{ message: "  " }, "message"],
  ] as const)
    expect((await ann.patch(`${path}/${id}`, send(lacking))).body.details).toMatchObject([{ path: at }]);
  expect(await rows()).toBe(1);
  const sent = await ann.patch(`${path}/${id}`, send());
  expect(sent.body).toMatchObject({ id, status: "published", scheduledAt: null, editedAt: null });
  expect(await rows()).toBe(0);
  // A second press of the button.
  expect((await ann.patch(`${path}/${id}`, send())).body).toMatchObject({ id, editedAt: null, version: 1 });
  await w.drain();
  expect((await bob.get("/notification/messages")).body.total).toBe(1);
  expect(idsOf(await bob.get(path))).toEqual([id]);
  expect((await ann.patch(`${path}/${id}`, { status: "draft" })).status).toBe(409);
});

test("a draft that was changed elsewhere is not overwritten by a request with an older version", async () => {
  const { id, version } = await draft(ann, { message: "First" });
  expect((await ann.patch(`${path}/${id}`, { status: "draft", message: "Second", version })).status).toBe(200);
  const late = await ann.patch(`${path}/${id}`, { status: "draft", message: "Third", version });
  expect([late.status, late.body.error]).toEqual([409, "VersionConflict"]);
  expect((await ann.patch(`${path}/${id}`, { ...send(), version })).status).toBe(409);
  expect((await ann.get(`${path}/${id}`)).body.messageText).toBe("Second");
});

test("a deleted draft cannot be read any more", async () => {
  const { id } = await draft(ann, { ...body(), scheduledAt: tomorrow() });
  expect((await ann.delete(`${path}/${id}`)).status).toBe(204);
  expect(await rows()).toBe(0);
  expect(await w.sql`select id from schedules where tenant_id = ${w.tenantId} and id = ${id}`).toEqual([]);
  expect((await ann.delete(`${path}/${id}`)).status).toBe(404);
});

test("a scheduled draft must be complete, and its time in the future", async () => {
  const at = async (scheduledAt: unknown, more: object = {}) => {
    const { status, body: answer } = await ann.post(path, { status: "draft", ...body(more), scheduledAt });
    return status === 200
      ? answer.scheduledAt
      : answer.details.map((d: { path: string; message: string }) => [d.path, d.message]);
  };
  expect(await at(null)).toBeNull();
  expect(await at("2999-01-01T09:00:00+02:00")).toBe("2999-01-01T07:00:00.000Z");
  expect(await at("tomorrow")).toEqual([["scheduledAt", "Invalid date string"]]);
  expect(await at("2001-01-01T09:00:00Z")).toEqual([["scheduledAt", "Start date must be in the future"]]);
  expect(await at(tomorrow(), { sendTo: [], message: "" })).toEqual([
    ["sendTo", "Select a recipient"],
    ["message", "Provide a recognition message"],
  ]);
  const now = await ann.post(path, send({ scheduledAt: tomorrow() }));
  expect(now.body.details).toMatchObject([{ path: "scheduledAt" }]);
  await w.sql`update tenants set features = '{points}' where id = ${w.tenantId}`;
  const { id } = await draft(ann, body());
  expect((await ann.get(`${path}/${id}`)).body.__permissions__).not.toContain("schedule");
  expect((await ann.patch(`${path}/${id}`, { status: "draft", ...body(), scheduledAt: tomorrow() })).status).toBe(403);
});

async function tick(name: string) {
  const { database, log } = { database: w.server.database, log: { error: () => undefined } as never };
  for (const one of ownTicks) if (one.name === name) await runTick(database, one, log);
}

/** Runs as if every schedule of this tenant were due. */
async function due(meanwhile?: () => Promise<unknown>) {
  await w.sql`update schedules set next_run_at = now() - interval '1 second' where tenant_id = ${w.tenantId} and job = 'recognition.publish-scheduled'`;
  await tick("schedules.due");
  await meanwhile?.();
  await w.drain();
}

test("a scheduled draft is published once when it is due", async () => {
  const refinementId = newId();
  await w.sql`insert into refinements (tenant_id, id, member_id, session_id) values (${w.tenantId}, ${refinementId}, ${ann.id}, 's')`;
  const { id } = await draft(ann, { ...body({ message: "On time" }), scheduledAt: tomorrow(), refinementId });
  await due();
  expect((await ann.get(`${path}/${id}`)).body).toMatchObject({ status: "published", refinementId });
  expect((await bob.get(`${path}/${id}`)).body).toMatchObject({
    id,
    status: "published",
    scheduledAt: null,
    messageText: "On time",
  });
  expect(await rows()).toBe(0);
  expect((await bob.get("/notification/messages")).body.results).toMatchObject([
    { resourcePath: `/recognitions/${id}` },
  ]);
  expect((await bob.get("/timeline/items")).body.results).toMatchObject([{ entity: { id } }]);
  await w.again();
  expect(idsOf(await bob.get(path))).toEqual([id]);
  expect((await bob.get("/notification/messages")).body.total).toBe(1);
});

test("only the latest schedule counts", async () => {
  const { id } = await draft(ann, { ...body(), scheduledAt: tomorrow() });
  const later = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const [before] = await w.sql`select data from schedules where tenant_id = ${w.tenantId} and id = ${id}`;
  expect((await ann.patch(`${path}/${id}`, { status: "draft", ...body(), scheduledAt: later })).body.scheduledAt).toBe(
    later,
  );
  const [after] = await w.sql`select data from schedules where tenant_id = ${w.tenantId} and id = ${id}`;
  // The job of the first instant, taken by a worker just before it was changed.
  await w.sql`update schedules set data = ${JSON.stringify(before?.data)}::jsonb where tenant_id = ${w.tenantId} and id = ${id}`;
  await due();
  expect(await rows()).toBe(1);
  await w.sql`insert into schedules (tenant_id, id, job, data, next_run_at)
    values (${w.tenantId}, ${id}, 'recognition.publish-scheduled', ${JSON.stringify(after?.data)}::jsonb, now())`;
  expect((await ann.patch(`${path}/${id}`, { status: "draft", ...body() })).body.scheduledAt).toBeNull();
  await due();
  expect([await rows(), idsOf(await bob.get(path))]).toEqual([1, []]);
});

test.each([
  [
    "somebody who has left",
    "somebody it was for",
    async () => w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id = ${bob.id}`,
    {},
  ],
  ["points that are not there", "points", async () => undefined, { amount: 50 }],
  [
    "points that were turned off",
    "points",
    async () => w.sql`update tenants set features = '{schedule-recognition}' where id = ${w.tenantId}`,
    { amount: 5 },
  ],
  ["qualities that have become needed", "qualities", async () => w.value("Trust", ["Candour"]), {}],
])(
  "what cannot be published for %s stays a draft, and its author gets the reason and a link",
  async (_name, why, spoil, more) => {
    const { id } = await draft(ann, { ...body(more), scheduledAt: tomorrow() });
    await spoil();
    await due();
    expect((await ann.get(`${path}/${id}`)).body).toMatchObject({ status: "draft", scheduledAt: null, version: 2 });
    const { results } = (await ann.get("/notification/messages")).body;
    expect(results).toMatchObject([{ resourcePath: `/recognition/send/in-progress/${id}/edit`, fromMember: null }]);
    expect(results[0].message).toContain(why);
    expect(results[0].message).toContain("was not sent");
    expect(await w.sql`select id from points_transactions where tenant_id = ${w.tenantId}`).toEqual([]);
    await ann.delete(`${path}/${id}`);
    await w.drain();
    expect((await ann.get("/notification/messages")).body.total).toBe(0);
  },
);

test("a draft whose job fails for good is a draft again, and its author gets a link to it, once", async () => {
  const { id } = await draft(ann, { ...body(), scheduledAt: tomorrow() });
  await w.sql`update recognition_drafts set message = '{"type":"broken"}' where tenant_id = ${w.tenantId} and id = ${id}`;
  await due(() => w.sql`update pgboss.job set retry_limit = 0 where data ->> 'draftId' = ${id}`);
  await w.sql`update recognition_drafts set message = '{"type":"doc","content":[]}' where tenant_id = ${w.tenantId} and id = ${id}`;
  expect((await ann.get(`${path}/${id}`)).body.scheduledAt).not.toBeNull();
  for (let n = 0; n < 2; n += 1) {
    await Promise.all([tick("jobs.failed"), tick("jobs.failed")]);
    await w.drain();
  }
  expect((await ann.get(`${path}/${id}`)).body).toMatchObject({ status: "draft", scheduledAt: null, version: 2 });
  const { results } = (await ann.get("/notification/messages")).body;
  expect(results).toMatchObject([{ resourcePath: `/recognition/send/in-progress/${id}/edit` }]);
  expect(results[0].message).toMatch(/was not sent: something went wrong on our side/);
  expect(await w.sql`select 1 as one from pgboss.job where name = 'dead' and data ->> 'draftId' = ${id}`).toHaveLength(
    1,
  );
});

test("nothing is sent in the name of a member who was suspended meanwhile; once back, they learn why and find the draft", async () => {
  const { id } = await draft(ann, { ...body(), scheduledAt: tomorrow() });
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${ann.id}`;
  await due();
  expect([await rows(), idsOf(await bob.get(path))]).toEqual([1, []]);
  await w.sql`update tenant_members set suspended_at = null where tenant_id = ${w.tenantId} and id = ${ann.id}`;
  expect((await ann.get(`${path}/${id}`)).body).toMatchObject({ status: "draft", scheduledAt: null });
  expect((await ann.get("/notification/messages")).body.results).toMatchObject([
    {
      resourcePath: `/recognition/send/in-progress/${id}/edit`,
      message: expect.stringContaining("was not sent: your access was suspended"),
    },
  ]);
});

test("the recipients of a team's recognition are listed by name, page by page", async () => {
  const [zoe, cem] = await w.people("Zoe", "Cem");
  const team = await w.team("Crew", [ann, bob, zoe, cem]);
  const { id } = await w.send(ann, { to: [], teamIds: [team.id] });
  const names = async (query: string) => {
    const { body: page } = await bob.get(`${path}/${id}/recipients?${query}`);
    return [page.results.map((one: { firstName: string }) => one.firstName), page.next, page.total];
  };
  expect(await names("")).toEqual([["Bob", "Cem", "Zoe"], null, 3]);
  expect(await names("pageSize=2")).toEqual([["Bob", "Cem"], 2, 3]);
  expect(await names("pageSize=2&page=2")).toEqual([["Zoe"], null, 3]);
  const secret = await w.send(ann, { to: [bob], tenantWide: false });
  expect((await zoe.get(`${path}/${secret.id}/recipients`)).status).toBe(404);
});

test("a draft counts those who would receive it now: once each, not its author, nobody who has left", async () => {
  const [zoe, gone] = await w.people("Zoe", "Gone");
  const team = await w.team("Crew", [ann, bob, zoe, gone]);
  const empty = await w.team("Nobody", []);
  const sendTo = [
    { id: bob.id, type: "tenantMember" },
    { id: team.id, type: "team" },
    { id: empty.id, type: "team" },
  ];
  const { body: saved } = await ann.post(path, { status: "draft", message: "Not yet", sendTo });
  const { body: none } = await ann.post(path, { status: "draft", message: "For nobody yet" });
  const counts = async () => {
    const { results } = (await ann.get(`${path}?statusIn=draft&idIn=${saved.id},${none.id}`)).body;
    return results.map((one: { recipientCount: number }) => one.recipientCount).toSorted();
  };
  expect([saved.recipientCount, none.recipientCount, await counts()]).toEqual([3, 0, [0, 3]]);
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${gone.id}`;
  expect(await counts()).toEqual([0, 2]);
  expect((await ann.post(`${path}/recipientCount`, { sendTo })).body).toEqual({ recipientCount: 2 });
});
