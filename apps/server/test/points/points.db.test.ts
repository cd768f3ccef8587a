import type { Output } from "@plaudit/api/endpoint.ts";
import type { PointsException } from "@plaudit/api/points.ts";
import type { publishedBody } from "@plaudit/api/recognition.ts";
import type { RecipientRef } from "@plaudit/api/shared.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TenantDb } from "../../src/db/tenant-db.ts";
import type { AccountType } from "../../src/domains/points/ledger-tables.ts";
import { accountId } from "../../src/domains/points/rules/account-id.ts";
import { allocatePoints } from "../../src/domains/points/verbs/allocate-points.ts";
import { expirePoints } from "../../src/domains/points/verbs/expire-points.ts";
import { showAccounts } from "../../src/domains/points/verbs/show-accounts.ts";
import { verifyLedger } from "../../src/domains/points/verbs/verify-ledger.ts";
import { reversalOf } from "../../src/domains/recognition/reads.ts";
import { deleteRecognition } from "../../src/domains/recognition/verbs/delete-recognition.ts";
import { endorseRecognition } from "../../src/domains/recognition/verbs/endorse-recognition.ts";
import { countRecipients, previewRecognition } from "../../src/domains/recognition/verbs/preview-recognition.ts";
import { sendRecognition } from "../../src/domains/recognition/verbs/send-recognition.ts";
import { DomainError } from "../../src/error.ts";
import { ctxOf, makePeople, type People } from "./people.ts";
import { openScratch, type Scratch } from "./scratch.ts";

let scratch: Scratch;
let people: People;
let ids: string[];
beforeAll(async () => {
  scratch = await openScratch();
}, 60_000);
afterAll(() => scratch.close());

const at = (iso: string) => scratch.setClock(new Date(iso));
beforeEach(async () => {
  at("2026-03-10T12:00:00Z");
  people = await makePeople(scratch.database, { members: 5, allocation: 200, limit: 500 });
  ids = people.memberIds;
  await within(0, ({ db, now }) => allocatePoints(db, { now }));
});
afterEach(async () => {
  const { faults } = await within(0, ({ db }) => verifyLedger(db));
  expect(faults).toEqual([]);
});

type Ctx = ReturnType<typeof ctxOf>;
const id = (n: number) => ids[n] ?? "";
const within = <T>(member: number, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  scratch.database.withTenant(people.tenantId, (db, { now }) => work(ctxOf(db, now, id(member))));
const to = (...members: number[]): RecipientRef[] => members.map((n) => ({ type: "tenantMember", id: id(n) }));
const team = (): RecipientRef => ({ type: "team", id: people.teamId });
type Body = Output<typeof publishedBody>;
const send = (from: number, sendTo: RecipientRef[], amount: number, over: Partial<Body> = {}) =>
  within(from, (ctx) =>
    sendRecognition(ctx, {
      status: "published",
      message: "Thank you",
      qualityIds: [],
      tenantWide: true,
      ...over,
      sendTo,
      amount,
    }),
  );
const sql = (text: string, ...values: unknown[]) =>
  within(0, ({ db }) => db.query<Record<string, unknown>>({ text, values: [db.tenantId, ...values] }));
const balance = async (member: number, type: AccountType) =>
  (await sql("select balance from points_accounts where tenant_id = $1 and id = $2", accountId(id(member), type)))[0]
    ?.balance;
async function refusal(work: Promise<unknown>): Promise<DomainError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw error ?? new Error("it was not refused");
  return error;
}
const exceptionsOf = (error: DomainError) =>
  (error.data as { exceptions: PointsException[] }).exceptions.map((one) => [
    one.type,
    one.level,
    one.affectedUserCount,
    one.details.amount,
  ]);

