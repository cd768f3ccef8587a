import { expect, test } from "vitest";
import { lobby } from "../../testing/lobby.ts";
import { type World, world } from "../../testing/world.ts";
import { insertChannel } from "../channel/verbs/write-channel.ts";

const settings = "/celebration/tenantPreferences";
const everyone = { active: true, audience: "everyone" };

/** A day from today in UTC, where the company is. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function company() {
  const w = await world({ timezone: "UTC" });
  await w.sql`update tenant_members set joined_at = now() - interval '200 days' where tenant_id = ${w.tenantId}`;
  const admin = await w.person("Ada", { role: "admin" });
  const born = (id: string, days = 0) =>
    w.sql`update tenant_members set birthday = ${inDays(days).slice(5)}, joined_at = now() - interval '200 days'
      where tenant_id = ${w.tenantId} and id = ${id}`;
  return { w, admin, born };
}
const channel = (w: World, over: Partial<Parameters<typeof insertChannel>[1]> = {}) =>
  w.tenant((ctx) => insertChannel(ctx, { ...lobby, content: ["celebration"], ...over }));
const calendar = async (w: World, { id, token }: { id: string; token: string }) =>
  (await w.anonymous.get(`/celebration/tv/${id}/calendar?token=${token}`)).body;
const shown = async (w: World, of: { id: string; token: string }): Promise<string[]> =>
  (await calendar(w, of)).results.map(
    ({ type, memberDisplayData }: { type: string; memberDisplayData: { firstName: string } }) =>
      `${memberDisplayData.firstName} ${type}`,
  );

test("a screen has the days of a week from today, by day and name, in the company's words in its language", async () => {
  const { w, admin, born } = await company();
  const [ann, bob, cy, dan] = await w.people("Ann", "Bob", "Cy", "Dan");
  await born(ann.id, 3);
  await born(bob.id, 0);
  await born(cy.id, 6);
  await born(dan.id, 7);
  const { kinds, hour, milestones, pictures, version } = (await admin.get(settings)).body;
  const words = { birthday: { fr: "Un gâteau pour {name}" }, anniversary: {}, onboarding: {} };
  expect((await admin.put(settings, { kinds, hour, milestones, words, pictures, version })).status).toBe(200);
  const screen = await channel(w, { language: "fr" });
  const { today, results } = await calendar(w, screen);
  expect(today).toBe(inDays(0));
  expect(results).toMatchObject([
    { type: "birthday", celebratedOn: inDays(0), memberDisplayData: { firstName: "Bob" }, words: "Un gâteau pour Bob" },
    { celebratedOn: inDays(3), memberDisplayData: { firstName: "Ann" } },
    { celebratedOn: inDays(6), memberDisplayData: { firstName: "Cy" } },
  ]);
});

test("a screen celebrates nobody who would rather not be shown, no kind of teams, and nothing that its channel leaves out", async () => {
  const { w, admin, born } = await company();
  const people = await w.people("Shown", "Hides", "Closed", "Private", "Off", "Gone");
  for (const { id } of people) await born(id);
  const [bob, hides, closed, shy, off, gone] = people;
  await w.sql`update tenant_members set hide_birthday = true where tenant_id = ${w.tenantId} and id = ${hides.id}`;
  await w.sql`update tenant_members set public_staff_profile = false where tenant_id = ${w.tenantId} and id = ${closed.id}`;
  await w.sql`update tenant_members set prefers_private = true where tenant_id = ${w.tenantId} and id = ${shy.id}`;
  await w.sql`update tenant_members set hide_from_tv = true where tenant_id = ${w.tenantId} and id = ${off.id}`;
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${gone.id}`;
  expect(await shown(w, await channel(w))).toEqual(["Shown birthday"]);
  expect(await shown(w, await channel(w, { name: "Canteen", content: ["recognition", "joiners"] }))).toEqual([]);
  const [own, other] = [await w.team("Bob's", [bob]), await w.team("Nobody's", [hides])];
  expect(await shown(w, await channel(w, { name: "Hall", teamIds: [own.id] }))).toEqual(["Shown birthday"]);
  expect(await shown(w, await channel(w, { name: "Reception", teamIds: [other.id] }))).toEqual([]);
  const screen = await channel(w, { name: "Yard" });
  const { kinds, hour, milestones, words, pictures, version } = (await admin.get(settings)).body;
  for (const [n, birthday] of [
    { active: true, audience: "teams" },
    { active: true, audience: "managers" },
    { ...everyone, active: false },
  ].entries()) {
    const body = { kinds: { ...kinds, birthday }, hour, milestones, words, pictures, version: version + n };
    expect((await admin.put(settings, body)).status).toBe(200);
    expect(await shown(w, screen)).toEqual([]);
  }
});

test("anniversaries are on screens unless they are hidden; first days are among who joined", async () => {
  const { w } = await company();
  const [ann, hides, fresh] = await w.people("Ann", "Hides", "Fresh");
  const began = `${Number(inDays(1).slice(0, 4)) - 20}${inDays(1).slice(4)}T12:00:00Z`;
  await w.sql`update tenant_members set joined_at = ${began} where tenant_id = ${w.tenantId} and id in (${ann.id}, ${hides.id})`;
  await w.sql`update tenant_members set joined_at = now() where tenant_id = ${w.tenantId} and id = ${fresh.id}`;
  await w.sql`update tenant_members set hide_anniversary = true where tenant_id = ${w.tenantId} and id = ${hides.id}`;
  const screen = await channel(w);
  expect((await calendar(w, screen)).results).toMatchObject([
    { type: "anniversary", count: 20, milestone: true, memberDisplayData: { id: ann.id }, words: null },
  ]);
});

test("only a screen with the channel's token learns whose day it is", async () => {
  const { w, born } = await company();
  await born((await w.person("Ann")).id);
  const { id, token } = await channel(w);
  const other = await channel(w, { name: "Canteen" });
  const elsewhere = await world();
  const status = async (to: World, query: string) =>
    (await to.anonymous.get(`/celebration/tv/${id}/calendar${query}`)).status;
  expect(await status(w, `?token=${token}`)).toBe(200);
  for (const wrong of ["?token=wrong", `?token=${other.token}`]) expect(await status(w, wrong)).toBe(401);
  expect(await status(elsewhere, `?token=${token}`)).toBe(401);
  expect(await status(w, "")).toBe(400);
});
