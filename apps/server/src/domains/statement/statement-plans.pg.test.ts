import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/index.ts";
import { accountId } from "../points/index.ts";
import { type LineFilter, linesBefore } from "./queries.ts";

const ENTRIES = 100_000;
const PAGE = 26;
const dialect = new PgDialect();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ checkStatements: false });
});
afterAll(() => server.close());

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

test(`a page of a statement of ${ENTRIES} entries reads little more than its lines, however it is filtered`, {
  timeout: 300_000,
}, async () => {
  const tenant = await server.makeTenant({ features: ["points"] });
  const [{ id: ownerId }, giver] = [await tenant.member(), await tenant.member()];
  const account = accountId(ownerId, "redeemable");
  await server.sql(
    `insert into points_accounts (tenant_id, id, type, owner_id, balance, version) values ($1, $2, 'redeemable', $3, $4::bigint, $4::int)`,
    [tenant.id, account, ownerId, ENTRIES],
  );
  // Rows enough to read; the other side of the ledger is missing.
  await server.sql("alter table points_entries disable trigger user");
  await server.sql(
    `with made as (
       insert into points_transactions (tenant_id, id, type, reference_type, reference_id, actor_id, created_at)
       select $1, gen_random_uuid(), case when n % 5000 = 0 then 'gift' when n % 7 = 0 then 'endorsement' else 'recognition' end,
         'recognition', gen_random_uuid(), $3, timestamptz '2024-01-01' + n * interval '9 min'
       from generate_series(1, ${ENTRIES}) n returning id, type, created_at),
     numbered as (select id, type, created_at, row_number() over (order by created_at) as n from made),
     lots as (
       insert into points_lots (tenant_id, account_id, transaction_id, amount, remaining, created_at)
       select $1, $2, id, 1, 1, created_at from numbered)
     insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
     select $1, $2, n, id, type, 1, n, created_at from numbered`,
    [tenant.id, account, giver.id],
  );
  // Most of the table is of other accounts.
  await server.sql(
    `with others as (
       insert into points_accounts (tenant_id, id, type, owner_id, balance, version)
       select $1, gen_random_uuid(), 'redeemable', gen_random_uuid(), $3::bigint, $3::int from generate_series(1, 4) returning id)
     insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
     select e.tenant_id, o.id, e.account_version, e.transaction_id, e.type, e.amount, e.balance_after, e.created_at
     from points_entries e, others o where e.tenant_id = $1 and e.account_id = $2`,
    [tenant.id, account, ENTRIES],
  );
  await server.sql("alter table points_entries enable trigger user");
  await server.sql("vacuum analyze points_entries, points_transactions, points_lots");
  const NEWEST = 999_999_999;
  const days = { from: "2024-06-01T00:00:00Z", to: "2024-06-03T00:00:00Z" };
  // Of two days, and of the one before and after them: an entry every nine minutes.
  const inDays = 4 * 160;
  const filters: { before: number; filter: LineFilter; most: number }[] = [
    { before: NEWEST, filter: {}, most: PAGE },
    { before: 50_000, filter: {}, most: PAGE },
    { before: 40, filter: {}, most: PAGE },
    { before: NEWEST, filter: { typeIn: ["recognition"] }, most: 2 * PAGE },
    { before: NEWEST, filter: { typeIn: ["recognition", "gift"] }, most: 3 * PAGE },
    { before: NEWEST, filter: { typeIn: ["gift", "endorsement", "birthday", "gift"] }, most: 2 * PAGE },
    { before: 50_000, filter: { typeIn: ["gift"] }, most: PAGE },
    { before: NEWEST, filter: { typeIn: ["award"] }, most: 0 },
    { before: NEWEST, filter: days, most: inDays },
    { before: NEWEST, filter: { from: "2025-09-01T00:00:00Z" }, most: inDays },
    { before: NEWEST, filter: { to: "2024-01-01T00:00:00Z" }, most: inDays },
    { before: NEWEST, filter: { from: "2030-01-01T00:00:00Z" }, most: inDays },
    { before: NEWEST, filter: { ...days, typeIn: ["award", "gift"] }, most: inDays },
    { before: NEWEST, filter: { ...days, typeIn: ["recognition", "endorsement"] }, most: inDays },
  ];
  await tenant.within(async (db) => {
    for (const { before, filter, most } of filters) {
      const { sql: text, params } = dialect.sqlToQuery(linesBefore(db, { account, before, limit: PAGE, filter }));
      const [row] = await db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
        text: `explain (analyze, format json) ${text}`,
        values: params,
      });
      const plan = nodes(row?.["QUERY PLAN"][0].Plan as Plan);
      // Each step of halving reads one entry; a page with recognitions and other kinds halves twice for each of its ends.
      const halving = plan.flatMap((node) => (node["Node Type"] === "Recursive Union" ? nodes(node) : []));
      const read = plan
        .filter((node) => node["Relation Name"] === "points_entries" && !halving.includes(node))
        .reduce(
          (sum, node) => sum + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
          0,
        );
      const scans = plan.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]);
      const halved = halving.reduce((sum, node) => sum + ("Relation Name" in node ? node["Actual Loops"] : 0), 0);
      expect([filter, read <= most || read, scans, halved <= 4 * 20 || halved]).toEqual([filter, true, [], true]);
    }
  });
});
