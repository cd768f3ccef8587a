import {
  manyEntries,
  manyMembers,
  manyRecognitions,
  manyTenants,
  manyUsers,
  manyValues,
  onlyTenant,
  type TestServer,
} from "@plaudit/server/testing";
import { measureCulture } from "./culture.ts";
import { fillFeed, measureFeed, SMALL } from "./feed.ts";
import { measureLive } from "./live.ts";
import { measurePeople } from "./people.ts";
import { measureSend } from "./send.ts";
import { measureSignIn } from "./sign-in.ts";
import { onPostgres } from "./store.ts";

const TENANTS = Number(process.env.BENCH_TENANTS ?? 10_000);
const EACH = 100;
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const STAGES = (process.env.BENCH_STAGES ?? "1000000,5000000").split(",").map(Number);

const settings = {
  shared_buffers: "6GB",
  max_wal_size: "24GB",
  checkpoint_timeout: "1h",
  maintenance_work_mem: "512MB",
  autovacuum: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
};

async function fill(server: TestServer, what: string, statements: readonly string[]): Promise<void> {
  const began = performance.now();
  for (const statement of statements)
    await server.sql(`set session_replication_role = replica; ${statement}; reset session_replication_role`);
  console.log(`  ${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
/** As a store is that has been at work for long: vacuumed, and nothing of it still to be written. */
async function settle(server: TestServer): Promise<void> {
  const began = performance.now();
  await server.sql("vacuum (analyze)");
  await server.sql("checkpoint");
  const [size] = await server.sql("select pg_size_pretty(pg_database_size(current_database())) as size");
  console.log(`  vacuumed: ${((performance.now() - began) / 1000).toFixed(0)} s; the database holds ${size.size}`);
}
/** Sends are measured as they would be in earnest; the hundred million rows before need not survive a crash. */
async function durable(server: TestServer, on: boolean): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await server.sql(`alter system set ${setting} = ${on ? "on" : "off"}`);
  await server.sql("select pg_reload_conf()");
}

/** Every measure that the store's size could change, in a store of very many tenants, one of them very large, at each stage of its timeline. */
await onPostgres(settings, 16, async (server) => {
  const many = { where: "t.slug like 'many-%'" };
  const people = { members: EACH, last: EACH };
  await fill(server, `${TENANTS} tenants of ${EACH} members`, [
    ...manyTenants(TENANTS, "many-"),
    ...manyMembers(many, EACH),
    ...manyUsers(many),
  ]);
  await fill(server, `${EACH} items in each of them`, [
    ...manyValues(many),
    ...manyRecognitions(many, people),
    ...manyEntries(many, people),
  ]);
  const tenant = await server.makeTenant();
  const only = onlyTenant(tenant.id);
  const admin = await tenant.member({ role: "admin" });
  await fill(server, `one of ${MEMBERS} members`, [
    ...manyMembers(only, MEMBERS),
    ...manyUsers(only),
    ...manyValues(only),
  ]);
  const small = await fillFeed(server, SMALL);
  const apart = `${(730 * 86_400) / (STAGES.at(-1) ?? 1)} s`;
  for (const [stage, items] of STAGES.entries()) {
    const more = { members: MEMBERS, first: 1 + (STAGES[stage - 1] ?? 0), last: items, apart };
    await fill(server, `its items up to ${items}`, [...manyRecognitions(only, more), ...manyEntries(only, more)]);
    await settle(server);
    const name = `at ${items / 1e6}M items, `;
    await measureFeed(server, small, { items, tenant }, name);
    await measureSignIn(server, tenant, name);
    await measureLive(server, tenant, name);
    await measurePeople(server, { tenant, admin, members: MEMBERS }, name);
    await measureCulture(server, { tenant, reader: admin }, name);
    await durable(server, true);
    await measureSend(server, name);
    await durable(server, false);
  }
});