describe("sending", () => {
  test("moves the amount from the sender's allocation to each recipient", async () => {
    const sent = await send(0, to(1, 2), 25);
    expect([await balance(0, "allocation"), await balance(1, "redeemable"), await balance(2, "redeemable")]).toEqual([
      150, 25, 25,
    ]);
    expect(sent).toMatchObject({ amount: 25, recipientCount: 2, tenantWide: true, teamName: "Team" });
    expect(sent.sendTo.map((one) => one.id)).toEqual([id(1), id(2)]);
  });

  test("counts a team by its members, once each and never the sender", async () => {
    const sent = await send(0, [...to(1, 0), team(), ...to(1)], 10);
    expect(sent.recipientCount).toBe(4);
    expect(sent.sendTo.map((one) => one.id)).toEqual([id(1), people.teamId]);
    expect([await balance(0, "allocation"), await balance(1, "redeemable")]).toEqual([160, 10]);
  });

  test("without points touches no account", async () => {
    const before = await sql("select id, version from points_accounts where tenant_id = $1 order by id");
    await send(0, to(1), 0);
    expect(await sql("select id, version from points_accounts where tenant_id = $1 order by id")).toEqual(before);
  });

  test("makes the account of somebody who never had one", async () => {
    await sql("update tenant_members set status = 'invited' where tenant_id = $1 and id = $2", id(4));
    await sql("delete from points_accounts where tenant_id = $1 and id = $2", accountId(id(4), "redeemable"));
    await send(0, to(4), 5);
    expect(await balance(4, "redeemable")).toBe(5);
  });

  test("resolves mentions again, whatever their labels are", async () => {
    const stranger = "0190a000-0000-7000-8000-000000000009";
    const mention = (who: string) => ({ type: "mention" as const, attrs: { id: who, label: "the boss" } });
    const content = [{ type: "paragraph" as const, content: [mention(id(2)), mention(stranger)] }];
    const sent = await send(0, to(1), 0, { message: { type: "doc", content } });
    expect(sent.messageText).toBe("@p2 Race@the boss");
  });

  test.each([
    ["nobody", [], {}, "sendTo"],
    ["a stranger", [{ type: "tenantMember" as const, id: "0190a000-0000-7000-8000-000000000009" }], {}, "sendTo"],
    ["an empty message", null, { message: " " }, "message"],
    ["an unknown quality", null, { qualityIds: ["0190a000-0000-7000-8000-000000000009"] }, "qualities"],
  ])("refuses %s at the field", async (_name, sendTo, over, path) => {
    const error = await refusal(send(0, sendTo ?? to(1), 0, over));
    expect([error.code, error.details?.[0]?.path]).toEqual(["ValidationError", path]);
  });

  test("keeps a private one to its sender, its recipients and their managers", async () => {
    await sql("insert into member_managers (tenant_id, member_id, manager_id) values ($1, $2, $3)", id(1), id(3));
    const sent = await send(0, to(1), 0, { tenantWide: false });
    const viewers = await sql("select member_id from timeline_viewers where tenant_id = $1 order by member_id");
    expect(sent.tenantWide).toBe(false);
    expect(viewers.map((row) => row.member_id)).toEqual([id(0), id(1), id(3)].toSorted());
  });

  test("is private when somebody chosen in person prefers that", async () => {
    await sql("update tenant_members set prefers_private = true where tenant_id = $1 and id = $2", id(1));
    expect((await send(0, to(1, 2), 0)).tenantWide).toBe(false);
    expect((await send(0, [team()], 0)).tenantWide).toBe(true);
  });
});

