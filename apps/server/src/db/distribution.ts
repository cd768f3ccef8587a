import type { Backend } from "./backend.ts";

/**
 * Where a table is stored once there is more than one machine (Citus); all others are stored with their tenant.
 * Reference tables are copied to every machine: shared by tenants, written rarely. Local tables stay on the
 * coordinator: looked up across tenants by a token or by a due time.
 */
export const places = {
  reference: ["users", "tenants", "tenant_hosts", "tenant_memberships"],
  local: [
    "access_tokens",
    "audit_unsealed",
    "challenges",
    "idempotency_keys",
    "invitations",
    "login_states",
    "mail_outbox",
    "passkeys",
    "password_resets",
    "rate_limits",
    "recovery_codes",
    "schedules",
    "second_steps",
    "totp_factors",
  ],
} as const;

/** Those that lie with their tenant; the first is the one that the others are placed by. */
export async function distributedTables(backend: Backend): Promise<string[]> {
  const { rows } = await backend.asOwner(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename <> 'tenant_members', 1`,
  );
  const elsewhere: readonly string[] = [...places.reference, ...places.local];
  return (rows as { name: string }[]).map(({ name }) => name).filter((name) => !elsewhere.includes(name));
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * The statements that spread a fresh, migrated schema over the machines of a Citus cluster. Foreign keys are taken away
 * first and come back last, each in a statement of its own: a table cannot be placed while one ties it to another that
 * is not placed yet.
 */
export async function distributionSql(backend: Backend): Promise<string[]> {
  const { rows } = await backend.asOwner(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const keys = rows as ForeignKey[];
  const [first, ...others] = await distributedTables(backend);
  const triggers = "citus.enable_unsafe_triggers";
  return [
    // For the sum of the points' entries: it reads its own shard alone.
    `set ${triggers} = on`,
    `do $$ begin execute format('alter database %I set ${triggers} = on', current_database()); end $$`,
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...places.reference.map((table) => `select create_reference_table('${table}')`),
    `select create_distributed_table('${first}', 'tenant_id', colocate_with => 'none')`,
    ...others.map((table) => `select create_distributed_table('${table}', 'tenant_id', colocate_with => '${first}')`),
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ];
}
