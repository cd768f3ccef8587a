import { expect, test } from "vitest";
import { type Person, world } from "../../testing/world.ts";

const path = "/recognition/managers/directReportRankings";
const DAY = 86_400_000;

async function team() {
  const w = await world();
  const manager = await w.person("Mia", { role: "manager" });
  const [ann, bob, cid, peer] = await w.people("Ann", "Bob", "Cid", "Pia");
  for (const report of [ann, bob, cid]) await w.manages(manager, report);
  const back = (days: number, id: string) => w.sql`
    with r as (update recognitions set published_at = published_at - make_interval(days => ${days}) where id = ${id} returning 1)
    update recognition_recipients set published_at = published_at - make_interval(days => ${days}) where recognition_id = ${id}`;
  return { w, manager, ann, bob, cid, peer, back };
}
const names = (body: { results: { person: Person }[] }) => body.results.map(({ person }) => person.name);

test("who has waited longest is first, and each shows what was received and given last", async () => {
  const { w, manager, ann, bob, peer, back } = await team();
  const { qualities } = await w.value("Care", ["Listens", "Teaches"]);
  const [listens, teaches] = qualities.map(({ id }: { id: string }) => id);
  const old = await w.send(peer, { to: [ann], qualityIds: [listens ?? "", teaches ?? ""] });
  await back(30, old.id);
  const given = await w.send(ann, { to: [peer], qualityIds: [listens ?? ""] });
  await w.send(peer, { to: [bob], qualityIds: [teaches ?? ""] });
  const { body } = await manager.get(path);
  expect(names(body)).toEqual(["Cid Test", "Ann Test", "Bob Test"]);
  const [first, second] = body.results;
  expect(first).toMatchObject({ lastReceived: null, lastGiven: null, qualities: [], weeks: Array(12).fill(0) });
  expect(second).toMatchObject({
    lastReceived: { recognitionId: old.id, sender: { name: "Pia Test" } },
    lastGiven: { recognitionId: given.id },
    weeks: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
  });
  expect(second.qualities).toHaveLength(2);
  expect(body).toMatchObject({ total: 3, next: null });
});

test("others' private recognitions, deleted, hidden and large ones do not count; the manager's own do", async () => {
  const { w, manager, ann, bob, cid, peer } = await team();
  await w.send(peer, { to: [ann], tenantWide: false });
  await w.send(ann, { to: [peer], tenantWide: false });
  const gone = await w.send(peer, { to: [bob] });
  await peer.delete(`/recognition/recognitions/${gone.id}`);
  const hidden = await w.send(peer, { to: [bob] });
  await w.sql`update recognitions set hidden_at = published_at where id = ${hidden.id}`;
  const many = await w.send(peer, { to: [bob] });
  await w.sql`update recognitions set recipient_count = 101 where id = ${many.id}`;
  await w.send(manager, { to: [cid], tenantWide: false });
  const { body } = await manager.get(path);
  const received = body.results.map(
    ({ person, lastReceived, weeks }: { person: Person; lastReceived: object | null; weeks: number[] }) =>
      [person.name, lastReceived !== null, weeks.reduce((sum, one) => sum + one)] as const,
  );
  expect(received.toSorted()).toEqual([
    ["Ann Test", false, 0],
    ["Bob Test", false, 0],
    ["Cid Test", true, 1],
  ]);
  expect(body.results.find(({ person }: { person: Person }) => person.id === ann.id).lastGiven).toBeNull();
});

test("lists only the caller's active reports", async () => {
  const { w, manager, ann, bob, peer } = await team();
  const other = await w.person("Oli", { role: "manager" });
  await w.manages(other, peer);
  await w.sql`update tenant_members set status = 'archived' where id = ${ann.id}`;
  await w.sql`update tenant_members set suspended_at = created_at where id = ${bob.id}`;
  expect(names((await manager.get(path)).body)).toEqual(["Cid Test"]);
  expect((await manager.get(`${path}?pageSize=1`)).body).toMatchObject({ total: 1, next: null });
  expect((await peer.get(path)).body).toEqual({ results: [], next: null, total: 0 });
});

test("a report with a private profile is listed last and shows nothing more than the profile does", async () => {
  const { w, manager, ann, bob, cid, peer } = await team();
  const { qualities } = await w.value("Care", ["Listens"]);
  const qualityIds = qualities.map(({ id }: { id: string }) => id);
  for (const to of [ann, bob, cid]) await w.send(peer, { to: [to], qualityIds });
  await w.send(ann, { to: [peer], qualityIds });
  const joined = new Date(Date.now() + 10 * DAY - 3 * 365.25 * DAY);
  await w.sql`update tenant_members set public_staff_profile = false, joined_at = ${joined} where id = ${ann.id}`;
  expect((await manager.get(`/recognition/summary?memberId=${ann.id}`)).status).toBe(403);
  const { body } = await manager.get(path);
  expect(names(body)).toEqual(["Bob Test", "Cid Test", "Ann Test"]);
  const { person, ...rest } = body.results[2];
  expect(person.id).toBe(ann.id);
  expect(rest).toEqual({
    withheld: true,
    lastReceived: null,
    lastGiven: null,
    weeks: Array(12).fill(0),
    qualities: [],
    anniversary: null,
  });
  expect(body.results[0]).toMatchObject({ withheld: false, lastReceived: { sender: { id: peer.id } } });
});

test("an anniversary of the next 30 days is listed, unless the profile is private", async () => {
  const { w, manager, ann, bob } = await team();
  const inDays = (days: number) => new Date(Date.now() + days * DAY - 3 * 365.25 * DAY);
  await w.sql`update tenant_members set joined_at = ${inDays(10)} where id = any(${[ann.id, bob.id]}::uuid[])`;
  await w.sql`update tenant_members set public_staff_profile = false where id = ${bob.id}`;
  const { body } = await manager.get(path);
  const of = (who: Person) => body.results.find(({ person }: { person: Person }) => person.id === who.id).anniversary;
  expect(of(ann)).toMatchObject({ years: 3 });
  expect(of(bob)).toBeNull();
});

test("managers are ranked by what they gave in public, with the reader's own rank, without private profiles", async () => {
  const { w, manager, ann, bob, cid, peer } = await team();
  const shy = await w.person("Shy", { role: "manager" });
  await w.manages(shy, peer);
  await w.sql`update tenant_members set public_staff_profile = false where id = ${shy.id}`;
  for (const to of [ann, bob, cid]) await w.send(shy, { to: [to] });
  for (const to of [ann, bob]) await w.send(manager, { to: [to] });
  await w.send(manager, { to: [cid], tenantWide: false });
  for (const to of [ann, bob, cid]) await w.send(peer, { to: [to] });
  const ranking = "/recognition/managers/rankings";
  expect((await manager.get(ranking)).body).toEqual({
    results: [{ person: expect.objectContaining({ id: manager.id }), place: 1, given: 2 }],
    own: { place: 1, given: 2 },
  });
  expect((await shy.get(ranking)).body.own).toEqual({ place: 1, given: 3 });
  expect((await ann.get(ranking)).status).toBe(403);
});
