import { beforeEach, expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { recognitionTo } from "../../testing/recognition-to.ts";
import { type Person, type World, world } from "../../testing/world.ts";

const path = "/recognition/recognitions";
let w: World;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  w = await world();
  [ann, bob] = await w.people("Ann", "Bob");
});
const body = (more: object = {}) => recognitionTo(bob, more);

test("its sender changes its message and qualities; it is marked as edited, and nothing else changes", async () => {
  const { id } = await w.send(ann, { to: [bob], message: "Thnak you" });
  const value = await w.value("Trust", ["Candour", "Calm"]);
  const [candour = "", calm = ""] = value.qualities.map((quality) => quality.id);
  await w.drain();
  const points = () => w.sql`select count(*)::int as n from points_transactions where tenant_id = ${w.tenantId}`;
  const [before] = await points();
  const edited = await ann.patch(`${path}/${id}`, body({ qualityIds: [calm, candour], version: 1 }));
  expect(edited.body).toMatchObject({ id, messageText: "Thank you", version: 2, amount: 0, recipientCount: 1 });
  expect(edited.body.qualities.map((quality: { name: string }) => quality.name)).toEqual(["Calm", "Candour"]);
  const seen = (await bob.get(`${path}/${id}`)).body;
  expect(seen).toMatchObject({
    messageText: "Thank you",
    editedAt: edited.body.updatedAt,
    createdAt: edited.body.createdAt,
  });
  expect((await bob.get("/timeline/items")).body.results).toMatchObject([{ entity: { id, messageText: "Thank you" } }]);
  expect(await points()).toEqual([before]);
  await w.drain();
  expect((await bob.get("/notification/messages")).body.total).toBe(1);
  const admin = await w.person("Admin", { role: "admin" });
  const { results } = (await admin.get("/audit/events")).body;
  const event = results.find((one: { action: string }) => one.action === "recognition.update");
  expect(event).toMatchObject({ entityId: id, after: { message: true, qualities: true } });
  expect(JSON.stringify(event)).not.toContain("Thank you");
});

test("recipients, points and visibility stay as they were", async () => {
  const cem = await w.person("Cem");
  const { id } = await w.send(ann, { to: [bob] });
  for (const [more, at] of [
    [{ amount: 5 }, "amount"],
    [{ tenantWide: false }, "tenantWide"],
    [{ sendTo: [bob, cem].map((one) => ({ id: one.id, type: "tenantMember" })) }, "sendTo"],
    [{ sendTo: [{ id: cem.id, type: "tenantMember" }] }, "sendTo"],
  ] as const) {
    const { status, body: answer } = await ann.patch(`${path}/${id}`, body({ message: "Other", ...more }));
    expect([at, status, answer.details?.[0].path]).toEqual([at, 400, at]);
  }
  expect((await ann.patch(`${path}/${id}`, body({ message: " " }))).body.details).toMatchObject([{ path: "message" }]);
  expect((await bob.get(`${path}/${id}`)).body).toMatchObject({ messageText: "Thanks", editedAt: null, version: 1 });
});

test("only its sender changes it, and nobody a deleted one", async () => {
  const admin = await w.person("Admin", { role: "admin" });
  const { id } = await w.send(ann, { to: [bob] });
  const secret = await w.send(ann, { to: [bob], tenantWide: false });
  for (const other of [bob, admin]) expect((await other.patch(`${path}/${id}`, body())).status).toBe(403);
  expect((await admin.patch(`${path}/${secret.id}`, body())).status).toBe(404);
  await ann.delete(`${path}/${id}`);
  expect((await ann.patch(`${path}/${id}`, body())).status).toBe(404);
});

