import { expect, test, vi } from "vitest";
import { testServer } from "../../testing/index.ts";
import { testWorkers } from "../../testing/test-workers.ts";
import { world } from "../../testing/world.ts";
import { allocatePoints } from "../points/verbs/allocate-points.ts";

const DRAFTS = 400;
const BROKEN = 20;
const path = "/recognition/recognitions";

test("hundreds scheduled at one instant are published once each by four workers, two of them killed, and those that fail for good become drafts once", async () => {
  const server = await testServer({ poolSize: 4 });
  const tenant = await server.makeTenant();
  const [sender, to] = [await tenant.member(), await tenant.member()];
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const body = {
    status: "draft",
    message: "On time",
    amount: 1,
    sendTo: [{ id: to.id, type: "tenantMember" }],
    scheduledAt,
  };
  await server.sql(
    `insert into points_budget_items (tenant_id, id, name, name_key, source, audience, amount, period, starts_on)
     values ($1, gen_random_uuid(), 'Monthly', 'monthly', 'allocation', '{"everyone":true}', $2, 'month', '2020-01-01')`,
    [tenant.id, DRAFTS - 100],
  );
  await server.sql(
    `insert into points_settings (tenant_id, restriction_limit, eligible) values ($1, 1000000, '{"everyone":true}')`,
    [tenant.id],
  );
  const first = await server.request(`POST ${path}`, { token: sender.token, body });
  expect(first.status).toBe(200);
  // Copies of the draft, instead of a request for each.
  const copy = (count: number, changes: object) =>
    server.sql(
      `with made as (insert into recognition_drafts
          select (jsonb_populate_record(d, $4::jsonb || jsonb_build_object('id', gen_random_uuid()))).*
          from recognition_drafts d, generate_series(1, $2) where d.tenant_id = $1 and d.id = $3 returning id, scheduled_at)
        insert into schedules (tenant_id, id, job, data, next_run_at)
        select $1, m.id, s.job, s.data || jsonb_build_object('draftId', m.id), s.next_run_at from made m, schedules s
        where s.tenant_id = $1 and s.id = $3`,
      [tenant.id, count, first.body.id, JSON.stringify(changes)],
    );
  await copy(DRAFTS - 1, {});
  await copy(BROKEN, { message: { type: "broken" } });
  await tenant.within(async (db, { now }) => {
    await allocatePoints(db, { now });
  });
  const counts = async () => {
    const [row] = await server.sql(
      `select (select count(*)::int from recognitions where tenant_id = $1) as published,
        (select count(*)::int from recognition_drafts where tenant_id = $1 and scheduled_at is not null) as waiting,
        (select count(*)::int from recognition_drafts where tenant_id = $1 and scheduled_at is null) as failed`,
      [tenant.id],
    );
    return row;
  };
  const workers = await testWorkers(server, 4);
  await server.sql(
    "update schedules set next_run_at = now() - interval '1 second' where tenant_id = $1 and job = 'recognition.publish-scheduled'",
    [tenant.id],
  );
  const until = (wanted: number) => workers.until(async () => (await counts()).waiting <= wanted);
  for (const wanted of [0.9, 0.6]) {
    await until(DRAFTS * wanted);
    await workers.kill();
  }
  await until(BROKEN);
  await vi.waitUntil(
    async () => {
      // As if all but the last attempt were over.
      await server.sql(
        "update pgboss.job set retry_count = retry_limit, start_after = now() where name = 'recognition.publish-scheduled' and state = 'retry'",
      );
      return (await counts()).waiting === 0;
    },
    { timeout: 60_000, interval: 200 },
  );
  const [sums] = await server.sql(
    `select (select count(*)::int from timeline_items where tenant_id = $1 and type = 'recognition') as items,
      (select count(*)::int from points_transactions where tenant_id = $1 and type = 'recognition') as paid,
      (select count(*)::int from recognition_recipients where tenant_id = $1 and amount = 1) as received,
      (select count(*)::int from notifications where tenant_id = $1 and kind = 'recognition.unsentForPoints') as told,
      (select count(*)::int from notifications where tenant_id = $1 and kind = 'recognition.unsentForFault') as faults,
      (select count(*)::int from schedules where tenant_id = $1 and job = 'recognition.publish-scheduled') as schedules`,
    [tenant.id],
  );
  // The balance is short for the last hundred drafts: each was checked against the balance at its time.
  expect(await counts()).toEqual({ published: DRAFTS - 100, waiting: 0, failed: 100 + BROKEN });
  const sent = DRAFTS - 100;
  expect(sums).toEqual({ items: sent, paid: sent, received: sent, told: 100, faults: BROKEN, schedules: 0 });
  await workers.end();
  await server.close();
}, 240_000);

test("a draft that is sent by hand when it is due is published once", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const body = {
    message: "Thank you",
    amount: 0,
    sendTo: [{ id: bob.id, type: "tenantMember" }],
    qualityIds: [],
    tenantWide: true,
  };
  for (let round = 0; round < 10; round += 1) {
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = (await ann.post(path, { ...body, status: "draft", scheduledAt })).body;
    await w.sql`insert into pgboss.job (name, data) values ('recognition.publish-scheduled',
      ${JSON.stringify({ tenantId: w.tenantId, draftId: id, at: scheduledAt })}::jsonb)`;
    const [sent] = await Promise.all([ann.patch(`${path}/${id}`, { ...body, status: "published" }), w.drain()]);
    expect([sent.status, sent.body.id]).toEqual([200, id]);
  }
  await w.drain();
  expect((await bob.get(path)).body.total).toBe(10);
  expect((await bob.get("/notification/messages")).body.total).toBe(10);
});
