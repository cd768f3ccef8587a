import { expect, test } from "vitest";
import { newId } from "../../db/id.ts";
import { unknownFeedItems } from "../../metrics.ts";
import { type Person, world } from "../../testing/world.ts";

interface Item {
  id: string;
  __permissions__: string[];
  pinnedUntil: string | null;
  entity: { id: string; messageText: string };
}
const feed = async (reader: Person, query = "") => (await reader.get(`/timeline/items?${query}`)).body;
const texts = (page: { results: Item[] }) => page.results.map((item) => item.entity.messageText);

test("the feed has no duplicates and no gaps while others post", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const before: string[] = [];
  for (let n = 0; n < 30; n++)
    before.unshift(
      (await w.send(n % 2 ? ann : bob, { to: [cleo], message: `n${n}`, tenantWide: n % 5 > 0 })).messageText,
    );
  const seen: string[] = [];
  let cursor: string | null = null;
  let head: string | null = null;
  do {
    const page: { results: Item[]; next: string | null; head: string | null } = await feed(
      cleo,
      `pageSize=7${cursor ? `&cursor=${cursor}` : ""}`,
    );
    head ??= page.head;
    seen.push(...texts(page));
    cursor = page.next;
    await w.send(ann, { to: [bob], message: "meanwhile" });
  } while (cursor);
  expect(seen).toEqual(before);
  expect((await cleo.get(`/timeline/items/newCount?after=${head}`)).body).toEqual({ count: 5 });
  expect(texts(await feed(cleo, `after=${head}`))).toEqual(Array(5).fill("meanwhile"));
  expect((await ann.get(`/timeline/items/newCount?after=${head}`)).body.count).toBe(5);
});

test("an empty feed has a head to ask with", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const { results, next, head } = await feed(ann);
  expect([results, next]).toEqual([[], null]);
  await w.send(ann, { to: [bob] });
  expect((await bob.get(`/timeline/items/newCount?after=${head}`)).body.count).toBe(1);
});

test("a cursor that was not made here is refused", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const elsewhere = await (await world()).person("Elsewhere");
  await w.send(ann, { to: [bob] });
  const { head } = await feed(ann);
  const forged = `${head.slice(0, 8)}${head[8] === "A" ? "B" : "A"}${head.slice(9)}`;
  for (const bad of ["x", "", `${head}A`, forged, "a".repeat(300)]) {
    const answer = await ann.get(`/timeline/items?cursor=${bad}`);
    expect([answer.status, answer.body.details[0].path]).toEqual([400, "cursor"]);
    expect((await ann.get(`/timeline/items/newCount?after=${bad}`)).status).toBe(400);
  }
  expect((await elsewhere.get(`/timeline/items?cursor=${head}`)).status).toBe(400);
});

test("filters by team keep what that team received, public or the reader's own", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const [red, blue] = [await w.team("Red", [bob]), await w.team("Blue", [cleo])];
  await w.send(ann, { to: [bob], message: "to bob" });
  await w.send(ann, { to: [cleo], message: "to cleo" });
  await w.send(ann, { to: [bob], message: "to bob alone", tenantWide: false });
  await w.send(ann, { to: [bob, cleo], message: "to both" });
  expect(texts(await feed(cleo, `teamIdIn=${red.id}`))).toEqual(["to both", "to bob"]);
  expect(texts(await feed(bob, `teamIdIn=${red.id}`))).toEqual(["to both", "to bob alone", "to bob"]);
  expect(texts(await feed(bob, `teamIdIn=${red.id},${blue.id}&itemTypeIn=recognition`))).toEqual([
    "to both",
    "to bob alone",
    "to cleo",
    "to bob",
  ]);
  expect(texts(await feed(bob, `teamIdIn=${blue.id}&pageSize=1`))).toEqual(["to both"]);
  expect((await bob.get("/timeline/items?itemTypeIn=song")).status).toBe(400);
});

test("moderators pin public items for some days", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const admin = await w.person("Admin", { role: "admin" });
  await w.send(ann, { to: [bob], message: "public" });
  await w.send(ann, { to: [bob], message: "private", tenantWide: false });
  const [secret, open] = (await feed(bob)).results as [Item, Item];
  const pinned = async (reader: Person) => texts((await reader.get("/timeline/items/pinned")).body);
  expect((await bob.put(`/timeline/items/${open.id}/pin`, { days: 3 })).status).toBe(403);
  const own = await w.send(admin, { to: [ann], message: "private too", tenantWide: false });
  expect(
    (await feed(admin)).results.map((item: Item) => [texts({ results: [item] })[0], item.__permissions__]),
  ).toEqual([
    ["private too", ["view"]],
    ["public", ["view", "pin"]],
  ]);
  expect(own.tenantWide).toBe(false);
  expect((await admin.put(`/timeline/items/${open.id}/pin`, { days: 2 })).status).toBe(400);
  expect((await admin.put(`/timeline/items/${secret.id}/pin`, { days: 3 })).status).toBe(404);
  expect((await admin.put(`/timeline/items/${open.id}/pin`, { days: 3 })).status).toBe(204);
  expect(await pinned(bob)).toEqual(["public"]);
  expect((await feed(bob)).results[1].pinnedUntil).toEqual(expect.any(String));
  expect((await admin.delete(`/timeline/items/${open.id}/pin`)).status).toBe(204);
  expect(await pinned(bob)).toEqual([]);
  expect((await admin.delete(`/timeline/items/${open.id}/pin`)).status).toBe(204);
  const pin = expect.objectContaining({ action: "timelineItem.pin", before: { pinnedUntil: null } });
  const unpin = expect.objectContaining({ action: "timelineItem.unpin", after: { pinnedUntil: null } });
  const trail = await w.sql`select action, before, after from audit_events
    where tenant_id = ${w.tenantId} and entity_id = ${open.id} order by id`;
  expect(trail).toEqual([pin, unpin]);
  await admin.put(`/timeline/items/${open.id}/pin`, { days: 1 });
  await w.sql`update timeline_items set pinned_until = now() - interval '1 second'
    where tenant_id = ${w.tenantId} and id = ${open.id}`;
  expect(await pinned(bob)).toEqual([]);
});

test("what is taken back leaves the feed", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const { id } = await w.send(ann, { to: [bob], message: "oops" });
  expect((await bob.delete(`/recognition/recognitions/${id}`)).status).toBe(403);
  expect((await ann.delete(`/recognition/recognitions/${id}`)).status).toBe(204);
  expect((await feed(bob)).results).toEqual([]);
  expect((await bob.get(`/recognition/recognitions/${id}`)).status).toBe(404);
});

test("an item of a type that this release does not know is left out, and counted", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  await w.send(ann, { to: [bob], message: "known" });
  await w.sql`insert into timeline_items (tenant_id, id, type, entity_id, published_at, tenant_wide)
    values (${w.tenantId}, ${newId()}, 'medal', ${newId()}, now(), true)`;
  const counted = async () =>
    (await unknownFeedItems.get()).values.find(({ labels }) => labels.type === "medal")?.value;
  expect(await counted()).toBeUndefined();
  expect(texts(await feed(bob))).toEqual(["known"]);
  expect(await counted()).toBe(1);
});
