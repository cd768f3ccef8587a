import { expect, test } from "vitest";
import { lobby } from "../../testing/lobby.ts";
import { type World, world } from "../../testing/world.ts";
import { insertChannel } from "../channel/verbs/write-channel.ts";
import { newAnnouncement } from "./test-sample.ts";

const path = "/announcement/announcements";

async function company() {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const write = async (title: string, changes: object = {}) => {
    const { status, body } = await admin.post(path, newAnnouncement(title, changes));
    expect([status, body]).toEqual([200, body]);
    return body as { id: string; version: number };
  };
  return { w, admin, write };
}
async function screenOf(w: World, over: Partial<typeof lobby> = {}) {
  const { id, token } = await w.tenant((ctx) => insertChannel(ctx, { ...lobby, ...over }));
  return async () => (await w.anonymous.get(`/announcement/tv/${id}/announcements?token=${token}`)).body.results;
}

test("a screen shows what was announced to everybody in its period, and nothing else", async () => {
  const { w, admin, write } = await company();
  const bob = await w.person("Bob");
  const team = await w.team("Lisbon", [bob]);
  const audience = { everyone: false, memberIds: [], teamIds: [team.id], roles: [] };
  await write("For everybody");
  await write("For a team", { audience });
  await write("For one", { audience: { ...audience, teamIds: [], memberIds: [bob.id] } });
  await write("For managers", { audience: { ...audience, teamIds: [], roles: ["manager"] } });
  await write("A draft", { status: "draft" });
  await write("Tomorrow", { status: "scheduled", publishAt: new Date(Date.now() + 86_400_000).toISOString() });
  const archived = await write("Archived");
  await admin.patch(`${path}/${archived.id}`, { status: "archived", version: archived.version });
  const old = await write("Old");
  await w.sql`update announcements set published_at = now() - interval '40 days'
    where tenant_id = ${w.tenantId} and id = ${old.id}`;
  const titles = async (over: Partial<typeof lobby>) =>
    (await (await screenOf(w, over))()).map(({ title }: { title: string }) => title);
  expect(await titles({})).toEqual(["For everybody"]);
  // Who is in a team reads what everybody does; what is for that team alone has no place where visitors pass.
  expect(await titles({ name: "Lisbon", teamIds: [team.id] })).toEqual(["For everybody"]);
  expect(await titles({ name: "Hall", content: ["award"] })).toEqual([]);
});

test("a screen speaks its channel's language where the announcement does", async () => {
  const { w, write } = await company();
  const { body } = newAnnouncement("Vendredi");
  await write("We move", { translations: { fr: { title: "Nous déménageons", body } } });
  const titles = async (language: "en" | "fr" | "ar") =>
    (await (await screenOf(w, { name: language, language }))()).map(({ title }: { title: string }) => title);
  expect([await titles("fr"), await titles("en"), await titles("ar")]).toEqual([
    ["Nous déménageons"],
    ["We move"],
    ["We move"],
  ]);
});

test("it has the beginning of the text, and its author unless they stay off the screens", async () => {
  const { w, admin, write } = await company();
  const words = "We move to a house with a garden and a lemon tree. ".repeat(5);
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: words }] }] };
  const { id } = await write("We move", { body });
  const shown = await screenOf(w);
  const [one] = await shown();
  expect(one).toMatchObject({ id, title: "We move", from: { name: "Ada Test" }, attachmentUrls: [] });
  expect(one.summary).toMatch(/^We move to a house .*…$/);
  expect(one.summary.length).toBeLessThanOrEqual(131);
  await w.sql`update tenant_members set hide_from_tv = true where tenant_id = ${w.tenantId} and id = ${admin.id}`;
  expect((await shown())[0]).toMatchObject({ title: "We move", from: null });
});
