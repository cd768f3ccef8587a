import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/index.ts";
import { occasions } from "./occasions.ts";
import { activeKinds } from "./preferences.ts";
import { usual } from "./rules/shown.ts";
import { celebrate } from "./verbs/publish-celebrations.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ poolSize: 6, checkStatements: false });
});
afterAll(() => server.close());

/** A year of birthdays and of first days, one an hour. */
const people = (tenantId: string, count: number) =>
  server.sql(
    `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status, joined_at, birthday)
     select $1, gen_random_uuid(), 'One', 'Of many', 'one of many', 'joined', timestamptz '2012-01-01' + n * interval '1 hour',
       to_char(date '2001-01-01' + n % 365, 'MM-DD') from generate_series(1, $2) n`,
    [tenantId, count],
  );

test("whose day it is is in the feed once, however many publish at the same time and at different clocks", async () => {
  const tenant = await server.makeTenant();
  await people(tenant.id, 365 * 40);
  const run = (at: string) =>
    tenant.within(async (db) => (await celebrate({ db, now: new Date(at) }, { people: 25 })).published.length);
  const clocks = ["2026-03-10T09:00:00Z", "2026-03-10T13:30:00Z", "2026-03-10T09:00:00Z", "2026-03-10T23:59:00Z"];
  let published = 0;
  for (let round = 0; round < 6; round += 1) {
    const counts = await Promise.all(clocks.map(run));
    published += counts.reduce((sum, count) => sum + count, 0);
  }
  const [sums] = await server.sql(
    `select (select count(*)::int from celebrations where tenant_id = $1 and kind = 'birthday') as birthdays,
      (select count(*)::int from celebrations where tenant_id = $1) as celebrations,
      (select count(distinct entity_id)::int from timeline_items where tenant_id = $1) as entities,
      (select count(*)::int from timeline_items where tenant_id = $1) as items`,
    [tenant.id],
  );
  expect(sums.birthdays).toBe(40);
  expect(sums).toMatchObject({ celebrations: published, entities: published, items: published });
});

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

test("days among 50,000 members are found by the day of the year", { timeout: 120_000 }, async () => {
  const tenant = await server.makeTenant();
  await people(tenant.id, 50_000);
  await server.sql("vacuum analyze tenant_members, tenants, team_members");
  await tenant.within(async (db) => {
    const wanted = { from: "2026-11-01", to: "2026-11-30", kinds: activeKinds(usual), reader: null, teamIds: [] };
    const [row] = await db.rows<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      sql`explain (format json) ${occasions(db, wanted)}`,
    );
    const plan = nodes(row?.["QUERY PLAN"][0].Plan as Plan);
    const members = plan.filter((node) => node["Relation Name"] === "tenant_members");
    expect(members.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([]);
    const indexes = plan.map((node) => node["Index Name"]);
    for (const name of ["birthday", "joined"]) expect(indexes).toContain(`tenant_members_${name}`);
  });
});
