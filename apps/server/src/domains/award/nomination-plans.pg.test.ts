import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { manyNominations, type TestServer, testServer } from "../../testing/index.ts";
import { LATEST, nominationLines, nomineeCursor, nomineeLines } from "./nomination-queries.ts";
import { typeOf } from "./test-sample.ts";

const NOMINATIONS = 50_000;
const PAGE = 21;
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

test(`pages of ${NOMINATIONS} nominations and of their nominees are ranges of an index`, {
  timeout: 300_000,
}, async () => {
  const tenant = await server.makeTenant();
  const admin = await tenant.member({ role: "admin" });
  const { token } = admin;
  const body = { ...typeOf("North star"), nomination: true };
  const { id: typeId } = (await server.request("POST /award/awardTypes", { token, body })).body;
  for (const text of manyNominations({ tenantId: tenant.id, typeId, count: NOMINATIONS })) await server.sql(text);
  await server.sql("vacuum analyze award_nominations, award_nominees, tenant_members");
  const [most] = await server.sql(
    "select member_id, count from award_nominees where tenant_id = $1 order by count desc, member_id desc limit 1",
    [tenant.id],
  );
  const nomineeId = String(most.member_id);
  const middle = { id: nomineeId, created_at: new Date("2026-01-18") };
  const statements = [
    ["award_nominations", nominationLines(tenant.id, { typeId, before: LATEST, limit: PAGE })],
    ["award_nominations", nominationLines(tenant.id, { typeId, before: middle, limit: PAGE })],
    ["award_nominations", nominationLines(tenant.id, { typeId, nomineeId, before: LATEST, limit: PAGE })],
    ["award_nominees", nomineeLines(tenant.id, { typeId, limit: PAGE })],
    ["award_nominees", nomineeLines(tenant.id, { typeId, cursor: nomineeCursor(most as never), limit: PAGE })],
  ] as const;
  await tenant.within(async (db) => {
    for (const [table, statement] of statements) {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      const [row] = await db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
        text: `explain (analyze, format json) ${text}`,
        values: params,
      });
      const plan = nodes(row?.["QUERY PLAN"][0].Plan as Plan);
      const read = plan
        .filter((node) => node["Relation Name"] === table)
        .reduce(
          (sum, node) => sum + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
          0,
        );
      const scans = plan.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]);
      expect([text, read <= PAGE, scans]).toEqual([text, true, []]);
    }
  });
});
