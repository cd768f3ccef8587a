import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { sealNow, tickSeals, trySealing } from "../../testing/seals.ts";
import { recordEvent, verifiedLogs } from "./test-seals.ts";
import { recordAudit } from "./verbs/record-audit.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ poolSize: 16 });
});
afterAll(() => server.close());

const sealedRows = async ({ id }: TestTenant) => {
  const [row] = await server.sql("select rows from audit_chains where tenant_id = $1 and chain = 'audit'", [id]);
  return row?.rows ?? 0;
};
const event = (entityId: string) =>
  ({ action: "value.update", entityType: "value", entityId, before: null, after: { name: "Late" } }) as const;

/** An event that is written now, in a transaction that stays open until `commit` is called. */
async function lateEvent(tenant: TestTenant) {
  const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = tenant.within(async (db) => {
    await recordAudit({ db, actor: { memberId: null } }, event(tenant.id));
    await db.query({ text: "select 1" });
    written.resolve();
    await released.promise;
  });
  await written.promise;
  return {
    commit: async () => {
      released.resolve();
      await done;
    },
  };
}

test("what commits late is sealed after it has, and nothing behind its position before", async () => {
  const tenant = await server.makeTenant();
  const late = await lateEvent(tenant);
  await recordEvent(tenant, "In between");
  await trySealing(server);
  expect(await sealedRows(tenant)).toBe(0);
  await late.commit();
  await sealNow(server);
  expect(await sealedRows(tenant)).toBe(2);
  expect((await verifiedLogs(server)).sound).toBe(true);
});

test("who relied on another's note is sealed without one of its own, however late it commits", async () => {
  const tenant = await server.makeTenant();
  await recordEvent(tenant, "With a note");
  const late = await lateEvent(tenant);
  expect(await server.sql("select claimed from audit_unsealed where tenant_id = $1", [tenant.id])).toHaveLength(1);
  await trySealing(server);
  await late.commit();
  expect(await server.sql("select claimed from audit_unsealed where tenant_id = $1", [tenant.id])).toHaveLength(1);
  await sealNow(server);
  expect(await sealedRows(tenant)).toBe(2);
  expect(await server.sql("select claimed from audit_unsealed where tenant_id = $1", [tenant.id])).toEqual([]);
});

test("writing waits neither for another's note nor for a seal that is being made", async () => {
  const tenant = await server.makeTenant();
  const late = await lateEvent(tenant);
  await recordEvent(tenant, "Beside a note that is not committed");
  await trySealing(server);
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sealing = tenant.within(async (db) => {
    await db.query({ text: "select 1 from audit_chains where tenant_id = $1 for update", values: [tenant.id] });
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  await recordEvent(tenant, "Beside a seal");
  released.resolve();
  await sealing;
  await late.commit();
  await sealNow(server);
  expect(await sealedRows(tenant)).toBe(3);
});

test("eight writers, three workers: every row is sealed once, in the end", { timeout: 120_000 }, async () => {
  const tenants = await Promise.all(Array.from({ length: 4 }, () => server.makeTenant()));
  const counts = new Map(tenants.map(({ id }) => [id, 0]));
  let writing = true;
  const writer = async (seed: number) => {
    for (let n = 0; n < 60; n += 1) {
      const tenant = tenants[(n * 7 + seed) % tenants.length] as TestTenant;
      const failing = (n + seed) % 11 === 0;
      const written = tenant.within(async (db) => {
        for (let row = 0; row <= n % 3; row += 1) {
          await recordAudit({ db, actor: { memberId: null } }, event(tenant.id));
          await db.query({ text: "select 1" });
          await pause((n * 13 + seed * 5) % 23);
        }
        if (failing) throw new Error("rolled back");
      });
      if (failing) await expect(written).rejects.toThrow("rolled back");
      else {
        await written;
        counts.set(tenant.id, (counts.get(tenant.id) ?? 0) + (n % 3) + 1);
      }
    }
  };
  const worker = async () => {
    while (writing) {
      await tickSeals(server);
      await server.runJobs();
    }
  };
  const workers = [worker(), worker(), worker()];
  await Promise.all(Array.from({ length: 8 }, (_, seed) => writer(seed)));
  writing = false;
  await Promise.all(workers);
  await sealNow(server);
  const sealed = await Promise.all(tenants.map(sealedRows));
  expect(sealed).toEqual(tenants.map(({ id }) => counts.get(id)));
  const { sound, output } = await verifiedLogs(server);
  expect([sound, output]).toEqual([true, expect.not.stringContaining("not yet sealed")]);
});