test("two edits of the same version: the second gets a conflict", async () => {
  const { id } = await w.send(ann, { to: [bob] });
  const answers = await Promise.all(
    ["One", "Two"].map((message) => ann.patch(`${path}/${id}`, body({ message, version: 1 }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

const message = (person: Person, words: string, ...more: Person[]) => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [
        ...[person, ...more].map(({ id }) => ({ type: "mention", attrs: { id, label: "" } })),
        { type: "text", text: words },
      ],
    },
  ],
});

test("those whom an edit mentions for the first time are notified, once", async () => {
  const [cem, dia, eve] = await w.people("Cem", "Dia", "Eve");
  const told = async (one: Person) => {
    await w.drain();
    return (await one.get("/notification/messages")).body.results.map((each: { message: string }) => each.message);
  };
  const edit = async (id: string, ...[first, words, ...more]: Parameters<typeof message>) =>
    expect((await ann.patch(`${path}/${id}`, body({ message: message(first, words, ...more) }))).status).toBe(200);
  const { id } = await w.send(ann, { to: [bob], message: message(cem, " helped") });
  expect(await told(cem)).toHaveLength(1);
  await edit(id, cem, " helped a lot", dia, eve, bob);
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${eve.id}`;
  expect(await told(dia)).toEqual([expect.stringContaining("mentioned you")]);
  expect([await told(cem), await told(bob)].map((each) => each.length)).toEqual([1, 1]);
  await w.sql`update tenant_members set suspended_at = null where tenant_id = ${w.tenantId} and id = ${eve.id}`;
  expect(await told(eve)).toEqual([]);
  await edit(id, dia, " and more");
  await edit(id, dia, " and more again", cem);
  await w.again();
  expect([await told(cem), await told(dia)].map((each) => each.length)).toEqual([1, 1]);
  const secret = await w.send(ann, { to: [bob], tenantWide: false });
  await ann.patch(`${path}/${secret.id}`, body({ message: message(dia, " helped"), tenantWide: false }));
  expect(await told(dia)).toHaveLength(1);
});

test("those whom an edited comment mentions for the first time are notified, once", async () => {
  const [cem, dia] = await w.people("Cem", "Dia");
  const { id } = await w.send(ann, { to: [bob] });
  const { body: comment } = await bob.post(`${path}/${id}/comments`, { body: message(cem, " too") });
  const edit = async (...given: Parameters<typeof message>) =>
    expect((await bob.patch(`/recognition/comments/${comment.id}`, { body: message(...given) })).status).toBe(200);
  const count = async (one: Person) => {
    await w.drain();
    return (await one.get("/notification/messages")).body.total;
  };
  expect([await count(cem), await count(dia), await count(ann)]).toEqual([1, 0, 1]);
  await edit(cem, " helped", dia);
  await edit(dia, " helped");
  await edit(dia, " helped", cem);
  expect([await count(cem), await count(dia), await count(ann)]).toEqual([1, 1, 1]);
});

test.each([
  ["sent", async () => (await w.send(ann, { to: [bob] })).id, "published"],
  [
    "edited",
    async () => {
      const { id } = await w.send(ann, { to: [bob] });
      await ann.patch(`${path}/${id}`, body({ message: "Better" }));
      return id;
    },
    "edited",
  ],
  [
    "deleted",
    async () => {
      const { id } = await w.send(ann, { to: [bob] });
      await ann.delete(`${path}/${id}`);
      return id;
    },
    "deleted",
  ],
  [
    "published by its schedule",
    async () => {
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const { id } = (await ann.post(path, body({ status: "draft", scheduledAt: at }))).body;
      await w.tenant(({ db }) =>
        enqueuer(db)("recognition.publish-scheduled", { tenantId: w.tenantId, draftId: id, at }),
      );
      await w.drain();
      return id;
    },
    "published",
  ],
])("a recognition that was %s is followed by the one job for every change", async (_how, make, change) => {
  const id = await make();
  const jobs = await w.sql`select data ->> 'change' as change from pgboss.job
    where name = 'recognition.changed' and data ->> 'recognitionId' = ${id} order by created_on, change desc`;
  expect(jobs.at(change === "published" ? 0 : -1)).toEqual({ change });
});

test("a mention of an archived member does not prevent an edit", async () => {
  const cem = await w.person("Cem");
  const { id } = await w.send(ann, { to: [bob], message: message(cem, " helpd") });
  await w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id in (${cem.id}, ${bob.id})`;
  expect((await ann.patch(`${path}/${id}`, body({ message: message(cem, " helped") }))).body.messageText).toBe(
    "@Cem Test helped",
  );
  expect((await ann.patch(`${path}/${id}`, body({ message: message(bob, " helped") }))).body.details).toMatchObject([
    { path: "message" },
  ]);
});
