import { afterAll, beforeAll, expect, test } from "vitest";
import { distributedTables, distributionSql, places } from "../src/db/distribution.ts";
import { type TestServer, testServer } from "../src/testing/index.ts";

let server: TestServer;
let distributed: string[];
beforeAll(async () => {
  server = await testServer();
  distributed = await distributedTables(server.database.backend);
});
afterAll(() => server.close());

const placeOf = (table: string) =>
  Object.entries({ ...places, distributed }).find(([, tables]) => (tables as readonly string[]).includes(table))?.[0];

interface Key {
  table: string;
  target: string;
  own: string;
  its: string;
}
const foreignKeys = () =>
  server.sql<Key>(`
    select k.conrelid::regclass::text as "table", k.confrelid::regclass::text as target, a.attname as own, b.attname as its
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);

test("every table has one place: with its tenant, or listed", async () => {
  const tables = await server.sql<{ name: string; tenant: boolean }>(`
    select t.tablename as name, exists (
      select from pg_attribute a where a.attrelid = format('public.%I', t.tablename)::regclass
        and a.attname = 'tenant_id' and a.attnotnull) as tenant
    from pg_tables t where t.schemaname = 'public'`);
  const names = tables.map(({ name }) => name).sort();
  expect([...places.reference, ...places.local, ...distributed].sort()).toEqual(names);
  const homeless = tables.filter(({ name, tenant }) => placeOf(name) === "distributed" && !tenant);
  expect(homeless).toEqual([]);
});

test("a table that lies with its tenant has tenant_id first in every key and unique index", async () => {
  const wrong = await server.sql(
    `select i.indexrelid::regclass::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid::regclass::text = any($1) and i.indisunique and a.attname <> 'tenant_id'`,
    [distributed],
  );
  expect(wrong).toEqual([]);
});

test("a foreign key goes to a row of the same tenant, or to a table that is everywhere", async () => {
  const keys = await foreignKeys();
  expect(keys.length).toBeGreaterThan(20);
  const wrong = keys.filter(({ table, target, own, its }) => {
    if (placeOf(target) === "reference") return placeOf(table) === "local";
    return (
      placeOf(table) !== "distributed" ||
      placeOf(target) !== "distributed" ||
      own !== "tenant_id" ||
      its !== "tenant_id"
    );
  });
  expect(wrong).toEqual([]);
});

test("the SQL places each table once, while no foreign key ties it, and puts every key back", async () => {
  await server.sql(`
    create schema trial;
    create table trial.made (name text primary key, kind text, keys int);
    create function create_reference_table(name text) returns void language sql as $$
      insert into trial.made select name, 'reference', count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace $$;
    create function create_distributed_table(name text, by_column text, colocate_with text) returns void language sql as $$
      insert into trial.made select name, 'distributed', count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace $$;`);
  const definitions = () =>
    server.sql("select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by conname");
  const before = await definitions();
  for (const statement of await distributionSql(server.database.backend)) await server.sql(statement);
  expect(await definitions()).toEqual(before);
  const made = await server.sql<{ name: string; kind: string; keys: number }>(
    "select name, kind, keys from trial.made",
  );
  expect(made.filter(({ keys }) => keys > 0)).toEqual([]);
  const namesOf = (kind: string) => made.filter((one) => one.kind === kind).map(({ name }) => name);
  expect(namesOf("reference")).toEqual(places.reference);
  expect(namesOf("distributed")).toEqual(distributed);
  expect(distributed[0]).toBe("tenant_members");
});
