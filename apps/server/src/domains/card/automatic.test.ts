import { expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { notificationKinds } from "../../registry.ts";
import { type Person, world } from "../../testing/world.ts";
import { newSignature } from "./test-sample.ts";
import { settleDue } from "./verbs/deliver-card.ts";
import { startAutomatic } from "./verbs/start-automatic.ts";

const at = (day: string) => new Date(`${day}T10:00:00Z`);

async function setting(on: { automaticBirthday?: boolean; automaticYears?: boolean; deliverTime?: string }) {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const [maya, rosa, bob] = await w.people("Maya", "Rosa", "Bob");
  for (const one of [rosa, bob]) await w.manages(maya, one);
  const { body } = await admin.get("/card/settings");
  const { designs, occasions, deliverTime, version } = body;
  const settings = { designs, occasions, deliverTime, version, automaticBirthday: false, automaticYears: false, ...on };
  expect((await admin.patch("/card/settings", settings)).status).toBe(200);
  const set = (who: Person, { birthday, joined }: { birthday?: string; joined?: string }) => w.sql`
    update tenant_members set birthday = coalesce(${birthday ?? null}, birthday),
      joined_at = coalesce(${joined ?? null}::timestamptz, joined_at)
    where tenant_id = ${w.tenantId} and id = ${who.id}`;
  const during = async (day: string, job: (ctx: never) => Promise<void>) => {
    await w.tenant(async ({ db }) => {
      const tenant = { timezone: "UTC", language: "en", languages: ["en", "fr"], features: [], pointTerms: null };
      const publish = async () => undefined;
      await job({ db, now: at(day), tenant, enqueue: enqueuer(db), publish, notificationKinds } as never);
    });
    await w.drain();
  };
  const run = (day: string) => during(day, startAutomatic);
  const settle = (cardId: string, day: string) => during(day, (ctx) => settleDue(ctx, { cardId }));
  const cardsOf = async (who: Person) =>
    (await who.get("/card/cards")).body.results.map(({ title, deliverOn, years, as }: Record<string, unknown>) => [
      title,
      deliverOn,
      years,
      as,
    ]);
  return { w, admin, maya, rosa, bob, set, run, settle, cardsOf };
}

test("a birthday has its card five days before, once, with the manager as organizer", async () => {
  const { w, maya, rosa, bob, set, run, cardsOf } = await setting({ automaticBirthday: true });
  await set(rosa, { birthday: "06-20" });
  await run("2027-06-14");
  expect(await cardsOf(maya)).toEqual([]);
  await run("2027-06-15");
  await run("2027-06-15");
  await run("2027-06-17");
  expect(await cardsOf(maya)).toEqual([["Happy birthday, Rosa", "2027-06-20", null, "organizer"]]);
  expect(await cardsOf(bob)).toEqual([["Happy birthday, Rosa", "2027-06-20", null, "contributor"]]);
  expect(await cardsOf(rosa)).toEqual([]);
  const messages = async (who: Person) =>
    (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
  expect(await messages(maya)).toEqual(["A card was started for you to organize: Happy birthday, Rosa"]);
  expect(await messages(bob)).toEqual(["Maya Test asks you to sign a card: Happy birthday, Rosa"]);
  expect(await messages(rosa)).toEqual([]);
  await w.sql`update tenant_members set hide_birthday = true where tenant_id = ${w.tenantId} and id = ${bob.id}`;
  await set(bob, { birthday: "06-20" });
  await run("2027-06-18");
  expect(await cardsOf(maya)).toHaveLength(1);
});

test("ten years and more have theirs every fifth year, ten days before", async () => {
  const { maya, rosa, bob, set, run, cardsOf } = await setting({ automaticYears: true });
  await set(rosa, { joined: "2017-06-20T12:00:00Z", birthday: "06-20" });
  await set(bob, { joined: "2016-06-20T12:00:00Z" });
  await run("2027-06-09");
  expect(await cardsOf(maya)).toEqual([]);
  await run("2027-06-10");
  expect(await cardsOf(maya)).toEqual([["Rosa, 10 years", "2027-06-20", 10, "organizer"]]);
});

test("one that its organizer deleted is not started again", async () => {
  const { maya, rosa, set, run, cardsOf } = await setting({ automaticBirthday: true });
  await set(rosa, { birthday: "06-20" });
  await run("2027-06-15");
  const [card] = (await maya.get("/card/cards")).body.results;
  expect((await maya.delete(`/card/cards/${card.id}`)).status).toBe(204);
  await run("2027-06-16");
  expect(await cardsOf(maya)).toEqual([]);
});

test("none is started beside one that a colleague started", async () => {
  const { w, maya, rosa, bob, set, run, cardsOf } = await setting({ automaticBirthday: true });
  await set(rosa, { birthday: "06-20" });
  const card = { title: "Rosa!", occasion: "birthday", design: "candles", years: null, recipientIds: [rosa.id] };
  const start = (state: string) =>
    bob.post("/card/cards", {
      ...{ ...card, deliverOn: "2027-06-21", deliverTime: "09:00", note: null, contributorsInvite: true, state },
      sendTo: [],
    });
  expect((await start("open")).status).toBe(200);
  await run("2027-06-15");
  expect(await cardsOf(maya)).toEqual([]);
  // A draft may never be sent.
  await w.sql`update cards set state = 'draft' where tenant_id = ${w.tenantId}`;
  await run("2027-06-15");
  expect(await cardsOf(maya)).toMatchObject([["Happy birthday, Rosa", "2027-06-20", null, "organizer"]]);
});

test("its front is one that may be chosen", async () => {
  const { admin, maya, rosa, set, run } = await setting({ automaticBirthday: true });
  const { body } = await admin.get("/card/settings");
  const { occasions, deliverTime, automaticBirthday, automaticYears, version } = body;
  const designs = ["balloon", "winter"];
  await admin.patch("/card/settings", { designs, occasions, deliverTime, automaticBirthday, automaticYears, version });
  await set(rosa, { birthday: "06-20" });
  await run("2027-06-15");
  expect((await maya.get("/card/cards")).body.results).toMatchObject([{ design: "balloon" }]);
});

test("it is delivered at the hour that the company chose", async () => {
  const { maya, rosa, set, run } = await setting({ automaticBirthday: true, deliverTime: "14:00" });
  await set(rosa, { birthday: "06-20" });
  await run("2027-06-15");
  expect((await maya.get("/card/cards")).body.results).toMatchObject([{ deliverTime: "14:00" }]);
});

test("one in January is started every December", async () => {
  const { maya, rosa, set, run, cardsOf } = await setting({ automaticBirthday: true });
  await set(rosa, { birthday: "01-02" });
  await run("2027-12-29");
  await run("2028-12-29");
  expect((await cardsOf(maya)).map(([, day]: unknown[]) => day)).toEqual(["2029-01-02", "2028-01-02"]);
});

test("29 February is the day before in other years", async () => {
  const { maya, rosa, set, run, cardsOf } = await setting({ automaticBirthday: true });
  await set(rosa, { birthday: "02-29" });
  await run("2027-02-25");
  await run("2028-02-25");
  expect(await cardsOf(maya)).toEqual([
    ["Happy birthday, Rosa", "2028-02-29", null, "organizer"],
    ["Happy birthday, Rosa", "2027-02-28", null, "organizer"],
  ]);
});

test("nobody whose profile is closed is honored by a card that tells their day", async () => {
  const { w, maya, rosa, bob, set, run, cardsOf } = await setting({ automaticBirthday: true, automaticYears: true });
  await set(rosa, { birthday: "06-20", joined: "2022-06-25T12:00:00Z" });
  await w.sql`update tenant_members set public_staff_profile = false where tenant_id = ${w.tenantId} and id = ${rosa.id}`;
  await run("2027-06-16");
  expect([await cardsOf(maya), await cardsOf(bob)]).toEqual([[], []]);
});

test("an administrator reads how many would start in a year, of those who have a manager and hide nothing", async () => {
  const { w, admin, rosa, bob, set } = await setting({});
  const eve = await w.person("Eve");
  const year = new Date().getUTCFullYear();
  const before = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000).toISOString();
  await set(rosa, { birthday: "06-20", joined: before(10.5) });
  await set(bob, { birthday: "06-21", joined: before(9.5) });
  await set(eve, { birthday: "06-22" });
  await w.sql`update tenant_members set hide_birthday = true where tenant_id = ${w.tenantId} and id = ${bob.id}`;
  const { body } = await admin.get("/card/settings");
  expect(body).toMatchObject({ yearly: { birthday: 1, years: 1 }, delivered: { year } });
  expect((await rosa.get("/card/settings")).body).toMatchObject({ yearly: null, delivered: null });
});

const sign = (who: Person, id: string) => who.put(`/card/cards/${id}/signature`, newSignature("Well done"));
const messagesOf = async (who: Person): Promise<string[]> =>
  (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);

/** Rosa's birthday, which two of four have signed. */
async function thinCard() {
  const here = await setting({ automaticBirthday: true });
  const { w, maya, rosa, bob, set, run, settle } = here;
  for (const one of await w.people("Eve", "Ian")) await w.manages(maya, one);
  await set(rosa, { birthday: "06-20" });
  await run("2027-06-15");
  const [{ id }] = (await maya.get("/card/cards")).body.results;
  for (const who of [maya, bob]) expect((await sign(who, id)).status).toBe(200);
  await settle(id, "2027-06-20");
  const read = async (who: Person) => (await who.get(`/card/cards/${id}`)).body;
  return { ...here, id: id as string, read };
}

test("one that fewer than three have signed is kept back, and goes out as it is where its organizer says so", async () => {
  const { w, maya, rosa, id, read } = await thinCard();
  expect((await rosa.get(`/card/cards/${id}`)).status).toBe(404);
  expect(await messagesOf(maya)).toContain("“Happy birthday, Rosa” was kept back: fewer than three have signed it");
  expect(await read(maya)).toMatchObject({ state: "returned", signatureCount: 2 });
  expect((await maya.post(`/card/cards/${id}/deliver`)).status).toBe(200);
  await w.drain();
  expect(await read(rosa)).toMatchObject({ state: "delivered", signatureCount: 2 });
});

test("one that was kept back and is given another day is delivered then, however many have signed", async () => {
  const { maya, rosa, settle, id, read } = await thinCard();
  const { version } = await read(maya);
  const again = { deliverOn: "2027-06-25", state: "open", version };
  expect((await maya.patch(`/card/cards/${id}`, again)).body).toMatchObject({ state: "open" });
  await settle(id, "2027-06-25");
  expect(await read(rosa)).toMatchObject({ state: "delivered", signatureCount: 2 });
});

test("one that started by itself is delivered once three have signed, or everybody who was asked", async () => {
  const { w, maya, rosa, bob, set, run, settle } = await setting({ automaticBirthday: true });
  await set(rosa, { birthday: "06-20" });
  await run("2027-06-15");
  const [{ id }] = (await maya.get("/card/cards")).body.results;
  for (const who of [maya, bob]) await sign(who, id);
  await settle(id, "2027-06-20");
  await w.drain();
  expect((await rosa.get(`/card/cards/${id}`)).body).toMatchObject({ state: "delivered", signatureCount: 2 });
});
