import { expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { tick } from "../../testing/ticks.ts";
import { type Person, world } from "../../testing/world.ts";
import { newCard, newSignature } from "./test-sample.ts";

const path = "/card/cards";
const REMINDED = "Ann Test reminds you to sign a card: Ten years";

async function setting(zone: string) {
  const w = await world();
  const [ann, bob, cleo, rosa] = await w.people("Ann", "Bob", "Cleo", "Rosa");
  await w.sql`update tenant_members set timezone = ${zone} where tenant_id = ${w.tenantId} and id = ${rosa.id}`;
  const sendTo = [bob, cleo].map(({ id }) => ({ id, type: "tenantMember" }));
  const start = async (changes: object = {}) => {
    const answer = await ann.post(path, newCard("Ten years", [rosa.id], { sendTo, ...changes }));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await w.drain();
    return answer.body.id as string;
  };
  /** When its reminders are due. */
  const due = async () => {
    const rows = await w.sql`select data->>'cardId' as id, next_run_at as at from schedules
      where tenant_id = ${w.tenantId} and job = 'card.reminders'`;
    return Object.fromEntries(rows.map(({ id, at }) => [id, new Date(String(at)).toISOString()]));
  };
  /** What is due at an instant, and the job once more. */
  const runAt = async (cardId: string, at: string) => {
    w.server.setClock(new Date(at));
    await tick(w.server, "schedules.due");
    await w.tenant(({ db }) => enqueuer(db)("card.reminders", { tenantId: w.tenantId, cardId }));
    await w.drain();
    w.server.setClock(undefined);
  };
  const reminders = async (who: Person) =>
    (await who.get("/notification/messages")).body.results.filter(
      ({ message }: { message: string }) => message === REMINDED,
    ).length;
  return { w, ann, bob, cleo, rosa, start, due, runAt, reminders };
}

test("whoever has not signed is reminded once, two days before by the recipient's clock, also where it changes between", async () => {
  const { w, ann, bob, cleo, rosa, start, due, runAt, reminders } = await setting("Europe/Lisbon");
  // Lisbon goes to summer time in the night to the 28th: it opens at 8:00 UTC, and two days before nine was 9:00 UTC.
  const card = await start({ deliverOn: "2027-03-29", deliverTime: "09:00" });
  expect(await due()).toEqual({ [card]: "2027-03-27T09:00:00.000Z" });
  await bob.put(`${path}/${card}/signature`, newSignature("Well done"));
  await runAt(card, "2027-03-27T08:59:00Z");
  expect(await reminders(cleo)).toBe(0);
  for (const at of ["2027-03-27T09:00:00Z", "2027-03-27T09:00:01Z", "2027-03-28T09:00:00Z"]) await runAt(card, at);
  expect(await Promise.all([ann, bob, cleo, rosa].map(reminders))).toEqual([0, 0, 1, 0]);
  expect(w.server.mails().filter((mail) => mail.includes(`<${cleo.email}>`) && mail.includes(REMINDED))).toHaveLength(
    1,
  );
  expect((await ann.get(`${path}/${card}`)).body.signing).toMatchObject({
    remind: true,
    remindedAt: "2027-03-27T09:00:00.000Z",
  });
  // Also where its day is moved afterwards.
  const { version } = (await ann.get(`${path}/${card}`)).body;
  expect((await ann.patch(`${path}/${card}`, { deliverOn: "2027-05-01", version })).status).toBe(200);
  expect(await due()).toEqual({});
});

test("the reminders go with their day, and end where they are switched off or the card is deleted", async () => {
  const { w, ann, cleo, start, due, runAt, reminders } = await setting("UTC");
  const card = await start({ deliverOn: "2027-03-28" });
  const change = async (body: object) => {
    const { version } = (await ann.get(`${path}/${card}`)).body;
    expect((await ann.patch(`${path}/${card}`, { ...body, version })).status).toBe(200);
    await w.drain();
  };
  await change({ deliverOn: "2027-04-11" });
  expect(await due()).toEqual({ [card]: "2027-04-09T09:00:00.000Z" });
  await runAt(card, "2027-03-26T09:00:00Z");
  expect(await reminders(cleo)).toBe(0);
  await change({ remind: false });
  expect(await due()).toEqual({});
  await runAt(card, "2027-04-09T09:00:00Z");
  expect(await reminders(cleo)).toBe(0);
  await change({ remind: true });
  expect(Object.keys(await due())).toEqual([card]);
  await ann.delete(`${path}/${card}`);
  expect(await due()).toEqual({});
});

test("nobody is reminded of a card that opens sooner, of a draft, or within a day of an invitation or a reminder", async () => {
  const { w, ann, bob, cleo, start, due, runAt, reminders } = await setting("UTC");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await start({ deliverOn: tomorrow, deliverTime: "23:00" });
  const draft = await start({ state: "draft", deliverOn: "2027-03-28" });
  expect(await due()).toEqual({});
  await runAt(draft, "2027-03-26T09:00:00Z");
  const card = await start({ deliverOn: "2027-03-28" });
  await w.sql`update card_contributors set created_at = '2027-03-26T08:00:00Z'
    where tenant_id = ${w.tenantId} and card_id = ${card} and member_id = ${bob.id}`;
  await w.sql`update card_contributors set reminded_at = '2027-03-25T10:00:00Z'
    where tenant_id = ${w.tenantId} and card_id = ${card} and member_id = ${cleo.id}`;
  await runAt(card, "2027-03-26T09:00:00Z");
  expect(await Promise.all([ann, bob, cleo].map(reminders))).toEqual([0, 0, 0]);
});