describe("exceptions", () => {
  test("an insufficient balance is shared evenly once the sender agrees, and the recognition keeps the requested amount", async () => {
    const error = await refusal(send(0, to(1, 2, 3), 100));
    expect([error.code, ...exceptionsOf(error)]).toEqual([
      "PointsExceptionError",
      ["insufficientPoints", "warning", 3, 66],
    ]);
    const sent = await send(0, to(1, 2, 3), 100, { ignoreExceptions: true });
    expect([sent.amount, await balance(0, "allocation"), await balance(3, "redeemable")]).toEqual([100, 2, 66]);
    const amounts = await sql("select distinct amount from recognition_recipients where tenant_id = $1");
    expect(amounts).toEqual([{ amount: 66 }]);
  });

  test("an error stays one although the sender would carry on", async () => {
    await send(0, to(1), 200);
    const error = await refusal(send(0, to(1), 1, { ignoreExceptions: true }));
    expect(exceptionsOf(error)).toEqual([["insufficientPoints", "error", 1, 0]]);
  });

  test("the limit of any 30 days holds for each recipient by itself", async () => {
    await sql("update points_settings set restriction_limit = 60 where tenant_id = $1");
    await send(0, to(1), 50);
    expect(exceptionsOf(await refusal(send(0, to(1, 2), 25)))).toEqual([["restriction", "warning", 1, 10]]);
    at("2026-04-09T12:00:01Z");
    await within(0, ({ db, now }) => allocatePoints(db, { now }));
    await send(0, to(1), 60);
  });

  test("the suspended and the archived cannot be recognized at all", async () => {
    await sql("update tenant_members set suspended_at = created_at where tenant_id = $1 and id = $2", id(1));
    await sql("update tenant_members set status = 'archived' where tenant_id = $1 and id = $2", id(2));
    for (const gone of [1, 2]) {
      const error = await refusal(send(0, to(gone, 3), 5, { ignoreExceptions: true }));
      expect([error.code, error.details?.[0]?.path]).toEqual(["ValidationError", "sendTo"]);
    }
  });

  test("members suspended since then get no points of a later endorsement", async () => {
    const sent = await send(0, to(1, 2), 0);
    await sql("update tenant_members set suspended_at = created_at where tenant_id = $1 and id = $2", id(1));
    await within(3, (ctx) => endorseRecognition(ctx, sent.id, 10));
    expect([await balance(1, "redeemable"), await balance(2, "redeemable")]).toEqual([0, 10]);
  });

  test("the locked and those outside the audience get none", async () => {
    await sql(
      "update points_accounts set locked_at = created_at where tenant_id = $1 and id = $2",
      accountId(id(3), "redeemable"),
    );
    const audience = JSON.stringify({ everyone: false, memberIds: [id(3)], teamIds: [] });
    await sql("update points_settings set eligible = $2::jsonb where tenant_id = $1", audience);
    expect(exceptionsOf(await refusal(send(0, to(3, 4), 5)))).toEqual([["notEligible", "error", 2, 0]]);
    const inTeam = JSON.stringify({ everyone: false, memberIds: [], teamIds: [people.teamId] });
    await sql("update points_settings set eligible = $2::jsonb where tenant_id = $1", inTeam);
    expect(exceptionsOf(await refusal(send(0, to(3, 4), 5)))).toEqual([["notEligible", "warning", 1, 0]]);
  });

  test.each(["allocation", "redeemable"] as const)(
    "a sender whose %s account is locked has nothing to give",
    async (type) => {
      await sql(
        "update points_accounts set locked_at = created_at where tenant_id = $1 and id = $2",
        accountId(id(0), type),
      );
      expect(exceptionsOf(await refusal(send(0, to(1), 5)))).toEqual([["insufficientPoints", "error", 1, 0]]);
    },
  );

  test("a preview returns the same and moves nothing", async () => {
    const preview = await within(0, (ctx) => previewRecognition(ctx, { sendTo: [team()], amount: 100 }));
    expect(preview).toMatchObject({
      recipientCount: 4,
      total: 200,
      balance: 200,
      exceptions: [{ type: "insufficientPoints" }],
    });
    expect(await within(0, (ctx) => countRecipients(ctx, [...to(0, 1), team()]))).toEqual({ recipientCount: 4 });
    expect(await balance(0, "allocation")).toBe(200);
  });
});

describe("taking back", () => {
  test("returns what is left; the tenant bears what was spent meanwhile", async () => {
    const sent = await send(0, to(1, 2), 30);
    await within(3, (ctx) => endorseRecognition(ctx, sent.id, 10));
    expect([await balance(3, "allocation"), await balance(1, "redeemable")]).toEqual([180, 40]);
    await within(0, (ctx) => deleteRecognition(ctx, sent.id));
    expect([await balance(0, "allocation"), await balance(1, "redeemable"), await balance(3, "allocation")]).toEqual([
      200, 0, 200,
    ]);
    expect((await refusal(within(0, (ctx) => deleteRecognition(ctx, sent.id)))).code).toBe("NotFound");
    await send(0, to(1), 500, { ignoreExceptions: true });
    expect(await balance(1, "redeemable")).toBe(200);
  });

  test("points that lapsed meanwhile are the tenant's loss", async () => {
    await sql("update points_settings set redeemable_expiry = 'month' where tenant_id = $1");
    const sent = await send(0, to(1), 30);
    at("2026-04-10T00:00:00Z");
    await within(0, ({ db, now }) => expirePoints(db, now));
    await within(0, (ctx) => deleteRecognition(ctx, sent.id));
    const shortfall = await sql("select balance from points_accounts where tenant_id = $1 and purpose = 'shortfall'");
    expect(shortfall).toEqual([{ balance: -30 }]);
  });
});

