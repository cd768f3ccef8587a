import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/index.ts";
import { floorStatement, LOOKED_AT, type LogFilter, logStatement } from "./queries.ts";

const ROWS = 200_000;
const dialect = new PgDialect();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ checkStatements: false });
});
afterAll(() => server.close());

const none: LogFilter = { actorIds: [], operator: false, entityIds: [], actions: [], fields: [] };

/** What a plan read, by its own count. */
interface Plan {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Node Type": string;
  Plans?: Plan[];
}
const rowsRead = (plan: Plan): number =>
  (plan["Node Type"].includes("Scan") && plan["Node Type"] !== "Function Scan" && plan["Node Type"] !== "Subquery Scan"
    ? (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"]
    : 0) + (plan.Plans ?? []).reduce((sum, inner) => sum + rowsRead(inner), 0);

test("a page of a log of 200,000 rows reads a page, however it is narrowed", { timeout: 300_000 }, async () => {
  const tenant = await server.makeTenant();
  const busy = "00000000-0000-7000-8000-000000000001";
  const rare = "00000000-0000-7000-8000-000000000002";
  await server.sql(
    `insert into audit_events (tenant_id, id, actor_id, action, entity_type, entity_id, after, created_at)
    select $1, gen_random_uuid(), case when n % 100000 = 7 then $3::uuid when n % 50000 = 9 then null else $2::uuid end,
      case when n % 50000 = 3 then 'value.delete' else 'tenantMember.update' end, 'tenantMember',
      ('00000000-0000-7000-8000-' || lpad((n % 20000)::text, 12, '0'))::uuid, '{}', timestamptz '2026-01-01' + n * interval '20 s'
    from generate_series(1, ${ROWS}) n`,
    [tenant.id, busy, rare],
  );
  await server.sql("vacuum analyze audit_events");
  const deep = { at: new Date("2026-03-01T00:00:00Z"), id: "ffffffff-ffff-7fff-bfff-ffffffffffff" };
  const filters: Partial<LogFilter>[] = [
    {},
    { before: deep },
    { actorIds: [busy] },
    { actorIds: [rare], before: deep },
    { operator: true },
    { operator: true, before: deep },
    { operator: true, actions: ["tenantMember.update"] },
    { actions: ["value.delete"] },
    { actions: ["value.delete", "tenantMember.update", "team.create"] },
    { actorIds: [busy], actions: ["value.delete"] },
    { actorIds: [rare], actions: ["tenantMember.update"] },
    { entityIds: ["00000000-0000-7000-8000-000000000123"], actorIds: [rare] },
    { entityIds: ["00000000-0000-7000-8000-000000000123"], fields: ["jobTitle"] },
    { from: new Date("2026-02-01"), to: new Date("2026-02-02"), actorIds: [busy] },
  ];
  await tenant.within(async (db) => {
    for (const filter of filters) {
      const { sql: text, params } = dialect.sqlToQuery(logStatement(tenant.id, { ...none, ...filter }, 51));
      const [row] = await db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
        text: `explain (analyze, format json) ${text}`,
        values: params,
      });
      const plan = row?.["QUERY PLAN"][0].Plan as Plan;
      expect([filter, rowsRead(plan) <= 4 * 51, JSON.stringify(plan).includes("Seq Scan")]).toEqual([
        filter,
        true,
        false,
      ]);
    }
  });
});

test("looking for a rare field in a log of 100,000 rows reads a stretch of it", { timeout: 300_000 }, async () => {
  const tenant = await server.makeTenant();
  const actor = "00000000-0000-7000-8000-000000000003";
  await server.sql(
    `insert into audit_events (tenant_id, id, actor_id, action, entity_type, entity_id, after, created_at)
    select $1, gen_random_uuid(), $2, 'tenantMember.update', 'tenantMember', gen_random_uuid(),
      case when n = 7 then '{"rare": 1}'::jsonb else '{"jobTitle": "Cook"}' end, timestamptz '2026-01-01' + n * interval '5 s'
    from generate_series(1, 100000) n`,
    [tenant.id, actor],
  );
  await server.sql("vacuum analyze audit_events");
  const deep = { at: new Date("2026-02-01T00:00:00Z"), id: "ffffffff-ffff-7fff-bfff-ffffffffffff" };
  const read = async (statement: ReturnType<typeof logStatement>) =>
    tenant.within(async (db) => {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      const [row] = await db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
        text: `explain (analyze, format json) ${text}`,
        values: params,
      });
      return rowsRead(row?.["QUERY PLAN"][0].Plan as Plan);
    });
  for (const more of [
    {},
    { before: deep },
    { actorIds: [actor] },
    { actions: ["tenantMember.update", "team.create"] },
  ]) {
    const filter: LogFilter = { ...none, ...more, fields: ["rare"] };
    const [end] = await tenant.within((db) =>
      db.rows<{ created_at: Date; id: string }>(floorStatement(tenant.id, filter)),
    );
    const floor = end && { at: end.created_at, id: end.id };
    expect([more, await read(floorStatement(tenant.id, filter))]).toEqual([more, LOOKED_AT]);
    expect([more, await read(logStatement(tenant.id, { ...filter, floor }, 51))]).toEqual([more, LOOKED_AT]);
  }
});
