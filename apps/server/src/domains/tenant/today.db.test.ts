import { beforeEach, expect, test } from "vitest";

import { lobby } from "../../testing/lobby.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { newAnnouncement } from "../announcement/test-sample.ts";
import { typeOf } from "../award/test-sample.ts";
import { newCard, newSignature } from "../card/test-sample.ts";
import { insertChannel } from "../channel/verbs/write-channel.ts";
import { incentiveOf } from "../incentive/test-sample.ts";
import { grantPoints, holdMemberAccounts } from "../points/index.ts";
import { rewardOf, storeOf } from "../reward/test-sample.ts";

const TUESDAY = "2026-11-17T08:00:00Z";
const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };

let w: World;
let [ada, bob, cleo]: Person[] = [];
beforeEach(async () => {
  w = await world({ features: ["points"] });
  w.server.setClock(new Date(TUESDAY));
  ada = await w.person("Ada", { role: "admin" });
  [bob, cleo] = await w.people("Bob", "Cleo");
});
const today = async (who = ada as Person) => (await who.get("/identity/today")).body;
const kinds = (lines: { kind: string }[]) => lines.map(({ kind }) => kind);

test("nothing waits in a company that has just begun, and an employee is told nothing", async () => {
  expect(await today()).toEqual({ day: "2026-11-17", waiting: [], coming: [], firstSteps: expect.any(Object) });
});

test("what waits for a decision is counted by whoever owns it, says since when, and leads to its place", async () => {
  const admin = ada as Person;
  const { id } = await w.send(bob as Person, { to: [cleo as Person] });
  await admin.put(`/recognition/recognitions/${id}/flags`, { reason: "Hm" });
  await w.drain();
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Gifts", ownerIds: [], alertBelow: 100 });
  await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: 150, note: "" });
  await admin.post(`/points/pointsBanks/${bank.id}/withdraw`, { amount: 100, note: "" });
  const type = { ...typeOf("Quiet work"), nomination: true };
  const { body: nominations } = await admin.post("/award/awardTypes", type);
  await admin.post(`/award/awardTypes/${nominations.id}/start`, { endAt: "2026-11-18T00:00:00Z" });
  const reason = { nomineeId: (cleo as Person).id, message: "For months of it" };
  expect((await (bob as Person).post(`/award/awardTypes/${nominations.id}/nominations`, reason)).status).toBe(204);
  const channel = await w.tenant((ctx) => insertChannel(ctx, lobby));
  await w.sql`update tv_channels set last_seen_at = ${TUESDAY} where tenant_id = ${w.tenantId} and id = ${channel.id}`;

  const before = await today();
  expect(kinds(before.waiting).toSorted()).toEqual(["banks", "flagged"]);
  expect(before.coming).toMatchObject([{ kind: "closing", name: "Quiet work", day: "2026-11-18" }]);

  w.server.setClock(new Date("2026-11-18T09:00:00Z"));
  const { waiting, coming } = await today();
  const byKind = Object.fromEntries(waiting.map(({ kind, ...line }: { kind: string }) => [kind, line]));
  expect(byKind).toEqual({
    flagged: { count: 1, name: null, since: expect.any(String), path: "/admin/content/flagged/recognition" },
    banks: { count: 1, name: "Gifts", since: expect.any(String), path: `/admin/points/bank/configure/${bank.id}` },
    nominations: {
      count: 1,
      name: "Quiet work",
      since: "2026-11-18T00:00:00.000Z",
      path: `/admin/awards/nomination/${nominations.id}`,
    },
    screens: {
      count: 1,
      name: lobby.name,
      since: new Date(TUESDAY).toISOString(),
      path: "/admin/integrations/plaudit-tvs",
    },
  });
  expect(coming).toEqual([]);
  expect(await today(bob)).toMatchObject({ waiting: [], coming: [], firstSteps: null });
});

