import type { Card } from "@plaudit/api/card.ts";
import { expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { publisher } from "../../live.ts";
import { type Person, world } from "../../testing/world.ts";
import { newCard, newSignature } from "./test-sample.ts";
import { deliverLate, settleDue } from "./verbs/deliver-card.ts";

const path = "/card/cards";
const HOUR_MS = 3_600_000;

async function setting(zones: Record<string, string>) {
  const w = await world();
  const ann = await w.person("Ann");
  const people: Record<string, Person> = {};
  for (const [name, zone] of Object.entries(zones)) {
    const person = await w.person(name);
    await w.sql`update tenant_members set timezone = ${zone} where tenant_id = ${w.tenantId} and id = ${person.id}`;
    people[name] = person;
  }
  const ids = Object.values(people).map(({ id }) => id);
  const start = async (changes: object = {}, signed = true) => {
    const answer = await ann.post(path, newCard("Ten years", ids, changes));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    if (signed) await ann.put(`${path}/${answer.body.id}/signature`, newSignature("Well done"));
    await w.drain();
    return answer.body.id as string;
  };
  /** Its job, as it would run at an instant. */
  const runAt = (cardId: string, at: Date) =>
    w.tenant(async ({ db }) => {
      const ctx = {
        db,
        now: at,
        tenant: { timezone: "UTC" },
        enqueue: enqueuer(db),
        publish: publisher(db, w.tenantId),
      };
      await settleDue(ctx as never, { cardId });
    });
  /** The look for those who were away. */
  const late = (at: Date) => w.tenant(({ db }) => deliverLate({ db, now: at, enqueue: enqueuer(db) } as never));
  /** Cards whose job waits. */
  const waiting = async () =>
    (
      await w.sql`delete from pgboss.job where name = 'card.due' and data->>'tenantId' = ${w.tenantId}
      returning data->>'cardId' as id`
    ).map(({ id }) => String(id));
  const deliveries = async (cardId: string) => {
    const rows = await w.sql`select m.first_name as name, r.delivered_at as at from card_recipients r
      join tenant_members m on m.tenant_id = r.tenant_id and m.id = r.member_id
      where r.tenant_id = ${w.tenantId} and r.card_id = ${cardId} and r.delivered_at is not null`;
    return Object.fromEntries(rows.map(({ name, at }) => [name, new Date(String(at)).toISOString()]));
  };
  const nextRun = async (cardId: string) => {
    const [row] =
      await w.sql`select next_run_at as at from schedules where tenant_id = ${w.tenantId} and id = ${cardId}`;
    return row ? new Date(String(row.at)).toISOString() : null;
  };
  const archive = (who: Person) =>
    w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id = ${who.id}`;
  const messagesOf = async (who: Person) =>
    (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
  return { w, ann, people, start, runAt, late, waiting, deliveries, nextRun, archive, messagesOf };
}

test("each recipient receives it at their own hour of its day, also where clocks change on it", async () => {
  const here = await setting({
    Tokyo: "Asia/Tokyo",
    Lisbon: "Europe/Lisbon",
    Angeles: "America/Los_Angeles",
    Lord: "Australia/Lord_Howe",
    Kiritimati: "Pacific/Kiritimati",
    // Where the day begins last.
    Baker: "Etc/GMT+12",
  });
  // Lisbon goes to summer time in the night before, Lord Howe back by half an hour a week later.
  const card = await here.start({ deliverOn: "2027-03-28", deliverTime: "09:00" });
  for (let at = Date.parse("2027-03-26T00:00:00Z"); at < Date.parse("2027-03-30T00:00:00Z"); at += HOUR_MS / 2)
    await here.runAt(card, new Date(at));
  expect(await here.deliveries(card)).toEqual({
    Kiritimati: "2027-03-27T19:00:00.000Z",
    Lord: "2027-03-27T22:00:00.000Z",
    Tokyo: "2027-03-28T00:00:00.000Z",
    Lisbon: "2027-03-28T08:00:00.000Z",
    Angeles: "2027-03-28T16:00:00.000Z",
    Baker: "2027-03-28T21:00:00.000Z",
  });
  expect(await here.nextRun(card)).toBeNull();
  await here.w.drain();
  for (const one of Object.values(here.people)) expect(await here.messagesOf(one)).toHaveLength(1);
});

test("an hour that a clock skips or has twice is one delivery, on the day", async () => {
  const here = await setting({ Lisbon: "Europe/Lisbon" });
  const on = async (deliverOn: string, deliverTime: string) => {
    const card = await here.start({ deliverOn, deliverTime });
    const noon = Date.parse(`${deliverOn}T12:00:00Z`);
    for (let at = noon - 14 * HOUR_MS; at <= noon; at += HOUR_MS / 4) await here.runAt(card, new Date(at));
    return (await here.deliveries(card)).Lisbon;
  };
  expect(await on("2027-03-28", "01:30")).toBe("2027-03-28T01:30:00.000Z");
  expect(await on("2027-10-31", "01:30")).toBe("2027-10-31T01:30:00.000Z");
  await here.w.drain();
  expect(await here.messagesOf(here.people.Lisbon as Person)).toHaveLength(2);
});

test("until their own hour it does not exist for a second recipient, and nobody signs it any more", async () => {
  const here = await setting({ Tokyo: "Asia/Tokyo", Angeles: "America/Los_Angeles" });
  const { Tokyo, Angeles } = here.people as { Tokyo: Person; Angeles: Person };
  const card = await here.start({ deliverOn: "2027-03-28" });
  await here.runAt(card, new Date("2027-03-28T00:00:00Z"));
  await here.w.drain();
  expect((await Tokyo.get(`${path}/${card}`)).body).toMatchObject({ as: "recipient", state: "delivered" });
  expect((await Angeles.get(`${path}/${card}`)).status).toBe(404);
  expect((await Angeles.get(`${path}?list=received`)).body.results).toEqual([]);
  expect(await here.messagesOf(Angeles)).toEqual([]);
  expect((await here.ann.put(`${path}/${card}/signature`, newSignature("Later"))).status).toBe(409);
});

test("moderators read nothing of a card while it is sealed for one of its recipients, who may be one of them", async () => {
  const here = await setting({ Tokyo: "Asia/Tokyo", Angeles: "America/Los_Angeles" });
  const { Tokyo } = here.people as { Tokyo: Person };
  const admin = await here.w.person("Ada", { role: "admin" });
  const card = await here.start({ deliverOn: "2027-03-28" });
  await here.runAt(card, new Date("2027-03-28T00:00:00Z"));
  const [signature] = (await Tokyo.get(`${path}/${card}/signatures`)).body.results;
  await Tokyo.put(`/card/signatures/${signature.id}/flags`, { reason: "Not kind" });
  await here.w.drain();
  const flagged = async () => (await admin.get("/card/cards/flagged")).body.results;
  expect(await flagged()).toEqual([]);
  await here.runAt(card, new Date("2027-03-28T16:00:00Z"));
  await here.w.drain();
  expect(await flagged()).toMatchObject([{ id: signature.id }]);
});

test("who moves to an earlier day in the last hours receives it there", async () => {
  const here = await setting({ Rosa: "America/Los_Angeles" });
  const { Rosa } = here.people as { Rosa: Person };
  const card = await here.start({ deliverOn: "2027-03-28" });
  // It opens at 16:00; from 26 hours before, somebody looks every hour.
  expect(await here.nextRun(card)).toBe("2027-03-27T14:00:00.000Z");
  await here.runAt(card, new Date("2027-03-27T14:00:00Z"));
  expect(await here.nextRun(card)).toBe("2027-03-27T15:00:00.000Z");
  await here.w
    .sql`update tenant_members set timezone = 'Asia/Tokyo' where tenant_id = ${here.w.tenantId} and id = ${Rosa.id}`;
  await here.runAt(card, new Date("2027-03-27T23:00:00Z"));
  expect(await here.deliveries(card)).toEqual({});
  await here.runAt(card, new Date("2027-03-28T00:00:00Z"));
  expect(await here.deliveries(card)).toEqual({ Rosa: "2027-03-28T00:00:00.000Z" });
});

test("a card for somebody who left, or that nobody signed, comes back to its organizer, who may send it again", async () => {
  const here = await setting({ Rosa: "UTC" });
  const { ann, runAt, archive, messagesOf, w } = here;
  const { Rosa } = here.people as { Rosa: Person };
  const unsigned = await here.start({ title: "Nobody", deliverOn: "2027-03-28" }, false);
  const card = await here.start({ deliverOn: "2027-03-28" });
  await runAt(unsigned, new Date("2027-03-28T09:00:00Z"));
  await archive(Rosa);
  await runAt(card, new Date("2027-03-28T09:00:00Z"));
  await w.drain();
  expect((await messagesOf(ann)).toSorted()).toEqual([
    "“Nobody” came back to you: nobody has signed it",
    "“Ten years” came back to you: nobody it is for is here any more",
  ]);
  expect(await here.deliveries(card)).toEqual({});
  const { body: returned } = await ann.get(`${path}/${card}`);
  expect(returned).toMatchObject({ state: "returned", signatureCount: 1 });
  const eve = await w.person("Eve");
  const { body: again } = await ann.patch(`${path}/${card}`, {
    recipientIds: [eve.id],
    deliverOn: "2028-01-10",
    state: "open",
    version: returned.version,
  });
  expect(again).toMatchObject({ state: "open", recipients: [{ id: eve.id }] });
  await runAt(card, new Date("2028-01-10T09:00:00Z"));
  expect((await eve.get(`${path}/${card}`)).body.state).toBe("delivered");
});

test("of several recipients those who are here receive it", async () => {
  const here = await setting({ Rosa: "UTC", Eve: "Asia/Tokyo" });
  const { Rosa, Eve } = here.people as { Rosa: Person; Eve: Person };
  const card = await here.start({ deliverOn: "2027-03-28" });
  await here.archive(Eve);
  await here.runAt(card, new Date("2027-03-28T00:00:00Z"));
  expect((await here.ann.get(`${path}/${card}`)).body.state).toBe("open");
  await here.runAt(card, new Date("2027-03-28T09:00:00Z"));
  expect(await here.deliveries(card)).toEqual({ Rosa: "2027-03-28T09:00:00.000Z" });
  expect((await Rosa.get(`${path}/${card}`)).status).toBe(200);
  expect(await here.nextRun(card)).toBeNull();
});

test("who left or was suspended when it opened receives it and is notified once they are back", async () => {
  const here = await setting({ Rosa: "UTC", Eve: "UTC", Sam: "UTC" });
  const { ann, w, messagesOf } = here;
  const { Rosa, Eve, Sam } = here.people as { Rosa: Person; Eve: Person; Sam: Person };
  const card = await here.start({ deliverOn: "2027-03-28" });
  await here.archive(Eve);
  const suspend = (at: Date | null) =>
    w.sql`update tenant_members set suspended_at = ${at} where tenant_id = ${w.tenantId} and id = ${Sam.id}`;
  await suspend(new Date());
  const day = new Date("2027-03-28T09:00:00Z");
  await here.runAt(card, day);
  expect(Object.keys(await here.deliveries(card))).toEqual(["Rosa"]);
  const later = async () => {
    await here.late(new Date("2027-04-02T12:00:00Z"));
    for (const run of await here.waiting()) await here.runAt(run, new Date("2027-04-02T12:00:00Z"));
    await w.drain();
  };
  await later();
  expect(Object.keys(await here.deliveries(card))).toEqual(["Rosa"]);
  await suspend(null);
  await w.sql`update tenant_members set status = 'joined' where tenant_id = ${w.tenantId} and id = ${Eve.id}`;
  await later();
  await later();
  expect(Object.keys(await here.deliveries(card)).toSorted()).toEqual(["Eve", "Rosa", "Sam"]);
  for (const one of [Rosa, Eve, Sam]) expect(await messagesOf(one)).toHaveLength(1);
  const read = async (who: Person) => (await who.get(`${path}/${card}`)).body.deliveredAt;
  expect(await Promise.all([Rosa, Eve, ann].map(read))).toEqual([
    day.toISOString(),
    "2027-04-02T12:00:00.000Z",
    day.toISOString(),
  ]);
  expect(
    (await ann.get(`${path}/${card}`)).body.recipients.every(
      ({ deliveredAt }: Card["recipients"][number]) => deliveredAt,
    ),
  ).toBe(true);
});

test("who joins after it was delivered to them is notified of it then", async () => {
  const here = await setting({ Rosa: "UTC", New: "UTC" });
  const { New } = here.people as { New: Person };
  const status = (of: string, joined: Date | null) =>
    here.w.sql`update tenant_members set status = ${of}, joined_at = ${joined}
      where tenant_id = ${here.w.tenantId} and id = ${New.id}`;
  await status("invited", null);
  const card = await here.start({ deliverOn: "2027-03-28" });
  await here.runAt(card, new Date("2027-03-28T09:00:00Z"));
  await here.w.drain();
  await status("joined", new Date("2027-03-28T11:00:00Z"));
  for (let times = 0; times < 2; times += 1) {
    await here.late(new Date("2027-03-28T12:00:00Z"));
    await here.w.drain();
  }
  expect(await here.messagesOf(New)).toHaveLength(1);
});

test("a card is not opened for nobody, and is given to somebody else instead", async () => {
  const here = await setting({ Rosa: "UTC" });
  const { ann } = here;
  const card = await here.start({ deliverOn: "2027-03-28" });
  await here.archive(here.people.Rosa as Person);
  await here.runAt(card, new Date("2027-03-28T09:00:00Z"));
  const { body } = await ann.get(`${path}/${card}`);
  const change = { deliverOn: "2028-01-10", state: "open", version: body.version };
  const refused = await ann.patch(`${path}/${card}`, change);
  expect([refused.status, refused.body.details[0].path]).toEqual([400, "recipientIds"]);
  const eve = await here.w.person("Eve");
  expect((await ann.patch(`${path}/${card}`, { ...change, recipientIds: [eve.id] })).body.state).toBe("open");
});

test("a date that has passed where a recipient is, is refused", async () => {
  const { w, ann } = await setting({ Rosa: "UTC" });
  const [rosa] = await w.people("Rosa");
  const answer = await ann.post(path, newCard("Late", [rosa.id], { deliverOn: "2020-01-01" }));
  expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, "deliverOn"]);
});

test("all that was done once more changes nothing", async () => {
  const here = await setting({ Rosa: "UTC" });
  const { ann, w, messagesOf } = here;
  const { Rosa } = here.people as { Rosa: Person };
  const card = await here.start();
  await ann.post(`${path}/${card}/deliver`);
  await w.drain();
  await Rosa.put(`${path}/${card}/answer`, { message: "Thank you" });
  await w.drain();
  const before = [await messagesOf(Rosa), await messagesOf(ann), await here.deliveries(card)];
  expect(await w.again()).toBeGreaterThan(2);
  expect([await messagesOf(Rosa), await messagesOf(ann), await here.deliveries(card)]).toEqual(before);
});
