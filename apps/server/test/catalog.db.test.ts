import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ checkStatements: false });
});
afterAll(() => server.close());

/** What tenants share: keyed by host, person or token, and opened to each role by hand. */
const shared = ["access_tokens", "invitations", "login_states", "tenant_hosts", "tenant_memberships"];
const written = ["points_transactions", "points_entries", "audit_events", "audit_blocks"];

const names = (rows: { name: string }[]) => rows.map((row) => row.name).sort();
const tenantTables = async () =>
  names(
    await server.sql(
      `select c.table_name as name from information_schema.columns c where c.table_schema = 'public'
      and c.column_name = 'tenant_id' and c.table_name <> all($1)`,
      [shared],
    ),
  );

test("every table of a tenant is closed by a forced policy for reading and writing", async () => {
  const tables = await tenantTables();
  expect(tables.length).toBeGreaterThan(25);
  const closed = await server.sql<{ name: string }>(`
    select c.relname as name from pg_class c join pg_policies p on p.tablename = c.relname and p.schemaname = 'public'
    where c.relnamespace = 'public'::regnamespace and c.relrowsecurity and c.relforcerowsecurity and p.policyname = 'tenant'
      and p.cmd = 'ALL' and p.roles = '{public}' and p.permissive = 'PERMISSIVE'
      and p.qual like '%tenant_id = (NULLIF(current_setting(''app.tenant_id''%' and p.with_check = p.qual`);
  expect(names(closed)).toEqual(tables);
});

test("no other policy opens a tenant's table to tenants' work", async () => {
  const rows = await server.sql(
    `select tablename || ' ' || policyname as name from pg_policies where schemaname = 'public'
    and policyname <> 'tenant' and tablename = any($1) and (roles @> '{app_user}' or roles @> '{public}')`,
    [await tenantTables()],
  );
  expect(rows).toEqual([]);
});

test("tenant_id is the first column, and first in every key and index of a tenant's table", async () => {
  const tables = await tenantTables();
  const wrong = await server.sql(
    `
    select c.conrelid::regclass || ' ' || c.conname as name from pg_constraint c join pg_attribute a
      on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.conrelid::regclass::text = any($1) and c.contype in ('p', 'u', 'f') and a.attname <> 'tenant_id'
    union all
    select i.indexrelid::regclass::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid::regclass::text = any($1) and i.indisunique and a.attname <> 'tenant_id'`,
    [tables],
  );
  expect(wrong).toEqual([]);
  const keyed = await server.sql<{ name: string }>(
    "select conrelid::regclass::text as name from pg_constraint where contype = 'p' and conrelid::regclass::text = any($1)",
    [tables],
  );
  expect(names(keyed)).toEqual(tables);
});

/** Each id is in a key together with its tenant; ids that name rows of several tables have none. */
const keyed = [
  "engagement_comments.member_id",
  "engagement_endorsements.member_id",
  "engagement_flags.member_id",
  "engagement_reactions.member_id",
  "member_batch_items.batch_id",
  "member_managers.manager_id",
  "member_managers.member_id",
  "member_name_parts.member_id",
  "points_entries.account_id",
  "points_entries.transaction_id",
  "points_lots.account_id",
  "points_transactions.reverses_id",
  "recognition_qualities.value_id",
  "recognition_quality_links.quality_id",
  "recognition_quality_links.recognition_id",
  "recognition_recipients.recognition_id",
  "recognition_targets.member_id",
  "recognition_targets.recognition_id",
  "recognition_targets.team_id",
  "recognitions.sender_id",
  "team_members.member_id",
  "team_members.team_id",
];

test("what a row names by a key is of its own tenant", async () => {
  const named = await server.sql<{ name: string }>(`
    select k.conrelid::regclass || '.' || a.attname as name from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = k.conkey[1] and own.attname = 'tenant_id'
    join pg_attribute its on its.attrelid = k.confrelid and its.attnum = k.confkey[1] and its.attname = 'tenant_id'
    where k.contype = 'f'`);
  expect(names(named)).toEqual(expect.arrayContaining(keyed));
});

test("no key that holds a tenant is emptied when what it names goes", async () => {
  expect(
    await server.sql("select conname from pg_constraint where contype = 'f' and confdeltype in ('n', 'd')"),
  ).toEqual([]);
});

test("without a tenant every table of tenants is empty, for whatever role", async () => {
  const tenant = await server.makeTenant();
  await tenant.member();
  const tables = await tenantTables();
  for (const role of ["app_user", "app_auth", "app_worker"] as const)
    for (const table of tables) {
      const [granted] = await server.sql("select has_table_privilege($1, $2, 'select') as yes", [role, table]);
      if (!granted.yes) continue;
      const opened =
        role === "app_worker" && ["audit_unsealed", "schedules", "mail_outbox", "idempotency_keys"].includes(table);
      if (opened) continue;
      const rows = await server.database.transact(role, (tx) =>
        tx.query({ text: `select 1 as one from ${table} limit 1` }),
      );
      expect([role, table, rows]).toEqual([role, table, []]);
    }
});

test("a tenant's transaction neither reads nor writes another's rows", async () => {
  const [here, there] = [await server.makeTenant(), await server.makeTenant()];
  const stranger = await there.member();
  const found = await here.within((db) =>
    db.query({ text: "select id from tenant_members where tenant_id = $1", values: [there.id] }),
  );
  expect(found).toEqual([]);
  const insert = here.within((db) =>
    db.query({
      text: "insert into tenant_members (tenant_id, id, first_name, last_name, name_key) values ($1, $2, 'A', 'B', 'a b')",
      values: [there.id, stranger.userId],
    }),
  );
  await expect(insert).rejects.toMatchObject({ code: "42501" });
  const moved = await here.within((db) =>
    db.query({
      text: "update tenant_members set first_name = 'X' where tenant_id = $1 returning id",
      values: [there.id],
    }),
  );
  expect(moved).toEqual([]);
});

test("what was posted and what was done stays as it is", async () => {
  const tenant = await server.makeTenant();
  for (const table of written)
    for (const text of [
      `update ${table} set tenant_id = tenant_id where tenant_id = $1`,
      `delete from ${table} where tenant_id = $1`,
      `truncate ${table}`,
    ])
      await expect(
        tenant.within((db) => db.query({ text, values: text.includes("$1") ? [tenant.id] : [] })),
      ).rejects.toMatchObject({ code: "42501" });
});

test("the application's roles own nothing and get round nothing", async () => {
  const roles = await server.sql(
    "select rolname from pg_roles where rolname in ('app_user', 'app_auth', 'app_worker') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)",
  );
  expect(roles).toEqual([]);
  const owned = await server.sql(
    "select relname from pg_class where relowner in (select oid from pg_roles where rolname like 'app\\_%')",
  );
  expect(owned).toEqual([]);
  const readable = await server.sql(
    "select table_name from information_schema.role_table_grants where grantee = 'app_user' and table_schema <> 'public'",
  );
  expect(readable).toEqual([]);
});

test("no function takes a row of a table: a shard's rows are of another type", async () => {
  const functions = await server.sql(`
    select p.oid::regprocedure::text as name from pg_proc p join pg_type t on t.oid = any(p.proargtypes)
    join pg_class c on c.oid = t.typrelid and c.relkind in ('r', 'p')
    where p.pronamespace in ('app'::regnamespace, 'public'::regnamespace)`);
  expect(functions).toEqual([]);
});
