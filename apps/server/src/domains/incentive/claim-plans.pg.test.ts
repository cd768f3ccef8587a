import { afterAll, beforeAll, expect, test } from "vitest";
import type { TenantCtx } from "../../context.ts";
import type { Statement } from "../../db/statement.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { type TestServer, testServer } from "../../testing/index.ts";
import { claimsBefore, countClaims, countScans, listClaims, paidSince } from "./claim-queries.ts";
import { incentiveRows, waitingFor } from "./queries.ts";
import { incentiveOf } from "./test-sample.ts";
import { claimsToday } from "./today.ts";

const CLAIMS = 60_000;
const WAITING = CLAIMS / 100;
const PAGE = 21;
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

/** How many claims a read goes through. */
async function readBy(db: TenantDb, read: (db: TenantDb) => Promise<unknown>) {
  const statements: Statement[] = [];
  const query = async (statement: Statement) => {
    statements.push(statement);
    return [];
  };
  await read(Object.assign(Object.create(db), { query }) as TenantDb);
  const [{ text, values } = { text: "", values: [] }] = statements;
  const [row] = await db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
    text: `explain (analyze, format json) ${text}`,
    values,
  });
  const claims = nodes(row?.["QUERY PLAN"][0].Plan as Plan).filter(
    (node) => node["Relation Name"] === "incentive_claims" && node["Node Type"] !== "Bitmap Index Scan",
  );
  const rows = claims.map(
    (node) => (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
  );
  return rows.reduce((sum, n) => sum + n, 0);
}

test(`what is read of ${CLAIMS} claims is the page that is shown, and those that wait`, {
  timeout: 300_000,
}, async () => {
  const tenant = await server.makeTenant({ features: ["points"] });
  const admin = await tenant.member({ role: "admin" });
  const { id: memberId } = admin;
  const ids: string[] = [];
  for (let n = 1; n <= 10; n++) {
    const body = incentiveOf(`Spot a hazard ${n}`, null as never);
    const { body: made } = await server.request("POST /incentive/incentives", { token: admin.token, body });
    ids.push(made.id);
  }
  const [incentiveId = ""] = ids;
  await server.sql(
    `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status)
     select $1, gen_random_uuid(), 'One', 'Of many', 'one of many', 'joined' from generate_series(1, 2000)`,
    [tenant.id],
  );
  await server.sql(
    `with people as (select id, row_number() over () as at from tenant_members where tenant_id = $1 and id <> $3)
     insert into incentive_claims (tenant_id, id, incentive_id, member_id, points, proof, text, files, by_code, status,
       verdict, decided_at, effective_at, settled_at, created_at)
     select $1, gen_random_uuid(), ($2::uuid[])[1 + n % 10], people.id, 50, 'none', '', '[]', n % 10 = 0,
       case when n % 100 = 7 then 'pending' else 'approved' end, case when n % 100 = 7 then null else 'approve' end,
       made, made, made, made
     from (select n, timestamptz '2026-01-01' + n * interval '4 min' as made from generate_series(1, ${CLAIMS}) n) all_claims
     join people on people.at = 1 + n % 2000`,
    [tenant.id, ids, memberId],
  );
  await server.sql("vacuum analyze incentive_claims, incentives, tenant_members");
  await tenant.within(async (db) => {
    const actor = { memberId };
    const before = { at: new Date("2026-03-01"), id: incentiveId };
    const page = { before, limit: PAGE };
    const other = await db.query<{ id: string; member_id: string }>({
      text: "select id, member_id from incentive_claims where tenant_id = $1 limit 1",
      values: [db.tenantId],
    });
    const claim = other[0] ?? { id: "", member_id: "" };
    const today = claimsToday.waiting?.read;
    const reads: [string, number, (db: TenantDb) => Promise<unknown>][] = [
      ["waiting", WAITING, (of) => listClaims({ db: of, actor }, "pending", { ...page, incentiveId: null })],
      [
        "waiting of one",
        WAITING,
        (of) => listClaims({ db: of, actor }, "pending", { ...page, incentiveId: ids[7] ?? "" }),
      ],
      ["past", PAGE, (of) => listClaims({ db: of, actor }, "past", { ...page, incentiveId: null })],
      ["past of one", PAGE, (of) => listClaims({ db: of, actor }, "past", { ...page, incentiveId })],
      [
        "own",
        PAGE,
        (of) => listClaims({ db: of, actor: { memberId: claim.member_id } }, "own", { ...page, incentiveId: null }),
      ],
      ["count of past", 10_000 + WAITING, (of) => countClaims(of, "past", null)],
      ["count of waiting", WAITING, (of) => countClaims(of, "pending", null)],
      ["scans", CLAIMS / 10, (of) => countScans(of, incentiveId)],
      ["claimed before", 2 * (CLAIMS / 2000), (of) => claimsBefore(of, [claim.id])],
      ["headline", WAITING, (of) => waitingFor({ db: of, actor })],
      ["today", WAITING, (of) => today?.({ db: of, actor } as TenantCtx, null as never) ?? Promise.resolve()],
      ["incentives", WAITING + CLAIMS / 2000, (of) => incentiveRows({ db: of, actor, tenant: { timezone: "UTC" } })],
      [
        "limits",
        CLAIMS / 100 + (2 * CLAIMS) / 2000,
        (of) => paidSince(of, { memberId: claim.member_id, month: new Date("2026-06-15"), window: before.at }),
      ],
    ];
    for (const [name, most, read] of reads) {
      const rows = await readBy(db, read);
      expect([name, rows <= most ? "little" : rows]).toEqual([name, "little"]);
    }
  });
});
