import { beforeEach, expect, test } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";

const path = "/recognition/recognitions";
let w: World;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  w = await world();
  [ann, bob] = await w.people("Ann", "Bob");
});
const body = (more: object = {}) => ({
  ...{ status: "published", message: "Thank you", amount: 0, qualityIds: [], tenantWide: true },
  sendTo: [{ id: bob.id, type: "tenantMember" }],
  ...more,
});

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

test("a mention of an archived member does not prevent an edit", async () => {
  const cem = await w.person("Cem");
  const message = (person: Person, words: string) => ({
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "mention", attrs: { id: person.id, label: "" } },
          { type: "text", text: words },
        ],
      },
    ],
  });
  const { id } = await w.send(ann, { to: [bob], message: message(cem, " helpd") });
  await w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id in (${cem.id}, ${bob.id})`;
  expect((await ann.patch(`${path}/${id}`, body({ message: message(cem, " helped") }))).body.messageText).toBe(
    "@Cem Test helped",
  );
  expect((await ann.patch(`${path}/${id}`, body({ message: message(bob, " helped") }))).body.details).toMatchObject([
    { path: "message" },
  ]);
});
