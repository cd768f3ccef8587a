import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allocatePoints } from "../../src/domains/points/verbs/allocate-points.ts";
import { createBudgetItem } from "../../src/domains/points/verbs/create-budget-item.ts";
import { verifyLedger } from "../../src/domains/points/verbs/verify-ledger.ts";
import { enqueuer } from "../../src/jobs/enqueue.ts";
import { recordSent, type TestAnswer, type TestMember, type TestTenant } from "../../src/testing/index.ts";
import { openScratch, type Scratch } from "./scratch.ts";

let server: Scratch;
let tenant: TestTenant;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  server = await openScratch();
});
afterAll(() => server.close());

const monthly = { name: "Monthly", amount: 200, startsOn: "2020-01-01" };

async function makeTenant(features: string[]): Promise<void> {
  tenant = await server.makeTenant({ features });
  ann = await tenant.member({ firstName: "Ann", lastName: "Lee" });
  bob = await tenant.member({ firstName: "Bob", lastName: "Roy" });
  await tenant.within(async (db, { now }) => {
    await createBudgetItem({ db }, monthly);
    await allocatePoints(db, { now });
  });
}
beforeEach(() => makeTenant(["points"]));

const body = (over: object = {}) => ({
  status: "published",
  message: "Thank you",
  amount: 10,
  sendTo: [{ type: "tenantMember", id: bob.id }],
  qualityIds: [],
  tenantWide: true,
  ...over,
});
const send = (over: object = {}, headers: Record<string, string> = {}) =>
  server.request("POST /recognition/recognitions", { token: ann.token, body: body(over), headers });
const accounts = async (of: TestMember) =>
  (await server.request("GET /points/accounts/my", { token: of.token })).body.results;

describe("a send", () => {
  test("returns the recognition and takes two round trips to the database", async () => {
    await send();
    let answer: TestAnswer | undefined;
    const { roundTrips } = await recordSent(async () => {
      answer = await send({}, { "idempotency-key": randomUUID() });
    });
    const { status, body: sent } = answer as TestAnswer;
    expect([status, sent.recipientCount, sent.sender.name]).toEqual([200, 1, "Ann Lee"]);
    // The embedded database responds before the next statement is sent.
    expect(roundTrips).toEqual([server.database.backend.kind === "postgres" ? 2 : expect.any(Number)]);
    expect((await accounts(ann))[0]).toMatchObject({ type: "allocation", balance: 180 });
    expect((await accounts(bob))[1]).toMatchObject({ type: "redeemable", balance: 20 });
  });

  test("twenty copies under one key at once have one effect and equal responses", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, { "idempotency-key": key })));
    const [first] = answers;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect((await accounts(ann))[0]?.balance).toBe(190);
    const other = await send({ amount: 11 }, { "idempotency-key": key });
    expect([other.status, other.body.error]).toEqual([422, "IdempotencyConflict"]);
    expect(first?.body.id).toBeDefined();
    expect((await tenant.within((db) => verifyLedger(db))).faults).toEqual([]);
  });

  test("with exceptions responds 422 with the data of the screen", async () => {
    const { status, body: answer } = await send({ amount: 500 });
    expect([status, answer.error]).toEqual([422, "PointsExceptionError"]);
    expect(answer.data.exceptions).toEqual([
      {
        level: "warning",
        type: "insufficientPoints",
        affectedUserCount: 1,
        details: { amount: 200, balance: 200, recipients: [{ id: bob.id, name: "Bob Roy", amount: 200 }] },
      },
    ]);
    expect((await send({ amount: 500, ignoreExceptions: true })).status).toBe(200);
  });

  test.each([
    ["no recipient", { sendTo: [] }, "sendTo"],
    ["only oneself", { sendTo: "self" }, "sendTo"],
    ["an empty message", { message: "" }, "message"],
    ["a fraction of a point", { amount: 0.5 }, "amount"],
    ["too many points", { amount: 1001 }, "amount"],
  ])("with %s responds 400 at the field", async (_name, over: Record<string, unknown>, path) => {
    const sendTo = over.sendTo === "self" ? [{ type: "tenantMember", id: ann.id }] : over.sendTo;
    const { status, body: answer } = await send({ ...over, ...(sendTo ? { sendTo } : {}) });
    expect([status, answer.error]).toEqual([400, "ValidationError"]);
    expect(answer.details.map((detail: { path: string }) => detail.path)).toContain(path);
  });
});

describe("somebody else's points", () => {
  test("are shown to those who may browse points alone", async () => {
    const call = `GET /points/accounts/owner/${bob.id}?embed=allTimeReceived`;
    expect((await server.request(call, { token: ann.token })).status).toBe(403);
    const admin = await tenant.member({ role: "admin" });
    const { status, body: answer } = await server.request(call, { token: admin.token });
    expect([status, answer.results[0].allTimeReceived]).toEqual([200, 200]);
    const stranger = await server.request(`GET /points/accounts/owner/${randomUUID()}`, { token: admin.token });
    expect(stranger.status).toBe(404);
  });
});

describe("a tenant without points", () => {
  test("sends without them and has no accounts", async () => {
    await makeTenant([]);
    expect((await send({ amount: 5 })).body.details[0].path).toBe("amount");
    expect((await send({ amount: 0 })).status).toBe(200);
    expect(await accounts(ann)).toEqual([]);
  });
});

describe("the day's job", () => {
  test("gives what is due and schedules the next midnight of the tenant's zone", async () => {
    const cyd = await tenant.member({ firstName: "Cyd" });
    await tenant.within(async (db) => {
      await enqueuer(db)("points.daily", { tenantId: tenant.id });
    });
    await server.runJobs();
    expect((await accounts(cyd))[0]?.balance).toBe(200);
    const [row] = await server.sql(
      "select next_run_at > now() and next_run_at = date_trunc('day', next_run_at at time zone 'UTC') at time zone 'UTC' as midnight from schedules where tenant_id = $1",
      [tenant.id],
    );
    expect(row).toEqual({ midnight: true });
  });
});
