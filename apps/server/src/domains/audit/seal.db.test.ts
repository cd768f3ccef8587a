import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { sealNow, tickSeals } from "../../testing/seals.ts";
import { verifyLedgers } from "../points/verify-ledgers.ts";
import { recordEvent, verifiedLogs } from "./test-seals.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Three blocks of four events. */
beforeEach(async () => {
  await server.sql("truncate tenants cascade");
  tenant = await server.makeTenant();
  for (let block = 0; block < 3; block += 1) {
    for (const n of [1, 2, 3, 4]) await recordEvent(tenant, `Value ${block * 4 + n}`);
    await sealNow(server);
  }
});

const rowNamed = async (name: string) => {
  const [row] = await server.sql(
    "select id, position from audit_events where tenant_id = $1 and after ->> 'name' = $2",
    [tenant.id, name],
  );
  return row as { id: string; position: number };
};
const change = (text: string, ...values: unknown[]) => server.sql(text, [tenant.id, ...values]);
const found = async (words: string) =>
  expect(await verifiedLogs(server)).toEqual({ sound: false, output: expect.stringContaining(words) });

test("everything that was committed is sealed, in blocks that follow one another", async () => {
  expect(await verifiedLogs(server)).toEqual({
    sound: true,
    output: expect.stringMatching(/: as it was sealed, 12 rows in 3 blocks$/m),
  });
  await recordEvent(tenant, "Later");
  expect((await verifiedLogs(server)).output).toContain("12 rows in 3 blocks, 1 not yet sealed");
});

test("a tick without anything to seal writes nothing, and a tenant without anything new gets no block", async () => {
  const [before] = await server.sql("select count(*)::int as n from pgboss.job where name = 'audit.seal'");
  for (let n = 0; n < 3; n += 1) await tickSeals(server);
  const [after] = await server.sql("select count(*)::int as n from pgboss.job where name = 'audit.seal'");
  expect(after).toEqual(before);
  expect(await server.sql("select 1 from audit_unsealed")).toEqual([]);
  const chains = await server.sql("select chain, number from audit_chains where tenant_id = $1 order by 1", [
    tenant.id,
  ]);
  expect(chains).toEqual([
    { chain: "audit", number: 3 },
    { chain: "ledger", number: 0 },
  ]);
});

test.each([
  ["what it says", 'update audit_events set after = \'{"name":"Other"}\' where tenant_id = $1 and id = $2'],
  ["who did it", "update audit_events set actor_id = tenant_id where tenant_id = $1 and id = $2"],
  ["when it was", "update audit_events set created_at = created_at - interval '1 ms' where tenant_id = $1 and id = $2"],
  ["what it was done to", "update audit_events set entity_id = tenant_id where tenant_id = $1 and id = $2"],
])("a row of which %s was changed is named", async (_what, text) => {
  const { id, position } = await rowNamed("Value 6");
  await change(text, id);
  await found(`block 2: row ${id} at ${position} was changed`);
});

test("a row whose values were taken away is named, while nobody was erased", async () => {
  const { id } = await rowNamed("Value 6");
  await change(
    "update audit_events set after = null, salt = null, values_hash = sha256('x') where tenant_id = $1 and id = $2",
    id,
  );
  await found(`block 2: row ${id}`);
  await found("has lost its values, and nobody was erased");
});

test("a row that was deleted is named by its position", async () => {
  const { id, position } = await rowNamed("Value 7");
  await change("delete from audit_events where tenant_id = $1 and id = $2", id);
  await found(`block 2: the row at ${position} is missing`);
});

test.each([
  ["where there was a gap", 0],
  ["before all others", -1_000_000],
])("a row that was added to what is sealed is named, %s", async (_where, far) => {
  const { position } = await rowNamed("Value 2");
  const [added] = await change(
    `insert into audit_events (tenant_id, id, action, entity_type, entity_id, position)
     values ($1, gen_random_uuid(), 'value.delete', 'value', $1, $2) returning id`,
    position + far,
  );
  await found(`block 1: row ${added.id} at ${position + far} was added`);
});

test.each([
  ["first", 1],
  ["one between others", 2],
  ["last", 3],
])("the %s of the blocks is missed when it was deleted", async (_which, number) => {
  await change("delete from audit_blocks where tenant_id = $1 and number = $2", number);
  await found(`block ${number} is missing`);
});

test("blocks that were swapped are found", async () => {
  await change("update audit_blocks set number = 9 where tenant_id = $1 and number = 1");
  await change("update audit_blocks set number = 1 where tenant_id = $1 and number = 2");
  await change("update audit_blocks set number = 2 where tenant_id = $1 and number = 9");
  await found("block 1 was changed");
});

test("a block that was made again for changed rows does not fit what follows it", async () => {
  await change("update audit_blocks set previous_hash = sha256('x') where tenant_id = $1 and number = 2");
  await found("block 2 was changed");
});

test("the last blocks deleted together with what says that they were there are missed by nobody but who has a seal", async () => {
  const seal = await server.request("GET /audit/seals/file", { token: (await tenant.member({ role: "admin" })).token });
  const file = seal.body;
  expect((await verifiedLogs(server, file)).sound).toBe(true);
  await change("delete from audit_blocks where tenant_id = $1");
  await change("delete from audit_chains where tenant_id = $1");
  await recordEvent(tenant, "Forged");
  await sealNow(server);
  expect((await verifiedLogs(server)).sound).toBe(true);
  expect(await verifiedLogs(server, file)).toEqual({
    sound: false,
    output: expect.stringContaining("block 3 of the audit is not the one in the file"),
  });
});

