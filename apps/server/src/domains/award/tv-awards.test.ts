import { expect, test } from "vitest";
import { lobby } from "../../testing/lobby.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { insertChannel } from "../channel/verbs/write-channel.ts";
import { given, typeOf } from "./test-sample.ts";

async function company() {
  const w = await world({ features: ["points"] });
  const admin = await w.person("Ada", { role: "admin" });
  const type = (await admin.post("/award/awardTypes", typeOf("Full sail"))).body;
  const send = async (from: Person, to: Person, message: string) => {
    const { status, body } = await from.post("/award/awards", { awardTypeId: type.id, ...given(to, 0, message) });
    expect(status).toBe(200);
    return body.id as string;
  };
  return { w, admin, send };
}
async function screenOf(w: World, over: Partial<typeof lobby> = {}) {
  const { id, token } = await w.tenant((ctx) => insertChannel(ctx, { ...lobby, ...over }));
  return async () => {
    const { body } = await w.anonymous.get(`/award/tv/${id}/awards?token=${token}`);
    return body.results as { id: string; messageText: string }[];
  };
}
const textsOn = async (shown: () => Promise<{ messageText: string }[]>) =>
  (await shown()).map(({ messageText }) => messageText).sort();
const choose = (w: World, { id }: Person, column: string) =>
  w.server.sql(`update tenant_members set ${column} where tenant_id = $1 and id = $2`, [w.tenantId, id]);

test("a screen shows an award with its name, badge and people, and never its points", async () => {
  const { w, send } = await company();
  const [ann, bob] = await w.people("Ann", "Bob");
  const id = await send(ann, bob, "Everybody is across");
  const [shown] = await (await screenOf(w))();
  expect(shown).toMatchObject({
    id,
    name: "Full sail",
    badgeUrls: null,
    messageText: "Everybody is across",
    sender: { name: "Ann Test" },
    sendTo: [{ id: bob.id, displayData: { name: "Bob Test" } }],
  });
  expect(Object.keys(shown ?? {})).not.toContain("amount");
});

test("a screen shows public awards of its period, and nobody who would rather not be shown", async () => {
  const { w, admin, send } = await company();
  const [ann, bob, shy, closed, hides, gone, later] = await w.people(
    ...["Ann", "Bob", "Shy", "Closed", "Hides", "Gone", "Later"],
  );
  await choose(w, shy, "prefers_private = true");
  await send(ann, bob, "public");
  await send(ann, shy, "for who prefers it private");
  const hidden = await send(ann, bob, "hidden by a moderator");
  await send(ann, closed, "to who closed their profile");
  await send(closed, bob, "from who closed their profile");
  await send(hides, bob, "from who stays off the screens");
  await send(ann, gone, "to who is suspended");
  const old = await send(ann, bob, "old");
  const deleted = await send(ann, bob, "deleted");
  await send(ann, later, "to who prefers it private since");
  await choose(w, closed, "public_staff_profile = false");
  await choose(w, hides, "hide_from_tv = true");
  await choose(w, later, "prefers_private = true");
  await choose(w, gone, "suspended_at = now()");
  await w.sql`update awards set published_at = now() - interval '40 days' where tenant_id = ${w.tenantId} and id = ${old}`;
  expect((await bob.put(`/award/awards/${hidden}/flags`, { reason: "Look at it" })).status).toBe(204);
  await w.drain();
  expect((await admin.put("/moderation/items/hidden", { ids: [hidden], reversePoints: false })).status).toBe(200);
  expect((await admin.delete(`/award/awards/${deleted}`)).status).toBe(204);
  expect(await textsOn(await screenOf(w))).toEqual(["public"]);
  expect(await textsOn(await screenOf(w, { name: "Hall", content: ["recognition"] }))).toEqual([]);
  const [own, other] = [await w.team("Bob's", [bob]), await w.team("Nobody's", [ann])];
  expect(await textsOn(await screenOf(w, { name: "Roof", teamIds: [own.id] }))).toEqual(["public"]);
  expect(await textsOn(await screenOf(w, { name: "Dock", teamIds: [other.id] }))).toEqual([]);
});

test("an award whose message mentions somebody who stays off the screens is not shown", async () => {
  const { w, send } = await company();
  const [ann, bob, shy] = await w.people("Ann", "Bob", "Shy");
  const id = await send(ann, bob, "with help");
  const message = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "mention", attrs: { id: shy.id, label: "x" } }] }],
  };
  expect((await ann.patch(`/award/awards/${id}`, { message, version: 1 })).status).toBe(200);
  const shown = await screenOf(w);
  expect(await textsOn(shown)).toEqual(["Shy Test"]);
  await choose(w, shy, "hide_from_tv = true");
  expect(await textsOn(shown)).toEqual([]);
});