describe("points that come back to give", () => {
  const lapses = async (member: number) =>
    (
      await sql(
        `select l.expires_at from points_lots l join points_transactions t on t.tenant_id = $1 and t.id = l.transaction_id
         where l.tenant_id = $1 and l.account_id = $2 and t.type = 'reversal'`,
        accountId(id(member), "allocation"),
      )
    )[0]?.expires_at;

  test.each([
    ["lapse with what was handed out last", "month", "2026-03-20T12:00:00Z", new Date("2026-04-01T00:00:00Z")],
    [
      "lapse at the end of the month where that has lapsed",
      "month",
      "2026-04-20T12:00:00Z",
      new Date("2026-05-01T00:00:00Z"),
    ],
    ["stay where the company lets them", "never", "2026-04-20T12:00:00Z", null],
  ])("%s", async (_name, expiry, when, end) => {
    const sent = await send(0, to(1), 30);
    await sql("update points_settings set allocation_expiry = $2 where tenant_id = $1", expiry);
    at(when);
    await within(0, (ctx) => deleteRecognition(ctx, sent.id));
    expect(await lapses(0)).toEqual(end);
  });
});

describe("what a deletion would do to the points", () => {
  const outlook = (recognitionId: string) => within(0, (ctx) => reversalOf(ctx, recognitionId));
  const deleted = async (recognitionId: string) => {
    await within(0, (ctx) => deleteRecognition(ctx, recognitionId));
    const [event] = await sql(
      "select after from audit_events where tenant_id = $1 and entity_id = $2 and action = 'recognition.delete'",
      recognitionId,
    );
    return event?.after;
  };

  test("is read beforehand with what reached each recipient, not with what was asked for", async () => {
    const sent = await send(0, to(1, 2, 3), 100, { ignoreExceptions: true });
    await within(4, (ctx) => endorseRecognition(ctx, sent.id, 10));
    expect(sent.amount).toBe(100);
    expect(await outlook(sent.id)).toEqual({ given: 3 * 66 + 30, returns: 3 * 66 + 30, shortfall: 0 });
    expect([await balance(0, "allocation"), await balance(1, "redeemable")]).toEqual([2, 76]);
    expect(await deleted(sent.id)).toEqual({ shortfall: 0 });
    expect([await balance(0, "allocation"), await balance(4, "allocation")]).toEqual([200, 200]);
  });

  test("is nothing where no points were given", async () => {
    const sent = await send(0, to(1), 0);
    expect(await outlook(sent.id)).toEqual({ given: 0, returns: 0, shortfall: 0 });
  });

  test("has the shortfall of what is gone, and the deletion is exact for what goes after it was read", async () => {
    await sql("update points_settings set redeemable_expiry = 'month' where tenant_id = $1");
    const sent = await send(0, to(1, 2), 30);
    at("2026-04-09T00:00:00Z");
    await within(3, ({ db, now }) => allocatePoints(db, { now }));
    await within(3, (ctx) => endorseRecognition(ctx, sent.id, 5));
    expect(await outlook(sent.id)).toEqual({ given: 70, returns: 70, shortfall: 0 });
    at("2026-04-10T12:00:01Z");
    const [shortfall] = await Promise.all([
      outlook(sent.id).then((read) => read.shortfall),
      within(0, ({ db, now }) => expirePoints(db, now)),
    ]);
    expect([0, 60]).toContain(shortfall);
    expect(await outlook(sent.id)).toEqual({ given: 70, returns: 10, shortfall: 60 });
    expect(await deleted(sent.id)).toEqual({ shortfall: 60 });
  });

  test("is exact where points lapse while it is deleted", async () => {
    await sql("update points_settings set redeemable_expiry = 'month' where tenant_id = $1");
    const sent = await send(0, to(1, 2), 30);
    at("2026-04-10T12:00:01Z");
    const [after] = await Promise.all([deleted(sent.id), within(0, ({ db, now }) => expirePoints(db, now))]);
    const [contra] = await sql(
      "select coalesce(sum(balance), 0)::int as balance from points_accounts where tenant_id = $1 and purpose = 'shortfall'",
    );
    expect([{ shortfall: 0 }, { shortfall: 60 }]).toContainEqual(after);
    expect(contra?.balance).toBe(-(after as { shortfall: number }).shortfall || 0);
  });
});

describe("endorsing", () => {
  test("costs the amount for each recipient, up to the cap, never from sender or recipient", async () => {
    const sent = await send(0, to(1, 2), 0);
    expect((await refusal(within(3, (ctx) => endorseRecognition(ctx, sent.id, 51)))).details?.[0]?.path).toBe("amount");
    for (const who of [0, 1])
      expect((await refusal(within(who, (ctx) => endorseRecognition(ctx, sent.id, 1)))).code).toBe("Forbidden");
    await within(3, (ctx) => endorseRecognition(ctx, sent.id, 50));
    expect([await balance(3, "allocation"), await balance(2, "redeemable")]).toEqual([100, 50]);
  });
});

