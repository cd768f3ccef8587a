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

test(`a page of a statement of ${ENTRIES} entries is one range of their key`, { timeout: 300_000 }, async () => {
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
       select $1, gen_random_uuid(), 'recognition', 'recognition', gen_random_uuid(), $3, timestamptz '2024-01-01' + n * interval '9 min'
       from generate_series(1, ${ENTRIES}) n returning id, created_at),
     numbered as (select id, created_at, row_number() over (order by created_at) as n from made),
     lots as (
       insert into points_lots (tenant_id, account_id, transaction_id, amount, remaining, created_at)
       select $1, $2, id, 1, 1, created_at from numbered)
     insert into points_entries (tenant_id, account_id, account_version, transaction_id, amount, balance_after, created_at)
     select $1, $2, n, id, 1, n, created_at from numbered`,
    [tenant.id, account, giver.id],
  );
  await server.sql("alter table points_entries enable trigger user");
  await server.sql("vacuum analyze points_entries, points_transactions, points_lots");
  const filters: { before: number; filter: LineFilter }[] = [
    { before: 999_999_999, filter: {} },
    { before: 50_000, filter: {} },
    { before: 40, filter: {} },
    { before: 999_999_999, filter: { typeIn: ["recognition", "gift"] } },
  ];
  await tenant.within(async (db) => {
    for (const { before, filter } of filters) {
      const { sql: text, params } = dialect.sqlToQuery(linesBefore(db, { account, before, limit: PAGE, filter }));
      const [row] = await db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
        text: `explain (analyze, format json) ${text}`,
        values: params,
      });
      const plan = nodes(row?.["QUERY PLAN"][0].Plan as Plan);
      const read = plan
        .filter((node) => node["Relation Name"] === "points_entries")
        .reduce(
          (sum, node) => sum + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
          0,
        );
      const scans = plan.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]);
      expect([before, read <= PAGE, scans]).toEqual([before, true, []]);
    }
  });
});