test("the log stays whole after a person was erased", async () => {
  const person = await rowNamed("Value 6");
  await change(
    `update audit_events set entity_type = 'tenantMember', action = 'tenantMember.update', entity_id = $2 where tenant_id = $1 and id = $2`,
    person.id,
  );
  await change("delete from audit_blocks where tenant_id = $1");
  await change("delete from audit_chains where tenant_id = $1");
  await change("insert into audit_unsealed (tenant_id, id) values ($1, $1)");
  await sealNow(server);
  expect((await verifiedLogs(server)).sound).toBe(true);
  await change(
    `insert into audit_events (tenant_id, id, action, entity_type, entity_id) values ($1, gen_random_uuid(), 'tenantMember.erase', 'tenantMember', $2)`,
    person.id,
  );
  // As docs/adr/0025 has an erasure do it.
  await change(
    `update audit_events set before = null, after = null, salt = null, values_hash = sha256(convert_to(
       concat_ws(E'\\n', salt, coalesce(before::text, '-'), coalesce(after::text, '-')), 'UTF8'))
     where tenant_id = $1 and entity_id = $2 and salt is not null and action <> 'tenantMember.erase'`,
    person.id,
  );
  expect(await verifiedLogs(server)).toEqual({ sound: true, output: expect.stringContaining("12 rows in 1 block") });
});

test("a chain that the application's role cannot see is a fault", async () => {
  const policy = (using: string) =>
    server.sql(`alter policy tenant on audit_blocks using (${using});
    alter policy tenant on audit_chains using (${using}); alter policy tenant on audit_events using (${using})`);
  await policy("false");
  const { sound, output } = await verifiedLogs(server);
  await policy("tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid");
  expect([sound, output]).toEqual([false, expect.stringContaining("3 blocks were sealed, and none can be seen")]);
});

test("a tenant of old with rows that nothing ever sealed is a fault", async () => {
  await change("delete from audit_blocks where tenant_id = $1");
  await change("delete from audit_chains where tenant_id = $1");
  expect((await verifiedLogs(server)).sound).toBe(true);
  await change("update tenants set created_at = created_at - interval '3 days' where id = $1");
  await found("none of its 12 rows was ever sealed");
});

test("rows without a note, such as an older version's, are sealed in stretches with the day's first job", async () => {
  await server.sql(
    `insert into audit_events (tenant_id, id, action, entity_type, entity_id)
     select $1, gen_random_uuid(), 'value.update', 'value', $1 from generate_series(1, 12000)`,
    [tenant.id],
  );
  await sealNow(server);
  expect((await verifiedLogs(server)).output).toContain("12000 not yet sealed");
  await server.sql("select app.enqueue('points.daily', jsonb_build_object('tenantId', $1::uuid), null, null)", [
    tenant.id,
  ]);
  await server.runJobs();
  await sealNow(server);
  expect(await verifiedLogs(server)).toEqual({
    sound: true,
    output: expect.stringContaining("12012 rows in 6 blocks"),
  });
});

test("a batch larger than a block shares a position, and is cut all the same", async () => {
  await server.sql(
    `insert into audit_events (tenant_id, id, action, entity_type, entity_id, position)
     select $1, gen_random_uuid(), 'value.update', 'value', $1, p from (select app.next_position() as p offset 0) x, generate_series(1, 7000)`,
    [tenant.id],
  );
  await recordEvent(tenant, "After the batch");
  await sealNow(server);
  expect(await verifiedLogs(server)).toEqual({ sound: true, output: expect.stringContaining("7013 rows in 5 blocks") });
});

test("entries of the ledger are sealed too, and a changed one is named by ledger:verify", async () => {
  const [one, other] = ["00000000-0000-7000-8000-00000000000a", "00000000-0000-7000-8000-00000000000b"];
  const transaction = "00000000-0000-7000-8000-00000000000c";
  for (const [id, balance] of [
    [one, 5],
    [other, -5],
  ])
    await change(
      "insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, version) values ($1, $2, 'fund', $2, 'issuance', $3, 1)",
      id,
      balance,
    );
  await change(
    "insert into points_transactions (tenant_id, id, type, reference_type, reference_id) values ($1, $2, 'deposit', 'test', $2)",
    transaction,
  );
  await change(
    `insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after)
     values ($1, $2, 1, $4, 'deposit', 5, 5), ($1, $3, 1, $4, 'deposit', -5, -5)`,
    one,
    other,
    transaction,
  );
  await recordEvent(tenant, "Note");
  await sealNow(server);
  const verified = async () => {
    const lines: string[] = [];
    const sound = await verifyLedgers(server.database, (line) => lines.push(line));
    return { sound, output: lines.join("\n") };
  };
  expect(await verified()).toEqual({
    sound: true,
    output: expect.stringContaining("2 entries of 1 transactions, sealed 2 rows in 1 block"),
  });
  await change("update points_transactions set type = 'gift' where tenant_id = $1 and id = $2", transaction);
  expect(await verified()).toEqual({
    sound: false,
    output: expect.stringMatching(new RegExp(`block 1: row ${one} at \\d+ was changed`)),
  });
});