describe("allocation", () => {
  const allocate = () => within(0, ({ db, now }) => allocatePoints(db, { now }));

  test("comes once a period, by the highest rule, and what was left lapses", async () => {
    const big = JSON.stringify({ everyone: false, memberIds: [id(1)], teamIds: [] });
    await sql(
      `insert into points_budget_items (tenant_id, id, name, name_key, source, audience, amount, period, starts_on)
       values ($1, $2, 'Leads', 'leads', 'allocation', $3::jsonb, 300, 'month', '2026-04-01')`,
      "0190a000-0000-7000-8000-000000000001",
      big,
    );
    await allocate();
    expect([await balance(0, "allocation"), await balance(1, "allocation")]).toEqual([200, 200]);
    at("2026-04-01T00:00:00Z");
    await within(0, ({ db, now }) => expirePoints(db, now));
    await allocate();
    expect([await balance(0, "allocation"), await balance(1, "allocation")]).toEqual([200, 300]);
  });

  test("rolls over up to the cap", async () => {
    await sql("update points_budget_items set roll_over_cap = 50 where tenant_id = $1");
    await send(0, to(1), 170);
    at("2026-04-01T00:00:00Z");
    await within(0, ({ db, now }) => expirePoints(db, now));
    await allocate();
    expect([await balance(0, "allocation"), await balance(1, "allocation")]).toEqual([230, 250]);
  });

  test("lapsed points cannot be given, even before the job removes them", async () => {
    at("2026-04-01T00:00:00Z");
    expect(exceptionsOf(await refusal(send(0, to(1), 5)))).toEqual([["insufficientPoints", "error", 1, 0]]);
  });

  test("a newcomer gets theirs on joining", async () => {
    const newcomer = "0190a000-0000-7000-8000-000000000005";
    await sql(
      "insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status) values ($1, $2, 'New', 'Comer', 'new', 'joined')",
      newcomer,
    );
    await within(0, ({ db, now }) => allocatePoints(db, { now, memberIds: [newcomer] }));
    ids = [...ids, newcomer];
    expect(await balance(5, "allocation")).toBe(200);
  });
});

describe("accounts", () => {
  test("show what is left, when it renews and what lapses next", async () => {
    await sql("update points_settings set redeemable_expiry = 'quarter' where tenant_id = $1");
    await send(1, to(0), 40);
    await send(0, to(1), 5);
    const [allocation, redeemable] = await within(0, (ctx) => showAccounts(ctx, id(0), true));
    expect(allocation).toMatchObject({
      type: "allocation",
      balance: 195,
      renewsAt: "2026-04-01T00:00:00.000Z",
      renewsTo: 200,
      allTimeReceived: 200,
      endorsementCap: 50,
    });
    expect(redeemable).toMatchObject({
      type: "redeemable",
      balance: 40,
      lapsesAt: "2026-06-10T00:00:00.000Z",
      lapses: 40,
      allTimeReceived: 40,
      endorsementCap: null,
    });
  });

  test("are their own, and those who may browse points see others'", async () => {
    const as = (role: string) =>
      within(0, (ctx) => showAccounts({ ...ctx, actor: { ...ctx.actor, role } } as Ctx, id(1), false));
    expect((await refusal(as("employee"))).code).toBe("Forbidden");
    expect(await as("admin")).toHaveLength(2);
  });
});

test("entries can be neither changed nor deleted, and a transaction that does not sum to zero cannot be committed", async () => {
  const attempt = (work: (db: TenantDb) => Promise<unknown>) =>
    within(0, ({ db }) => work(db)).then(
      () => "done",
      (error: unknown) => (error as { code?: string }).code,
    );
  const values = () => [people.tenantId];
  expect(
    await attempt((db) =>
      db.query({ text: "update points_entries set amount = 1 where tenant_id = $1", values: values() }),
    ),
  ).toBe("42501");
  expect(
    await attempt((db) => db.query({ text: "delete from points_transactions where tenant_id = $1", values: values() })),
  ).toBe("42501");
  const one = `insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after)
    select tenant_id, account_id, account_version + 100, transaction_id, type, 1, 1 from points_entries where tenant_id = $1
      and (account_id, account_version) = (select account_id, account_version from points_entries where tenant_id = $1 limit 1)`;
  expect(await attempt((db) => db.query({ text: one, values: values() }))).toBe("23514");
});