test("claims, redemptions and funds wait with what is the oldest of them", async () => {
  const [admin, employee] = [ada, bob] as [Person, Person];
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Claims", ownerIds: [], alertBelow: null });
  await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: 100, note: "" });
  const { body: incentive } = await admin.post("/incentive/incentives", incentiveOf("Hazards", bank.id));
  await admin.post(`/incentive/incentives/${incentive.id}/start`, {});
  await employee.post(`/incentive/incentives/${incentive.id}/claims`, { text: "The stairs" });

  const { body: store } = await admin.post("/reward/providers", storeOf("Store", { funded: true, alertBelow: 50_00 }));
  await admin.post(`/reward/providers/${store.id}/deposit`, { amount: 60_00, note: "" });
  await admin.post(`/reward/providers/${store.id}/withdraw`, { amount: 20_00, note: "" });
  await w.tenant(async ({ db, now }) => {
    await holdMemberAccounts(db, employee.id);
    await grantPoints(db, { memberId: employee.id, amount: 500, actorId: admin.id, now, zone: "UTC", note: "" });
  });
  const offer = async (name: string, approval: string) =>
    (await admin.post("/reward/rewards", rewardOf(store.id, name, { approval }))).body.id;
  for (const rewardId of [await offer("Plant", "none"), await offer("Lamp", "admin")])
    expect((await employee.post("/reward/redemptions", { rewardId, points: 100 })).status).toBe(200);

  const { waiting } = await today();
  const since = expect.any(String);
  expect(waiting).toEqual([
    { kind: "claims", count: 1, name: "Hazards", since, path: `/admin/incentives/manage/${incentive.id}/pending` },
    { kind: "approvals", count: 1, name: "Lamp", since, path: "/admin/rewards/approvals" },
    { kind: "fulfilments", count: 1, name: "Plant", since, path: "/admin/rewards/fulfilment" },
    { kind: "funds", count: 1, name: "Store", since, path: `/admin/rewards/store/${store.id}/add-funds` },
  ]);
  const { body: other } = await admin.post("/incentive/incentives", incentiveOf("First aid", bank.id));
  await admin.post(`/incentive/incentives/${other.id}/start`, {});
  await employee.post(`/incentive/incentives/${other.id}/claims`, { text: "Two days" });
  const path = "/admin/incentives/manage/all/pending";
  expect((await today()).waiting).toContainEqual({ kind: "claims", count: 2, name: "Hazards", since, path });
});

test("what comes by itself in seven days is in its order, and nothing beyond them", async () => {
  const admin = ada as Person;
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Gifts", ownerIds: [], alertBelow: null });
  const gift = { name: "Birthdays", source: "birthday", audience: everyone, bankId: bank.id, words: {} };
  await admin.post("/points/giftRules", { ...gift, steps: [{ at: 0, amount: 50 }] });
  await w.sql`update tenant_members set birthday = '11-19', joined_at = '2020-01-01'
    where tenant_id = ${w.tenantId} and id = any(${[(bob as Person).id, (cleo as Person).id]})`;
  for (const [name, publishAt] of [
    ["Shift plan", "2026-11-20T07:00:00Z"],
    ["Far away", "2026-11-25T07:00:00Z"],
  ] as const)
    await admin.post("/announcement/announcements", newAnnouncement(name, { status: "scheduled", publishAt }));
  for (const to of [bob, admin] as Person[]) {
    const { body } = await (cleo as Person).post(
      "/card/cards",
      newCard("Thanks", [to.id], { deliverOn: "2026-11-18" }),
    );
    await (cleo as Person).put(`/card/cards/${body.id}/signature`, newSignature("Thank you"));
  }
  const rule = { name: "Everybody", source: "allocation", audience: everyone, amount: 100, period: "month" };
  const { body: item } = await admin.post("/points/budgetItems", {
    ...rule,
    ...{ startsOn: "2026-11-21", expiry: null, rollOverCap: null },
  });
  const { coming } = await today();
  expect(coming).toEqual([
    // The card for who asks is not counted.
    {
      ...{ kind: "cards", day: "2026-11-18", at: null, count: 1, name: null, points: null },
      path: "/admin/cards/configure",
    },
    {
      ...{ kind: "gifts", day: "2026-11-19", at: null, count: 2, name: null, points: 100 },
      path: "/admin/points/celebration",
    },
    {
      ...{ kind: "announcement", day: "2026-11-20", at: "2026-11-20T07:00:00.000Z", count: 1, name: "Shift plan" },
      ...{ points: null, path: expect.stringMatching(/^\/admin\/announcements\/configure\//) },
    },
    {
      ...{ kind: "allocation", day: "2026-11-21", at: "2026-11-21T00:00:00.000Z", count: 1, name: "Everybody" },
      ...{ points: 100, path: `/admin/points/allocation/configure/${item.id}` },
    },
  ]);
});
