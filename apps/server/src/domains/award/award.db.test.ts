import type { Award } from "@plaudit/api/award.ts";
import type { AwardType } from "@plaudit/api/award-type.ts";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";
import { given, typeOf } from "./test-sample.ts";

let w: World;
let admin: Person;
let ann: Person;
let bob: Person;
let cleo: Person;
beforeEach(async () => {
  w = await world({ features: ["points"] });
  admin = await w.person("Ada", { role: "admin" });
  [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
});

async function bank(amount: number, alertBelow: number | null = null): Promise<string> {
  const body = { name: "Awards", ownerIds: [], alertBelow };
  const { id } = (await admin.post("/points/pointsBanks", body)).body;
  if (amount > 0) await admin.post(`/points/pointsBanks/${id}/deposit`, { amount, note: "" });
  return id;
}
const holds = async (id: string) => (await admin.get(`/points/pointsBanks/${id}`)).body.balance;
async function makeType(over: object = {}): Promise<AwardType> {
  const { status, body } = await admin.post("/award/awardTypes", { ...typeOf("Quiet excellence"), ...over });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
const paying = (bankId: string, points: number, over: object = {}) =>
  makeType({ points, pointsLocked: true, budgetItemId: bankId, ...over });
const send = (from: Person, type: { id: string }, to: Person, amount = 0, message = "You kept the lights on") =>
  from.post("/award/awards", { awardTypeId: type.id, ...given(to, amount, message) });
const spends = async (who: Person) => (await admin.get(`/points/accounts/redeemable/${who.id}`)).body.spend;
const faults = () => w.tenant(async ({ db }) => (await verifyLedger(db)).faults);
const told = async (who: Person): Promise<string[]> =>
  (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
const prefersPrivate = (who: Person) =>
  w.sql`update tenant_members set prefers_private = true where tenant_id = ${w.tenantId} and id = ${who.id}`;
const inFeed = async (who: Person): Promise<Award[]> =>
  (await who.get("/timeline/items?itemTypeIn=award")).body.results.map(({ entity }: { entity: Award }) => entity);

describe("an award type", () => {
  test("is kept with all that the form has; without points nothing is paid and nothing to choose", async () => {
    const bankId = await bank(1000);
    const team = await w.team("Mentors", [bob]);
    const type = await paying(bankId, 200, {
      pointsLocked: false,
      senders: ["manager", team.id, ann.id],
      notify: true,
      pinForDays: 3,
      badge: "years",
    });
    expect(type).toMatchObject({
      name: "Quiet excellence",
      points: 200,
      pointsLocked: false,
      budgetItemId: bankId,
      pointsBankName: "Awards",
      pointsBankBalance: 1000,
      senders: [
        { id: team.id, type: "team" },
        { id: ann.id, type: "tenantMember" },
      ],
      senderRoles: ["manager"],
      notify: true,
      pinForDays: 3,
      badge: "years",
      archived: false,
      stats: { sent: 0, recipients: 0, senders: 0, points: 0, lastSentAt: null },
    });
    const same = { senders: ["manager", team.id, ann.id], badge: "years", version: type.version };
    expect((await admin.patch(`/award/awardTypes/${type.id}`, same)).body.version).toBe(type.version);
    expect(
      await w.sql`select after -> 'senders' as senders, after -> 'nominators' as nominators from audit_events
        where tenant_id = ${w.tenantId} and entity_id = ${type.id}`,
    ).toEqual([
      {
        senders: { everyone: false, roles: ["manager"], teamIds: [team.id], memberIds: [ann.id] },
        nominators: null,
      },
    ]);
    const free = await admin.patch(`/award/awardTypes/${type.id}`, { points: 0, version: type.version });
    expect(free.body).toMatchObject({ points: 0, pointsLocked: true, budgetItemId: null, pointsBankBalance: null });
  });

  test.each([
    ["points without a bank", { points: 5 }, "budgetItemId", "Choose the bank that pays"],
    ["a bank that is none", { points: 5, budgetItemId: crypto.randomUUID() }, "budgetItemId", "There is no such bank"],
    ["a sender who is none", { senders: [crypto.randomUUID()] }, "senders.0", "There is no such person"],
    ["a description of 151 characters", { description: "x".repeat(151) }, "description", "150 characters at most"],
  ])("refuses %s at its field", async (_, over, path, message) => {
    const { status, body } = await admin.post("/award/awardTypes", { ...typeOf("Quiet"), ...over });
    expect([status, body.details]).toMatchObject([400, [{ path, message }]]);
  });

  test("has a name of its own among those in use", async () => {
    const type = await makeType();
    const twice = await admin.post("/award/awardTypes", typeOf("quiet  Excellence"));
    expect(twice.body.details).toMatchObject([{ path: "name", message: "This name is taken" }]);
    await admin.patch(`/award/awardTypes/${type.id}`, { archived: true, version: 1 });
    const other = await makeType();
    const back = await admin.patch(`/award/awardTypes/${type.id}`, { archived: false, version: 2 });
    expect(back.body.details).toMatchObject([{ path: "name" }]);
    await admin.delete(`/award/awardTypes/${other.id}`);
    expect((await admin.patch(`/award/awardTypes/${type.id}`, { archived: false, version: 2 })).body.archived).toBe(
      false,
    );
  });

  test("may be sent by those it names: people, teams, roles, or everybody", async () => {
    const team = await w.team("Mentors", [bob]);
    const named = await makeType({ senders: [ann.id] });
    const teams = await makeType({ name: "Second", senders: [team.id] });
    const roles = await makeType({ name: "Third", senders: ["admin"] });
    const all = await makeType({ name: "Fourth" });
    const mine = async (who: Person) =>
      (await who.get("/awards/awardTypes/my")).body.results.map(({ id }: { id: string }) => id);
    const ids = (...types: AwardType[]) => types.map(({ id }) => id).sort();
    expect((await mine(ann)).sort()).toEqual(ids(named, all));
    expect((await mine(bob)).sort()).toEqual(ids(teams, all));
    expect((await mine(admin)).sort()).toEqual(ids(roles, all));
    expect((await mine(cleo)).sort()).toEqual(ids(all));
    expect((await send(cleo, named, bob)).status).toBe(404);
    expect((await send(ann, named, bob)).status).toBe(200);
  });

  test("keeps its points once it was sent, and can be archived but not deleted", async () => {
    const type = await paying(await bank(1000), 100);
    await send(ann, type, bob, 100);
    const more = await admin.patch(`/award/awardTypes/${type.id}`, { points: 200, version: 1 });
    expect(more.body.details).toMatchObject([
      { path: "points", message: expect.stringContaining("It has already been sent") },
    ]);
    expect((await admin.delete(`/award/awardTypes/${type.id}`)).status).toBe(409);
    const named = await admin.patch(`/award/awardTypes/${type.id}`, { name: "Loud excellence", version: 1 });
    expect(named.body).toMatchObject({ name: "Loud excellence", version: 2 });
    await admin.patch(`/award/awardTypes/${type.id}`, { archived: true, version: 2 });
    expect((await send(ann, type, cleo, 100)).status).toBe(409);
    expect((await admin.get("/award/awardTypes")).body).toMatchObject({ results: [], archived: 1 });
    expect((await admin.get("/award/awardTypes?archived=true")).body.results).toMatchObject([{ id: type.id }]);
    expect((await inFeed(cleo)).map(({ name }) => name)).toEqual(["Quiet excellence"]);
  });

  test("is copied under the next free name", async () => {
    const type = await paying(await bank(10), 5, { senders: [ann.id], pinForDays: 1 });
    const { body: copy } = await admin.post(`/award/awardTypes/${type.id}/clone`);
    expect(copy).toMatchObject({ name: "Quiet excellence 2", points: 5, senders: [{ id: ann.id }], pinForDays: 1 });
    expect((await admin.post(`/award/awardTypes/${type.id}/clone`)).body.name).toBe("Quiet excellence 3");
  });

  test("keeps its bank from being archived while it can be given, and is not brought back without one", async () => {
    const bankId = await bank(1000);
    const type = await paying(bankId, 100);
    const archive = () => admin.post(`/points/pointsBanks/${bankId}/archive`);
    const refused = await archive();
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      "Awards are paid from this bank: archive them or choose another bank for them first",
    ]);
    await admin.patch(`/award/awardTypes/${type.id}`, { archived: true, version: 1 });
    expect((await archive()).status).toBe(200);
    const back = await admin.patch(`/award/awardTypes/${type.id}`, { archived: false, version: 2 });
    expect(back.body.details).toMatchObject([{ path: "budgetItemId", message: "There is no such bank" }]);
    expect((await admin.post(`/award/awardTypes/${type.id}/clone`)).status).toBe(409);
    const other = await bank(10);
    const free = { archived: false, budgetItemId: other, version: 2 };
    expect((await admin.patch(`/award/awardTypes/${type.id}`, free)).body).toMatchObject({ archived: false });
  });

  test("is not added, copied or brought back as the 201st in use", async () => {
    const type = await makeType();
    await admin.patch(`/award/awardTypes/${type.id}`, { archived: true, version: 1 });
    const used = await makeType({ name: "One of them" });
    await w.sql`insert into award_types
      select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'name', 'Other ' || n, 'name_key', 'other ' || n))).*
      from award_types t, generate_series(1, 199) n where t.tenant_id = ${w.tenantId} and t.id = ${used.id}`;
    const back = () => admin.patch(`/award/awardTypes/${type.id}`, { archived: false, version: 2 });
    const refused = [
      await admin.post("/award/awardTypes", typeOf("Another")),
      await admin.post(`/award/awardTypes/${used.id}/clone`),
      await back(),
    ];
    expect(refused.map(({ status, body }) => [status, body.key])).toEqual(refused.map(() => [409, "award.tooMany"]));
    // What is in use already is changed as ever.
    await admin.patch(`/award/awardTypes/${used.id}`, { name: "Renamed", version: 1 });
    await admin.patch(`/award/awardTypes/${used.id}`, { archived: true, version: 2 });
    expect((await back()).body).toMatchObject({ archived: false });
  });

  test("is not overwritten by who has not seen its last version", async () => {
    const type = await makeType();
    await admin.patch(`/award/awardTypes/${type.id}`, { name: "First", version: 1 });
    const late = await admin.patch(`/award/awardTypes/${type.id}`, { name: "Second", version: 1 });
    expect(late.body).toMatchObject({ error: "VersionConflict", data: { name: "First", version: 2 } });
  });
});

describe("sending an award", () => {
  test("debits the bank and never the sender; everybody sees it, and its recipient is notified", async () => {
    const bankId = await bank(1000);
    await w.allocate(100);
    const type = await paying(bankId, 150);
    const { body: award } = await send(ann, type, bob, 150);
    await w.drain();
    expect(award).toMatchObject({
      name: "Quiet excellence",
      badge: "lighthouse",
      messageText: "You kept the lights on",
      amount: 150,
      tenantWide: true,
      sendTo: [{ id: bob.id }],
      recipientCount: 1,
    });
    expect([await holds(bankId), await spends(bob)]).toEqual([850, 150]);
    expect((await ann.get("/points/accounts/me")).body).not.toMatchObject({ allocation: { balance: 0 } });
    expect(await inFeed(cleo)).toMatchObject([{ id: award.id, ownRecipient: null }]);
    expect(await told(bob)).toEqual(["Ann Test gave you an award: Quiet excellence, with 150 points"]);
    expect(await told(cleo)).toEqual([]);
    const [line] = (await bob.get("/points/transactions")).body.results;
    expect(line).toMatchObject({
      type: "award",
      amount: 150,
      actor: { id: ann.id },
      about: { words: "Quiet excellence", resourcePath: `/award/${award.id}` },
    });
    expect((await admin.get(`/award/awardTypes/${type.id}`)).body.stats).toMatchObject({
      sent: 1,
      recipients: 1,
      senders: 1,
      points: 150,
      lastSentTo: { name: "Bob Test", others: 0 },
    });
    expect((await admin.get("/award/awardTypes?nomination=true")).body).toMatchObject({
      total: 0,
      kinds: { sent: 1, nominated: 0 },
    });
    expect(await faults()).toEqual([]);
  });

  test.each([
    ["no points", { amount: null }, "amount", "Points required"],
    ["fewer than none", { amount: -1 }, "amount", "Points must be a positive number"],
    ["half a point", { amount: 0.5 }, "amount", "Enter a whole number"],
    ["no words", { message: " " }, "message", "Provide an award message"],
    ["1001 characters", { message: "x".repeat(1001) }, "message", "Your message is too long"],
    ["nobody", { sendTo: [] }, "sendTo", "Select a recipient"],
  ])("refuses %s in the words of the form", async (_, over, path, message) => {
    const type = await makeType();
    const { status, body } = await ann.post("/award/awards", { awardTypeId: type.id, ...given(bob), ...over });
    expect([status, body.details]).toMatchObject([400, [{ path, message }]]);
  });

  test("takes a message of 1000 characters, and to the award type's own address", async () => {
    const type = await makeType();
    const { status } = await ann.post(`/award/awardTypes/${type.id}/awards`, given(bob, 0, "x".repeat(1000)));
    expect(status).toBe(200);
  });

  test("keeps to what the type fixes, or to its limit", async () => {
    const bankId = await bank(1000);
    const fixed = await paying(bankId, 100);
    const free = await paying(bankId, 100, { name: "Free", pointsLocked: false });
    const refused = async (type: AwardType, amount: number) => (await send(ann, type, bob, amount)).body.details;
    expect(await refused(fixed, 99)).toMatchObject([{ path: "amount", message: "The award fixes its points" }]);
    expect(await refused(free, 101)).toMatchObject([
      { path: "amount", message: "Enter a point amount that is 100 or less" },
    ]);
    expect((await send(ann, free, bob, 60)).status).toBe(200);
    expect(await holds(bankId)).toBe(940);
  });

  test("pays everybody of a team or nobody", async () => {
    const bankId = await bank(250);
    const team = await w.team("Night crew", [ann, bob, cleo]);
    const type = await paying(bankId, 100);
    const toTeam = { ...given(bob, 100), sendTo: [{ id: team.id, type: "team" }] };
    const body = { awardTypeId: type.id, ...toTeam };
    const preview = { awardTypeId: type.id, amount: 100, sendTo: toTeam.sendTo };
    expect((await ann.post("/award/awards/preview", preview)).body).toEqual({
      recipientCount: 2,
      pointsRecipientCount: 2,
      total: 200,
      pointsBankBalance: { available: 250 },
    });
    expect((await ann.post("/award/awards", body)).status).toBe(200);
    const short = await ann.post("/award/awards", body);
    expect([short.status, short.body.details]).toMatchObject([400, [{ path: "amount" }]]);
    expect(short.body.msg).toContain("50");
    expect([await holds(bankId), await spends(bob), await spends(cleo)]).toEqual([50, 100, 100]);
    expect(await faults()).toEqual([]);
  });

  test("brings no points to who is not eligible, but the award", async () => {
    const bankId = await bank(500);
    const type = await paying(bankId, 100);
    const eligible = { everyone: false, memberIds: [cleo.id], teamIds: [], roles: [] };
    const { body: settings } = await admin.get("/points/budgetSettings");
    await admin.patch("/points/budgetSettings", { eligible, version: settings.version });
    const sendTo = [bob, cleo].map(({ id }) => ({ id, type: "tenantMember" }));
    const preview = await ann.post("/award/awards/preview", { awardTypeId: type.id, amount: 100, sendTo });
    expect(preview.body).toMatchObject({ recipientCount: 2, pointsRecipientCount: 1, total: 100 });
    const { status } = await ann.post("/award/awards", { awardTypeId: type.id, amount: 100, message: "Both", sendTo });
    await w.drain();
    expect([status, await holds(bankId), await spends(cleo)]).toEqual([200, 400, 100]);
    expect(await told(bob)).toEqual(["Ann Test gave you an award: Quiet excellence"]);
  });

  test("tells everybody where the type says so, and stays on top for its days", async () => {
    const type = await makeType({ notify: true, pinForDays: 3 });
    await send(ann, type, bob);
    await w.drain();
    await w.again();
    expect(await told(cleo)).toEqual(["Ann Test gave an award: Quiet excellence"]);
    expect(await told(bob)).toEqual(["Ann Test gave you an award: Quiet excellence"]);
    expect(await told(ann)).toEqual([]);
    const pinned = (await cleo.get("/timeline/items/pinned")).body.results;
    expect(pinned).toMatchObject([{ type: "award", entity: { name: "Quiet excellence" } }]);
  });

  test("tells who is mentioned, and again only whom an edit mentions for the first time", async () => {
    const type = await makeType();
    const mention = (who: Person) => ({ type: "mention", attrs: { id: who.id, label: who.name } });
    const doc = (...content: object[]) => ({ type: "doc", content: [{ type: "paragraph", content }] });
    const words = { type: "text", text: "With " };
    const body = { awardTypeId: type.id, ...given(bob), message: doc(words, mention(cleo)) };
    const { body: award } = await ann.post("/award/awards", body);
    await w.drain();
    expect(await told(cleo)).toEqual(["Ann Test mentioned you in an award"]);
    const message = doc(words, mention(cleo), { type: "text", text: " and " }, mention(admin));
    const edited = await ann.patch(`/award/awards/${award.id}`, { message, version: 1 });
    await w.drain();
    expect(edited.body).toMatchObject({ version: 2, messageText: `With @${cleo.name} and @${admin.name}` });
    expect([await told(cleo), await told(admin)]).toEqual([
      ["Ann Test mentioned you in an award"],
      ["Ann Test mentioned you in an award"],
    ]);
    expect((await bob.patch(`/award/awards/${award.id}`, { message: "Mine", version: 2 })).status).toBe(403);
  });
});

describe("an award that was sent", () => {
  test("takes reactions, comments, added points and reports like a recognition", async () => {
    await w.allocate(100);
    const type = await makeType();
    const { body: award } = await send(ann, type, bob);
    const at = `/award/awards/${award.id}`;
    await cleo.put(`${at}/reactions`, { type: "star" });
    await cleo.post(`${at}/comments`, { body: "Well earned" });
    expect((await cleo.post(`${at}/endorsements`, { amount: 10 })).body).toMatchObject({
      count: 1,
      amount: 10,
      own: true,
    });
    expect((await bob.post(`${at}/endorsements`, { amount: 10 })).status).toBe(403);
    await w.drain();
    expect((await bob.get(at)).body).toMatchObject({
      reactionCounts: [{ type: "star", count: 1 }],
      commentCount: 1,
      endorsementStats: { count: 1, amount: 10 },
      ownRecipient: { amount: 0 },
    });
    expect((await told(bob)).sort()).toEqual([
      "Ann Test gave you an award: Quiet excellence",
      "Cleo Test added 10 points to an award you received",
      "Cleo Test commented on an award you received",
      "Cleo Test reacted to an award you received",
    ]);
    expect(await spends(bob)).toBe(10);
  });

  test("keeps the name and the badge that it was sent with", async () => {
    const type = await makeType();
    const { body: award } = await send(ann, type, bob);
    await admin.patch(`/award/awardTypes/${type.id}`, { name: "Other", badge: "kite", version: 1 });
    expect((await cleo.get(`/award/awards/${award.id}`)).body).toMatchObject({
      name: "Quiet excellence",
      badge: "lighthouse",
    });
  });

  test("is deleted after its bank was archived: what is left goes where the archive sent what the bank held", async () => {
    const bankId = await bank(1000);
    const type = await paying(bankId, 100);
    const award = (await send(ann, type, bob, 100)).body;
    const issuance = async () =>
      (
        await w.sql`select balance::int from points_accounts where tenant_id = ${w.tenantId} and purpose = 'issuance'`
      )[0];
    await admin.patch(`/award/awardTypes/${type.id}`, { archived: true, version: type.version });
    expect((await admin.post(`/points/pointsBanks/${bankId}/archive`)).status).toBe(200);
    expect(await issuance()).toEqual({ balance: -100 });
    expect((await admin.delete(`/award/awards/${award.id}`)).status).toBeLessThan(300);
    expect([await spends(bob), await holds(bankId), await issuance()]).toEqual([0, 0, { balance: 0 }]);
    const { results } = (await admin.get(`/points/pointsBanks/${bankId}/transactions`)).body;
    expect(results.slice(0, 3)).toMatchObject([
      { type: "adjustment", amount: -100, balance: 0 },
      { type: "reversal", amount: 100, balance: 100 },
      { type: "adjustment", amount: -900, balance: 0 },
    ]);
    expect(await faults()).toEqual([]);
  });

  test("is deleted by a moderator: it leaves every place, and its bank gets back what is left", async () => {
    const bankId = await bank(1000, 950);
    await w.allocate(100);
    const type = await paying(bankId, 100);
    const { body: award } = await send(ann, type, bob, 100);
    const at = `/award/awards/${award.id}`;
    await cleo.post(`${at}/endorsements`, { amount: 10 });
    await w.drain();
    expect((await admin.get(`/points/pointsBanks/${bankId}`)).body.lowSince).not.toBeNull();
    expect((await ann.delete(at)).status).toBe(403);
    expect((await admin.get(`${at}/reversal`)).body).toEqual({ given: 110, returns: 110, shortfall: 0 });
    expect((await admin.delete(at)).status).toBe(204);
    await w.drain();
    const after = (await admin.get(`/points/pointsBanks/${bankId}`)).body;
    expect([after.balance, after.lowSince, await spends(bob)]).toEqual([1000, null, 0]);
    expect((await bob.get(at)).status).toBe(404);
    expect(await inFeed(cleo)).toEqual([]);
    expect(await told(bob)).toEqual([]);
    expect((await admin.get(`/award/awardTypes/${type.id}/recipients`)).body.results).toEqual([]);
    const { body: log } = await admin.get(`/audit/events?entityIdIn=${award.id}`);
    expect(log.results).toMatchObject([{ action: "award.delete" }]);
    expect(await faults()).toEqual([]);
  });

  test("waits in the moderators' list once it is reported; hidden it is nowhere, restored it is where it was", async () => {
    const type = await makeType();
    const { body: award } = await send(ann, type, bob);
    const at = `/award/awards/${award.id}`;
    await cleo.put(`${at}/flags`, { reason: "Not true" });
    await w.drain();
    const { body: queue } = await admin.get("/award/awards/flagged");
    expect(queue.results).toMatchObject([
      { id: award.id, type: "award", author: { id: ann.id }, to: ["Bob Test"], path: `/award/${award.id}` },
    ]);
    expect((await cleo.get("/award/awards/flagged")).status).toBe(403);
    await admin.put("/moderation/items/hidden", { ids: [award.id], reversePoints: false });
    await w.drain();
    expect([(await bob.get(at)).status, await inFeed(cleo)]).toEqual([404, []]);
    await w.sql`update pgboss.job set start_after = now() where name = 'moderation.settle' and data ->> 'tenantId' = ${w.tenantId}`;
    await w.drain();
    await admin.put("/moderation/items/restored", { ids: [award.id] });
    expect(await inFeed(cleo)).toMatchObject([{ id: award.id }]);
  });

  test("a comment on it leads to it when it is reported", async () => {
    const { body: award } = await send(ann, await makeType(), bob);
    const { body: comment } = await bob.post(`/award/awards/${award.id}/comments`, { body: "Hm" });
    await cleo.put(`/award/comments/${comment.id}/flags`, { reason: "Unkind" });
    await w.drain();
    const { body } = await admin.get("/recognition/comments/flagged");
    expect(body.results).toMatchObject([{ id: comment.id, path: `/award/${award.id}` }]);
  });
});

describe("an award for somebody who prefers private", () => {
  let award: Award;
  let type: AwardType;
  const secret = "What nobody else may read";
  beforeEach(async () => {
    await prefersPrivate(bob);
    type = await makeType({ notify: true, pinForDays: 7 });
    award = (await send(ann, type, bob, 0, secret)).body;
    await w.drain();
  });

  test("is its sender's, its recipient's and their managers' alone", async () => {
    const boss = await w.person("Boss");
    await w.manages(boss, bob);
    const sees = async (who: Person) => (await who.get(`/award/awards/${award.id}`)).status;
    expect(award.tenantWide).toBe(false);
    expect(await Promise.all([ann, bob, boss].map(sees))).toEqual([200, 200, 200]);
    expect(await Promise.all([cleo, admin].map(sees))).toEqual([404, 404]);
  });
  test.each<[string, (who: Person) => string]>([
    ["the feed", () => "/timeline/items"],
    ["the pinned items", () => "/timeline/items/pinned"],
    ["the list of awards", () => "/award/awards"],
    ["a profile", () => `/award/awards?recipientIdIn=${bob.id}`],
    ["what somebody sent", () => `/award/awards?senderIdIn=${ann.id}`],
    ["the awards of its type", () => `/award/awards?awardTypeIdIn=${type.id}`],
    ["their notifications", () => "/notification/messages"],
    ["who received it", () => `/award/awards/${award.id}/recipients`],
    ["its comments", () => `/award/awards/${award.id}/comments`],
    ["its reactions", () => `/award/awards/${award.id}/reactions`],
    ["who added points", () => `/award/awards/${award.id}/endorsements`],
  ])("is not in %s of others", async (_, path) => {
    const at = path(cleo);
    for (const who of [cleo, admin]) {
      const { body } = await who.get(at);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${secret}|${award.id}(?!/)`));
      expect(body.results ?? []).toEqual([]);
    }
  });
  test("is in the administrators' list and export without its words, and cannot be opened from there", async () => {
    const { body } = await admin.get(`/award/awardTypes/${type.id}/recipients`);
    expect(body.results).toMatchObject([{ member: { id: bob.id }, sender: { id: ann.id }, tenantWide: false }]);
    const csv = String((await admin.get(`/award/awardTypes/${type.id}/recipients/export`)).body);
    expect(csv).toContain('"Bob Test"');
    expect(csv + JSON.stringify(body)).not.toContain(secret);
  });
  test("is not counted in the bell of who is mentioned", async () => {
    const mention = { type: "mention", attrs: { id: cleo.id, label: cleo.name } };
    const message = { type: "doc", content: [{ type: "paragraph", content: [mention] }] };
    await ann.post("/award/awards", { awardTypeId: type.id, ...given(bob), message });
    await w.drain();
    expect(await told(cleo)).toEqual([]);
  });
  test("names nobody of a public team's award who prefers it, but counts them", async () => {
    const team = await w.team("Night crew", [bob, cleo]);
    const body = { awardTypeId: type.id, ...given(bob), sendTo: [{ id: team.id, type: "team" }] };
    const { body: shared } = await ann.post("/award/awards", body);
    const eve = await w.person("Eve");
    expect((await eve.get(`/award/awards/${shared.id}/recipients`)).body).toMatchObject({
      results: [{ id: cleo.id }],
      total: 1,
      withheld: 1,
    });
    expect((await eve.get(`/award/awards?recipientIdIn=${bob.id}`)).body.results).toEqual([]);
  });
});

test("the recipients of a type come in pages and as a file, the latest first", async () => {
  const type = await paying(await bank(1000), 10);
  for (const to of [bob, cleo, admin]) await send(ann, type, to, 10);
  const pages: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { body } = await admin.get(
      `/award/awardTypes/${type.id}/recipients?pageSize=2${cursor && `&cursor=${cursor}`}`,
    );
    pages.push(...body.results.map(({ member }: { member: { name: string } }) => member.name));
    cursor = body.next;
  }
  expect(pages).toEqual(["Ada Test", "Cleo Test", "Bob Test"]);
  const lines = String((await admin.get(`/award/awardTypes/${type.id}/recipients/export`)).body)
    .trim()
    .split("\r\n");
  expect(lines[0]).toBe('"Date","Recipient","E-mail","Sender","Points"');
  expect(lines.slice(1).map((line) => line.split(",").slice(1))).toEqual(
    [admin, cleo, bob].map(({ name, email }) => [`"${name}"`, `"${email}"`, '"Ann Test"', "10"]),
  );
  expect((await cleo.get(`/award/awardTypes/${type.id}/recipients`)).status).toBe(403);
});

test("a company without points sends awards of words alone", async () => {
  const other = await world({ features: [] });
  const boss = await other.person("Ada", { role: "admin" });
  const [eve, finn] = await other.people("Eve", "Finn");
  const paid = await boss.post("/award/awardTypes", {
    ...typeOf("Paid"),
    points: 5,
    budgetItemId: crypto.randomUUID(),
  });
  expect(paid.body.details).toMatchObject([{ path: "points" }]);
  const { body: type } = await boss.post("/award/awardTypes", typeOf("Words"));
  expect((await send(eve, type, finn, 5)).body).toMatchObject({ amount: 0, name: "Words" });
});

test("the weekly mail names the public awards of its week, and nobody who prefers privacy", async () => {
  const type = await makeType();
  const other = await makeType({ name: "Night watch" });
  const [dora, emil] = await w.people("Dora", "Emil");
  await prefersPrivate(cleo);
  await send(ann, type, bob);
  await send(ann, other, cleo);
  const hidden = (await send(ann, other, dora)).body;
  await admin.delete(`/award/awards/${hidden.id}`);
  const team = await w.team("Mentors", [cleo, emil]);
  const sent = { awardTypeId: type.id, ...given(bob, 0, "All of you"), sendTo: [{ id: team.id, type: "team" }] };
  expect((await ann.post("/award/awards", sent)).status).toBe(200);
  await w.sql`update awards set published_at = date_trunc('week', now()) - interval '2 days' where tenant_id = ${w.tenantId}`;
  await w.tenant(({ db }) => enqueuer(db)("notification.digest", { tenantId: w.tenantId }));
  await w.drain();
  const mails = w.server.mails().filter((mail) => mail.includes(`<${dora.email}>`));
  const texts = await Promise.all(mails.map(async (mail) => (await PostalMime.parse(mail)).text ?? ""));
  const digest = texts.find((text) => text.includes("Awards of the week")) ?? "";
  expect(digest).toMatch(/Bob Test: Quiet excellence/);
  expect(digest).toMatch(/Emil Test and 1 more: Quiet excellence/);
  expect(digest).not.toMatch(/Cleo|Dora Test:|Night watch/);
});

test("its mail carries the badge, who gave it and their words, and follows what the recipient chose", async () => {
  const type = await makeType({ badge: "lighthouse" });
  await cleo.patch("/notification/channelPreferences", { kinds: [{ kind: "award.received", mail: false }] });
  await send(ann, type, bob, 0, "You kept the lights on");
  await send(ann, type, cleo);
  await w.drain();
  const mailed = async (who: Person) =>
    Promise.all(
      w.server
        .mails()
        .filter((mail) => mail.includes(`<${who.email}>`))
        .map((mail) => PostalMime.parse(mail)),
    );
  const [mail, ...more] = await mailed(bob);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Ann Test gave you an award: Quiet excellence");
  expect(mail?.text).toContain("You kept the lights on");
  const [picture] = mail?.attachments ?? [];
  expect(picture).toMatchObject({ contentId: "<picture>", mimeType: "image/png", disposition: "inline" });
  expect(new Uint8Array(picture?.content as ArrayBuffer).slice(1, 4)).toEqual(new TextEncoder().encode("PNG"));
  expect(await mailed(cleo)).toEqual([]);
});
