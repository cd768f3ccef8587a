import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { verifyLedgers } from "./verify-ledgers.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant();
  await tenant.member();
});
afterAll(() => server.close());

/** The output while the application's role sees nothing of these tables, as on shards that no setting reaches. */
async function blindTo(...tables: string[]) {
  for (const table of tables) await server.sql(`alter policy tenant on ${table} using (false)`);
  const lines: string[] = [];
  const sound = await verifyLedgers(server.database, (line) => lines.push(line));
  for (const table of tables)
    await server.sql(
      `alter policy tenant on ${table} using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)`,
    );
  return { sound, output: lines.join("\n") };
}

test("a tenant without points balances", async () => {
  expect(await blindTo()).toEqual({ sound: true, output: expect.stringMatching(/: balances, 0 entries/) });
});

test("a tenant whose people cannot be seen does not", async () => {
  const { sound, output } = await blindTo("tenant_members");
  expect([sound, output]).toEqual([false, expect.stringContaining("none of its people can be seen")]);
});

test("nor does one whose accounts have a version, and whose entries cannot be seen", async () => {
  await server.sql(
    `insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, lower_limit, version)
     values ($1, $2, 'redeemable', $2, 'test', 0, null, 1)`,
    [tenant.id, randomUUID()],
  );
  const { sound, output } = await blindTo("points_accounts", "points_entries", "points_transactions", "points_lots");
  expect([sound, output]).toEqual([
    false,
    expect.stringContaining("1 account has moved points, and no entry can be seen"),
  ]);
});

test("nor is a store sound whose tenants cannot be seen", async () => {
  await server.sql("alter policy worker on tenants using (false)");
  const found = await blindTo();
  await server.sql("alter policy worker on tenants using (true)");
  expect(found).toEqual({ sound: false, output: "Of 1 tenant 0 can be seen." });
});

test("nor one that has entries of tenants and no tenant", async () => {
  const empty = await testServer();
  const lines: string[] = [];
  const check = async () => {
    lines.length = 0;
    return { sound: await verifyLedgers(empty.database, (line) => lines.push(line)), output: lines.join() };
  };
  expect(await check()).toEqual({ sound: true, output: "There are no tenants." });
  await empty.sql(
    `insert into audit_events (tenant_id, id, action, entity_type, entity_id) values ($1, $1, 'value.delete', 'value', $1)`,
    [randomUUID()],
  );
  expect(await check()).toEqual({ sound: false, output: "There are no tenants, and rows of some." });
  await empty.close();
});
