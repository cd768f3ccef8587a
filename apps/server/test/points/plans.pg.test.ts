import { afterAll, beforeAll, expect, test } from "vitest";
import type { TenantCtx } from "../../src/context.ts";
import type { Statement } from "../../src/db/statement.ts";
import type { TenantDb } from "../../src/db/tenant-db.ts";
import { showOverview } from "../../src/domains/points/overview.ts";
import { allocatePoints } from "../../src/domains/points/verbs/allocate-points.ts";
import { showAccounts } from "../../src/domains/points/verbs/show-accounts.ts";
import { sumDays } from "../../src/domains/points/verbs/sum-days.ts";
import { deleteRecognition } from "../../src/domains/recognition/verbs/delete-recognition.ts";
import { endorseRecognition } from "../../src/domains/recognition/verbs/endorse-recognition.ts";
import { sendRecognition } from "../../src/domains/recognition/verbs/send-recognition.ts";
import { ctxOf, makePeople, type People } from "./people.ts";
import { openScratch, type Scratch } from "./scratch.ts";

let scratch: Scratch;
let people: People;
beforeAll(async () => {
  scratch = await openScratch();
  people = await makePeople(scratch.database, { members: 3000, allocation: 500 });
  let after: string | null | undefined;
  do
    after = await scratch.database.withTenant(people.tenantId, (db, { now }) =>
      allocatePoints(db, { now, after: after ?? undefined }),
    );
  while (after);
  // Enough rows that a full scan would be a mistake; their ledger is not consistent.
  const [ann, bob] = people.memberIds;
  const values = [people.tenantId, ann, bob];
  await scratch.sql(
    `insert into points_transactions (tenant_id, id, type, reference_type, reference_id, actor_id)
     select $1, gen_random_uuid(), 'recognition', 'recognition', $2, $3 from generate_series(1, 20000)`,
    values,
  );
  await scratch.sql(
    `insert into points_sent (tenant_id, sender_id, recipient_id, transaction_id, amount, asked, sent_at, endorsement)
     select $1, m.id, $2, gen_random_uuid(), 1, 1, now() - n * interval '1 day', false
     from tenant_members m cross join generate_series(1, 20) n where m.tenant_id = $1 and m.id <> $3`,
    values,
  );
  await scratch.sql("analyze");
}, 120_000);
afterAll(() => scratch.close());

const planned = /^\s*(select|update|delete|insert into \w+\s*\([^)]*\)\s*select)/i;
const large =
  /Seq Scan on (points_(accounts|entries|lots|sent|transactions)|tenant_members|team_members)|hashed SubPlan/;

/** Explains each statement just before it runs, as the application's role under its policies. */
let explained = 0;
function explaining(db: TenantDb, faults: string[]): TenantDb {
  const explain = (statement: Statement) => {
    if (!planned.test(statement.text)) return;
    explained += 1;
    db.later(
      db
        .query<{ "QUERY PLAN": string }>({ text: `explain ${statement.text}`, values: statement.values ?? [] })
        .then((rows) => {
          const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
          if (large.test(plan)) faults.push(`${statement.text}\n${plan}`);
        }),
    );
  };
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (key !== "query" && key !== "write") return typeof value === "function" ? value.bind(target) : value;
      return (statement: Statement) => {
        if ("text" in statement) explain(statement);
        return (target[key] as (one: Statement) => unknown).call(target, statement);
      };
    },
  });
}

test("no statement of a send, an endorsement, a reversal or a balance scans a large table", async () => {
  const [ann = "", bob = "", cyd = ""] = people.memberIds;
  const faults: string[] = [];
  const within = <T>(memberId: string, work: (ctx: ReturnType<typeof ctxOf>) => Promise<T>) =>
    scratch.database.withTenant(people.tenantId, (db, { now }) => work(ctxOf(explaining(db, faults), now, memberId)));
  const body = { status: "published" as const, message: "Thank you", qualityIds: [], tenantWide: false };
  const sendTo = [{ type: "tenantMember" as const, id: bob }];
  const sent = await within(ann, (ctx) => sendRecognition(ctx, { ...body, amount: 5, sendTo, tenantWide: true }));
  await within(cyd, (ctx) => endorseRecognition(ctx, sent.id, 2));
  await within(bob, (ctx) => showAccounts(ctx, bob, true));
  await within(ann, (ctx) => deleteRecognition(ctx, sent.id));
  expect(faults).toEqual([]);
  expect(explained).toBeGreaterThan(20);
});

test("the overview of a year reads the entries of the newest days alone", async () => {
  const { tenantId } = people;
  await scratch.sql(
    `update points_transactions set created_at = now() - interval '3 days' - random() * interval '300 days'
     where tenant_id = $1`,
    [tenantId],
  );
  const faults: string[] = [];
  await scratch.database.withTenant(tenantId, (db, { now }) => sumDays({ db, now, tenant: { timezone: "UTC" } }));
  await scratch.sql("analyze");
  const overview = await scratch.database.withTenant(tenantId, (db, { now }) => {
    const ctx = ctxOf(db, now, people.memberIds[0] ?? "");
    const tenant = { timezone: "UTC" } as TenantCtx["tenant"];
    return showOverview({ ...ctx, tenant, db: explaining(db, faults) }, "year");
  });
  expect(overview.handed).toBe(3000 * 500);
  expect(faults.filter((fault) => /Seq Scan on points_(entries|transactions)/.test(fault))).toEqual([]);
});

test("a column is looked up by the clock in its index, under the tenant's policy too", async () => {
  const [ann] = people.memberIds;
  const plan = await scratch.database.withTenant(people.tenantId, (db) =>
    db.query<{ "QUERY PLAN": string }>({
      text: `explain select 1 from points_sent p where p.tenant_id = $1 and p.sender_id = $2
        and p.sent_at > app.now() - interval '3 days'`,
      values: [people.tenantId, ann],
    }),
  );
  const condition = plan.map((row) => row["QUERY PLAN"]).find((line) => line.includes("Index Cond"));
  expect(condition).toContain("sent_at >");
});
