import { expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { world } from "../../testing/world.ts";

test("of several workers with the same job one makes the copy, and it is announced once", async () => {
  const w = await world();
  const ann = await w.person("Ann");
  const { id } = (await ann.post("/identity/dataCopies")).body;
  await w.tenant(async ({ db }) => {
    for (let n = 0; n < 5; n++) await enqueuer(db)("member.copy-data", { tenantId: w.tenantId, id });
  });
  await Promise.all(Array.from({ length: 4 }, () => w.drain()));
  const [row] = await w.sql`select id, bytes, expires_at from member_copies where tenant_id = ${w.tenantId}`;
  expect(row).toMatchObject({ id });
  expect(row?.bytes).toBeGreaterThan(0);
  const told = await w.sql`select 1 from notifications where tenant_id = ${w.tenantId} and kind = 'member.copyReady'`;
  expect(told).toHaveLength(1);
  expect(await w.sql`select 1 from schedules where tenant_id = ${w.tenantId} and id = ${id}`).toHaveLength(1);
});
