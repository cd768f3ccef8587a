import { embedNames } from "@plaudit/api/embeds.ts";
import { expect, test } from "vitest";
import { recordSent } from "../../testing/index.ts";
import { type Person, world } from "../../testing/world.ts";

interface Shown {
  id: string;
  comments?: { bodyText: string; member: { id: string } }[];
}

async function threads() {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const sent: string[] = [];
  for (const message of ["one", "two", "three"]) sent.push((await w.send(ann, { to: [bob], message })).id);
  const [one = "", two = ""] = sent;
  for (const body of ["first", "second"]) await bob.post(`/recognition/recognitions/${one}/comments`, { body });
  for (let n = 0; n < 22; n++) await cleo.post(`/recognition/recognitions/${two}/comments`, { body: `c${n}` });
  const inFeed = async (reader: Person, query: string): Promise<Shown[]> =>
    (await reader.get(`/timeline/items?${query}`)).body.results.map((item: { entity: Shown }) => item.entity);
  return { w, ann, bob, one, two, inFeed };
}

test("comments come with what they are about when they are asked for, the first twenty of each", async () => {
  const { bob, one, two, inFeed } = await threads();
  const lists = [
    (await bob.get("/recognition/recognitions?embed=comments,reactionCounts")).body.results as Shown[],
    await inFeed(bob, "embed=comments&embed=ownReaction"),
  ];
  for (const list of lists) {
    const of = (id: string) => list.find((entity) => entity.id === id)?.comments?.map((comment) => comment.bodyText);
    expect([of(one), of(two)?.length, of(two)?.[19], list.length]).toEqual([["first", "second"], 20, "c19", 3]);
    expect(list[0]?.comments).toEqual([]);
  }
  const single = (await bob.get(`/recognition/recognitions/${one}?embed=comments`)).body as Shown;
  expect(single.comments?.map((comment) => comment.member.id)).toEqual([bob.id, bob.id]);
  for (const entity of [(await bob.get("/recognition/recognitions")).body.results[0], (await inFeed(bob, ""))[0]])
    expect(entity).not.toHaveProperty("comments");
});

test("they are read for all at once", async () => {
  const { bob } = await threads();
  const read = (path: string) => recordSent(async () => expect((await bob.get(path)).status).toBe(200));
  const count = async (path: string) => (await read(path)).sent.length;
  for (const path of ["/timeline/items?embed=comments&", "/recognition/recognitions?embed=comments&"])
    expect(await count(`${path}pageSize=3`)).toBe(await count(`${path}pageSize=2`));
});

test("every name of the specification is taken, and no other", async () => {
  const { bob, one } = await threads();
  for (const path of ["/timeline/items", "/recognition/recognitions", `/recognition/recognitions/${one}`]) {
    const names =
      path === "/timeline/items" ? [...embedNames.recognition, ...embedNames.awardType] : embedNames.recognition;
    expect([path, (await bob.get(`${path}?embed=${names.join(",")}`)).status]).toEqual([path, 200]);
    expect([path, (await bob.get(`${path}?embed=secrets`)).status]).toEqual([path, 400]);
  }
});

test("kinds and states that are not there yet are empty answers", async () => {
  const { bob, ann, inFeed } = await threads();
  expect(await inFeed(bob, "itemTypeIn=award,announcement,calendarEvent")).toEqual([]);
  expect(await inFeed(bob, "itemTypeIn=award,recognition")).toHaveLength(3);
  const { head } = (await bob.get("/timeline/items")).body;
  expect((await bob.get(`/timeline/items/newCount?after=${head}&itemTypeIn=announcement`)).body).toEqual({ count: 0 });
  const nothing = { results: [], next: null, total: 0 };
  expect((await bob.get("/recognition/recognitions?statusIn=draft")).body).toEqual(nothing);
  expect((await ann.get(`/recognition/recognitions?statusIn=draft&senderIdIn=${ann.id}`)).body).toEqual(nothing);
  expect((await bob.get("/recognition/recognitions?statusIn=published,draft")).body.total).toBe(3);
  expect((await bob.get(`/recognition/recognitions?senderIdIn=${ann.id}`)).body.total).toBe(3);
  expect((await bob.get(`/recognition/recognitions?senderIdIn=${bob.id}`)).body.total).toBe(0);
  expect((await bob.get("/recognition/recognitions?statusIn=scheduled")).status).toBe(400);
});
