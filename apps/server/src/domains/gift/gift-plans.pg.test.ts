import { afterAll, beforeAll, expect, test } from "vitest";
import { daysBetween } from "../../occasion-days.ts";
import { type TestServer, testServer } from "../../testing/index.ts";
import { AHEAD, CATCH_UP, unpaidGifts } from "./due-queries.ts";

const MEMBERS = 50_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ checkStatements: false });
});
afterAll(() => server.close());

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

test(`birthdays among ${MEMBERS} members are found by their day, years and newcomers by theirs`, {
  timeout: 120_000,
}, async () => {
  const tenant = await server.makeTenant({ features: ["points"] });
  await server.sql(
    `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status, joined_at, birthday)
     select $1, gen_random_uuid(), 'One', 'Of many', 'one of many', 'joined', timestamptz '2019-01-01' + n * interval '1 hour',
       to_char(date '2001-01-01' + n % 365, 'MM-DD') from generate_series(1, ${MEMBERS}) n`,
    [tenant.id],
  );
  await server.sql("vacuum analyze tenant_members, points_gifts, points_budget_items, points_gift_rules");
  const now = new Date("2026-03-10T09:00:00Z");
  const after = new Date(now.getTime() - CATCH_UP);
  const days = daysBetween(after, new Date(now.getTime() + AHEAD));
  await tenant.within(async (db) => {
    for (const [kind, index] of [
      [{ source: "birthday", steps: [0], days }, "tenant_members_birthday"],
      [{ source: "welcome", steps: [0], days }, "tenant_members_joined"],
      [{ source: "anniversary", steps: [1, 5], days }, "tenant_members_joined"],
      [{ source: "onboarding", steps: [30, 60, 90], days }, "tenant_members_joined"],
    ] as const) {
      const { text, values } = unpaidGifts(db, kind, { after, to: now, limit: 500 });
      const [row] = await db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
        text: `explain (format json) ${text}`,
        values,
      });
      const plan = nodes(row?.["QUERY PLAN"][0].Plan as Plan);
      const members = plan.filter((node) => node["Relation Name"] === "tenant_members");
      expect(members.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([]);
      expect(plan.map((node) => node["Index Name"])).toContain(index);
    }
  });
});
