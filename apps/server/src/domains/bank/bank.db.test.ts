import type { BankLine, PointsBank } from "@plaudit/api/points-bank.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";
import { incentiveOf } from "../incentive/test-sample.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";

let w: World;
let admin: Person;
let owner: Person;
beforeEach(async () => {
  w = await world({ features: ["points"] });
  admin = await w.person("Ada", { role: "admin" });
  owner = await w.person("Olga");
});

const open = async (over: object = {}): Promise<PointsBank> =>
  (await admin.post("/points/pointsBanks", { name: "Celebrations", ownerIds: [owner.id], alertBelow: 100, ...over }))
    .body;
const at = (bank: { id: string }, rest = "") => `/points/pointsBanks/${bank.id}${rest}`;
const move = (bank: { id: string }, kind: "deposit" | "withdraw", amount: unknown, note = "") =>
  admin.post(at(bank, `/${kind}`), { amount, note });
const linesOf = async (bank: { id: string }) => {
  const lines: BankLine[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { body } = await admin.get(at(bank, `/transactions?pageSize=2${cursor && `&cursor=${cursor}`}`));
    lines.push(...body.results);
    cursor = body.next;
  }
  return lines;
};
const toldOf = async (who: Person): Promise<string[]> =>
  (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
const faults = () => w.tenant(async ({ db }) => (await verifyLedger(db)).faults);

describe("a bank", () => {
  test("says what it held day by day, through days without a movement and before the first of them", async () => {
    const bank = await open();
    const now = Date.now();
    for (const [daysAgo, kind, amount] of [
      [40, "deposit", 1000],
      [20, "withdraw", 300],
      [0, "deposit", 50],
    ] as const) {
      w.server.setClock(daysAgo > 0 ? new Date(now - daysAgo * 86_400_000) : undefined);
      await move(bank, kind, amount);
    }
    const held = async (days: string) => (await admin.get(at(bank, `/balances?days=${days}`))).body.balances;
    const month = await held("30");
    expect(month).toHaveLength(30);
    expect([month[0].balance, month[8].balance, month[9].balance, month[28].balance, month[29].balance]).toEqual([
      1000, 1000, 700, 700, 750,
    ]);
    expect([month[29].deposited, month[9].deposited]).toEqual([50, 0]);
    const quarter = await held("90");
    expect([quarter[0].balance, quarter[48].balance, quarter[49].balance]).toEqual([0, 0, 1000]);
    expect((await admin.get(at(bank, "/balances?days=31"))).status).toBe(400);
    expect((await owner.get(at(bank, "/balances?days=30"))).status).toBe(403);
  });

  test("is opened empty, filled, drawn from, and its statement adds up line by line", async () => {
    const bank = await open();
    expect(bank).toMatchObject({
      balance: 0,
      version: 1,
      owners: [{ id: owner.id }],
      lastsUntil: null,
      archivedAt: null,
    });
    expect((await move(bank, "deposit", 1000, "PO 45")).body).toMatchObject({ balance: 1000, lowSince: null });
    expect((await move(bank, "withdraw", 300)).body).toMatchObject({ balance: 700, paid: 0 });
    await move(bank, "deposit", 5);
    const lines = await linesOf(bank);
    expect(lines.map(({ type, amount, balance, note }) => [type, amount, balance, note])).toEqual([
      ["deposit", 5, 705, ""],
      ["adjustment", -300, 700, ""],
      ["deposit", 1000, 1000, "PO 45"],
    ]);
    expect(lines[0]).toMatchObject({ actor: { id: admin.id }, people: 0 });
    const csv = (await admin.get(at(bank, "/transactions/export"))).body;
    expect(String(csv)).toContain('"Deposit","PO 45","Ada Test",0,1000,1000');
    const { body: log } = await admin.get("/audit/events?actionIn=pointsBank.export");
    expect(log.results).toMatchObject([
      { sentence: "{{actor}} exported the statement of the bank {{name}}", entityId: bank.id, actor: { id: admin.id } },
    ]);
    expect(await faults()).toEqual([]);
    const { body } = await admin.get("/points/pointsBanks");
    expect(body).toMatchObject({ results: [{ id: bank.id, balance: 705 }], archived: 0 });
    expect(body.results[0].weeks.at(-1)).toBe(705);
    expect(body.results[0].weeks).toHaveLength(14);
    // It is no rule that hands out points.
    expect((await admin.get("/points/budgetItems")).body.results.map(({ id }: { id: string }) => id)).not.toContain(
      bank.id,
    );
    expect((await admin.get(`/points/budgetItems/${bank.id}`)).status).toBe(404);
  });

  test("says what is paid from it: gifts that are on, and incentives where they name it or the settings do", async () => {
    const [bank, other] = [await open(), await open({ name: "Other" })];
    const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
    const rule = { name: "Birthdays", source: "birthday", audience: everyone, bankId: bank.id, words: {} };
    await admin.post("/points/giftRules", { ...rule, steps: [{ at: 0, amount: 5 }] });
    const { id } = (await admin.post("/incentive/incentives", incentiveOf("Spot a hazard", other.id))).body;
    const paysFor = async () =>
      (await admin.get("/points/pointsBanks")).body.results.map((one: PointsBank) => one.paysFor);
    expect(await paysFor()).toEqual([
      { gifts: ["birthday"], awards: 0, incentives: 0 },
      { gifts: [], awards: 0, incentives: 0 },
    ]);
    await admin.post(`/incentive/incentives/${id}/start`);
    expect((await paysFor())[1]).toEqual({ gifts: [], awards: 0, incentives: 1 });
  });

  test("gives no more than it holds", async () => {
    const bank = await open();
    await move(bank, "deposit", 50);
    const refused = await move(bank, "withdraw", 51);
    expect([refused.status, refused.body.details]).toMatchObject([
      400,
      [{ path: "amount", message: "The bank holds only 50" }],
    ]);
    expect((await admin.get(at(bank))).body.balance).toBe(50);
  });

  test("is archived: what it held goes back, its name is free, and nothing moves any more", async () => {
    const bank = await open();
    await move(bank, "deposit", 500);
    await w.drain();
    const { body } = await admin.post(at(bank, "/archive"));
    expect(body).toMatchObject({ balance: 0, __permissions__: ["view"] });
    expect(body.archivedAt).not.toBeNull();
    expect((await linesOf(bank))[0]).toMatchObject({ type: "adjustment", amount: -500, balance: 0 });
    const refused = await move(bank, "deposit", 5);
    expect([refused.status, refused.body.msg]).toEqual([409, "This bank is archived"]);
    expect((await admin.get("/points/pointsBanks")).body).toMatchObject({ results: [], archived: 1 });
    expect((await admin.get("/points/pointsBanks?archived=true")).body.results).toMatchObject([{ id: bank.id }]);
    expect((await open()).name).toBe("Celebrations");
    await w.drain();
    expect(await toldOf(owner)).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  test("is changed by who has read it last; every change is in the log", async () => {
    const bank = await open();
    await open({ name: "Awards" });
    const taken = await admin.patch(at(bank), { name: "awards", version: 1 });
    expect(taken.body.details).toMatchObject([{ path: "name" }]);
    const changed = await admin.patch(at(bank), { name: "Gifts", alertBelow: null, version: 1 });
    expect(changed.body).toMatchObject({ name: "Gifts", alertBelow: null, lowSince: null, version: 2 });
    expect((await admin.patch(at(bank), { name: "Late", version: 1 })).body.error).toBe("VersionConflict");
    await move(bank, "deposit", 30, "PO 7");
    await move(bank, "withdraw", 10);
    await admin.post(at(bank, "/archive"));
    const { body } = await admin.get(`/audit/events?entityIdIn=${bank.id}`);
    expect(body.results.map(({ action }: { action: string }) => action)).toEqual(
      ["archive", "withdraw", "deposit", "update", "create"].map((verb) => `pointsBank.${verb}`),
    );
    expect(JSON.stringify(body.results)).toContain("PO 7");
  });

  test.each([1.5, 0, -5, 1e21, "1e3", 100_000_001, null])("moves no %s points", async (amount) => {
    const bank = await open();
    const { status, body } = await move(bank, "deposit", amount);
    expect([status, body.details[0].path]).toEqual([400, "amount"]);
  });

  test("has owners of the company only", async () => {
    const stranger = "018f0000-0000-7000-8000-000000000000";
    const { status, body } = await admin.post("/points/pointsBanks", {
      name: "B",
      ownerIds: [stranger],
      alertBelow: null,
    });
    expect([status, body.details[0].path]).toEqual([400, "ownerIds.0"]);
  });

  test("is filled once by a request that is sent twice", async () => {
    const bank = await open();
    const headers = { "idempotency-key": "deposit-1" };
    for (const _ of [1, 2])
      await w.server.request(`POST ${at(bank, "/deposit")}`, {
        token: admin.token,
        body: { amount: 70, note: "" },
        headers,
      });
    expect((await admin.get(at(bank))).body.balance).toBe(70);
  });
});

describe("a bank that falls below its threshold", () => {
  test("tells its owners and who manages points, once each time", async () => {
    const bank = await open();
    const bob = await w.person("Bob");
    await move(bank, "deposit", 500);
    await move(bank, "withdraw", 450);
    await move(bank, "withdraw", 10);
    await w.drain();
    const words = "The bank Celebrations is low: 40 points left";
    expect([await toldOf(owner), await toldOf(admin), await toldOf(bob)]).toEqual([[words], [words], []]);
    const linkOf = async (who: Person) => (await who.get("/notification/messages")).body.results[0].resourcePath;
    expect([await linkOf(admin), await linkOf(owner)]).toEqual([`/admin/points/bank/configure/${bank.id}`, "/home"]);
    await move(bank, "deposit", 100);
    expect((await admin.get(at(bank))).body.lowSince).toBeNull();
    await move(bank, "withdraw", 100);
    await w.drain();
    expect(await toldOf(owner)).toHaveLength(2);
  });
});

describe("incentives", () => {
  const settings = (body: object) =>
    admin
      .get("/points/budgetSettings")
      .then(({ body: { version } }) => admin.patch("/points/budgetSettings", { ...body, version }));

  test("are paid from an open bank of the company, which is not archived before another is chosen", async () => {
    const [bank, other] = [await open(), await open({ name: "Other" })];
    const foreign = "00000000-0000-7000-8000-000000000001";
    const refused = await settings({ incentiveBankId: foreign });
    expect([refused.status, refused.body.details[0].path]).toEqual([400, "incentiveBankId"]);
    expect((await settings({ incentiveBankId: bank.id, incentiveClaimMax: 50 })).body).toMatchObject({
      incentiveBankId: bank.id,
      incentiveClaimMax: 50,
    });
    const kept = await admin.post(at(bank, "/archive"));
    expect([kept.status, kept.body.msg]).toEqual([
      409,
      "Incentives are paid from this bank: choose another one for them first",
    ]);
    await settings({ incentiveBankId: other.id });
    expect((await admin.post(at(bank, "/archive"))).status).toBe(200);
    expect((await settings({ incentiveBankId: bank.id })).status).toBe(400);
  });

  test.each([0, -1, 1.5, "1e3", "5", 100_000_001])("take no limit of %s", async (limit) => {
    const { status, body } = await settings({ incentiveMonthMax: limit });
    expect([status, body.details[0].path]).toEqual([400, "incentiveMonthMax"]);
  });

  test("name no bank that is archived at the same time", async () => {
    for (let n = 0; n < 4; n += 1) {
      const bank = await open({ name: `Bank ${n}` });
      const [chosen, archived] = await Promise.all([
        settings({ incentiveBankId: bank.id }),
        admin.post(at(bank, "/archive")),
      ]);
      expect([chosen.status === 200, archived.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });
});
