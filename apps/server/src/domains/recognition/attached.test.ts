import type { Recognition } from "@plaudit/api/recognition.ts";
import { beforeEach, expect, test } from "vitest";
import { recognitionTo } from "../../testing/recognition-to.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import * as documents from "../media/test-documents.ts";
import * as pictures from "../media/test-pictures.ts";
import { type Uploader, uploader } from "../media/test-uploads.ts";

const path = "/recognition/recognitions";
let w: World;
let up: Uploader;
let ann: Person;
let bob: Person;
let eve: Person;
beforeEach(async () => {
  w = await world();
  up = uploader(w.server);
  [ann, bob, eve] = await w.people("Ann", "Bob", "Eve");
});

const upload = async (person: Person, file?: Buffer, name?: string) =>
  (await up.send(person.token, file ?? (await pictures.png()), "recognition/recognition", name)).body;
const body = (attachments: string[], more: object = {}) => recognitionTo(bob, { attachments, ...more });
const status = async (url: string) => (await up.fetch(url)).status;
const gone = (item: Recognition) => Promise.all(item.attachmentUrls.map(({ url }) => status(url)));
const refused = { status: 400, body: { details: [{ path: "attachments" }] } };
async function inDays(days: number, work: () => Promise<void>) {
  w.server.setClock(new Date(Date.now() + days * 86_400_000));
  try {
    await work();
  } finally {
    w.server.setClock(undefined);
  }
}

test("attachments keep their order, are visible to readers of the recognition, and stay", async () => {
  const picture = await upload(ann, await pictures.jpeg({ width: 900, height: 600 }), "night.jpg");
  const document = await upload(ann, documents.pdf(), "Note to customers.pdf");
  const moving = await upload(ann, await pictures.animated(), "hop.gif");
  const ids = [document.id, picture.id, moving.id];
  const sent = await ann.post(path, body(ids));
  expect([sent.status, sent.body.msg]).toEqual([200, undefined]);
  const seen = await bob.get(`${path}/${sent.body.id}`);
  expect(seen.body.attachments).toEqual(ids);
  expect(seen.body.attachmentUrls).toMatchObject([
    { type: "doc", originalFilename: "Note to customers.pdf", bytes: documents.pdf().length, width: null },
    { type: "image", originalFilename: "night.jpg", width: 900, height: 600 },
    { type: "gif", originalFilename: "hop.gif", width: 64, height: 64 },
  ]);
  expect(seen.body.attachmentUrls).toEqual(sent.body.attachmentUrls);
  const feed = await eve.get("/timeline/items");
  expect(feed.body.results[0].entity.attachments).toEqual(ids);
  await inDays(3, async () => {
    await up.sweep();
    expect(await gone(seen.body)).toEqual([200, 200, 200]);
  });
});

test("only the sender's own finished uploads can be attached, each once, five at most", async () => {
  const [own, eves] = [await upload(ann), await upload(eve)];
  const begun = await up.begin(ann.token, "recognition/recognition");
  const avatar = (await up.send(ann.token, await pictures.png())).body;
  const absent = "019a0000-0000-7000-8000-000000000000";
  for (const id of [eves.id, begun.mediaObject.id, avatar.id, absent])
    expect(await ann.post(path, body([own.id, id]))).toMatchObject(refused);
  const six = await Promise.all(Array.from({ length: 6 }, () => upload(ann)));
  const many = await ann.post(path, body(six.map(({ id }) => id)));
  expect(many).toMatchObject(refused);
  expect(many.body.details[0].message).toMatch(/five files/);
  expect((await ann.post(path, body([own.id]))).status).toBe(200);
  expect(await ann.post(path, body([own.id]))).toMatchObject(refused);
});

test("a private recognition's files are only for its readers, and their addresses expire soon", async () => {
  const { id } = await upload(ann, documents.pdf());
  const sent = await ann.post(path, body([id], { tenantWide: false }));
  expect((await eve.get(`${path}/${sent.body.id}`)).status).toBe(404);
  expect(JSON.stringify((await eve.get("/timeline/items")).body)).not.toContain(id);
  expect(JSON.stringify((await eve.get(path)).body)).not.toContain(id);
  const seen = await bob.get(`${path}/${sent.body.id}`);
  expect(await gone(seen.body)).toEqual([200]);
  await inDays(3, async () => expect(await gone(seen.body)).toEqual([404]));
});

test("a draft keeps its files, releases removed ones, and passes them on when it is sent", async () => {
  const [one, two] = [await upload(ann), await upload(ann)];
  const draft = await ann.post(path, body([one.id, two.id], { status: "draft" }));
  expect(draft.body.attachments).toEqual([one.id, two.id]);
  await inDays(1.5, async () => {
    await up.sweep();
    expect(await gone(draft.body)).toEqual([200, 200]);
  });
  const saved = await ann.patch(`${path}/${draft.body.id}`, body([two.id], { status: "draft" }));
  expect(saved.body.attachments).toEqual([two.id]);
  expect(await gone(draft.body)).toEqual([404, 200]);
  const sent = await ann.patch(`${path}/${draft.body.id}`, body([two.id]));
  expect([sent.status, sent.body.attachments]).toEqual([200, [two.id]]);
  expect(await gone(sent.body)).toEqual([200]);

  const three = await upload(ann);
  const other = await ann.post(path, body([three.id], { status: "draft" }));
  expect((await ann.delete(`${path}/${other.body.id}`)).status).toBe(204);
  expect(await gone(other.body)).toEqual([404]);
});

test("a scheduled draft is published with its files", async () => {
  const { id } = await upload(ann);
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  const draft = await ann.post(path, body([id], { status: "draft", scheduledAt }));
  expect([draft.status, draft.body.msg]).toEqual([200, undefined]);
  await inDays(1.1, async () => {
    await up.sweep();
    expect((await bob.get(`${path}/${draft.body.id}`)).body.attachments).toEqual([id]);
  });
});

test("an edit of a published recognition may replace its files; a deleted one's files are not served", async () => {
  const [one, two] = [await upload(ann), await upload(ann)];
  const sent = await ann.post(path, body([one.id]));
  const kept = await ann.patch(`${path}/${sent.body.id}`, body([], { attachments: undefined }));
  expect(kept.body.attachments).toEqual([one.id]);
  const edited = await ann.patch(`${path}/${sent.body.id}`, body([two.id]));
  expect(edited.body).toMatchObject({ attachments: [two.id], version: 2 });
  expect(await gone(sent.body)).toEqual([404]);
  expect((await ann.delete(`${path}/${sent.body.id}`)).status).toBe(204);
  expect(await gone(edited.body)).toEqual([404]);
});
