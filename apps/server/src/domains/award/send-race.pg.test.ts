import { expect, test } from "vitest";
import { world } from "../../testing/world.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";
import { given, typeOf } from "./test-sample.ts";

test("of senders who share a bank only as many are paid as it can pay", async () => {
  const w = await world({ features: ["points"] });
  const admin = await w.person("Ada", { role: "admin" });
  const [ann, ben, cleo, dan] = await w.people("Ann", "Ben", "Cleo", "Dan");
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Awards", ownerIds: [], alertBelow: null });
  await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: 250, note: "" });
  const paying = { points: 100, budgetItemId: bank.id };
  const { body: type } = await admin.post("/award/awardTypes", { ...typeOf("Quiet"), ...paying });
  const senders = [ann, ben, cleo, admin];
  const answers = await Promise.all(
    senders.map((who) => who.post("/award/awards", { awardTypeId: type.id, ...given(dan, 100) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400]);
  const { body } = await admin.get(`/points/pointsBanks/${bank.id}`);
  expect(body.balance).toBe(50);
  expect((await dan.get("/award/awards")).body.total).toBe(2);
  expect(await w.tenant(async ({ db }) => (await verifyLedger(db)).faults)).toEqual([]);
});

test("whoever sends while the points are changed sends what was there, or it was sent first", async () => {
  const w = await world({ features: ["points"] });
  const admin = await w.person("Ada", { role: "admin" });
  const [ann, dan] = await w.people("Ann", "Dan");
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Awards", ownerIds: [], alertBelow: null });
  await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: 1000, note: "" });
  const paying = { points: 100, budgetItemId: bank.id };
  const { body: type } = await admin.post("/award/awardTypes", { ...typeOf("Quiet"), ...paying });
  const [sent, changed] = await Promise.all([
    ann.post("/award/awards", { awardTypeId: type.id, ...given(dan, 100) }),
    admin.patch(`/award/awardTypes/${type.id}`, { points: 300, version: 1 }),
  ]);
  // One of them was first, and the other one saw it.
  expect([sent.status, changed.status].sort()).toEqual([200, 400]);
});
