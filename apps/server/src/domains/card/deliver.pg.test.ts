import { expect, test, vi } from "vitest";
import { testServer } from "../../testing/index.ts";
import { testWorkers } from "../../testing/test-workers.ts";
import { world } from "../../testing/world.ts";
import { newCard, newSignature } from "./test-sample.ts";

const COUNT = 80;
const path = "/card/cards";

test("many cards due at one instant are delivered once each by four workers, two of them killed", async () => {
  const server = await testServer({ poolSize: 4 });
  const tenant = await server.makeTenant();
  const [ann, rosa, eve] = [await tenant.member(), await tenant.member(), await tenant.member()];
  const first = await server.request(`POST ${path}`, { token: ann.token, body: newCard("On time", [rosa.id, eve.id]) });
  expect(first.status).toBe(200);
  const signature = { token: ann.token, body: newSignature("Well done") };
  expect((await server.request(`PUT ${path}/${first.body.id}/signature`, signature)).status).toBe(200);
  // Copies of the first, instead of a request for each; and their day is yesterday.
  await server.sql(
    `with made as (insert into cards
        select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
        from cards c, generate_series(1, $2) where c.tenant_id = $1 and c.id = $3 returning id),
      named as (insert into card_recipients (tenant_id, card_id, member_id)
        select $1, m.id, r.member_id from made m, card_recipients r where r.tenant_id = $1 and r.card_id = $3)
      insert into schedules (tenant_id, id, job, data, next_run_at)
      select $1, m.id, s.job, jsonb_build_object('cardId', m.id), s.next_run_at from made m, schedules s
      where s.tenant_id = $1 and s.id = $3`,
    [tenant.id, COUNT - 1, first.body.id],
  );
  await server.sql("update cards set deliver_on = current_date - 2 where tenant_id = $1", [tenant.id]);
  const workers = await testWorkers(server, 4);
  const delivered = async () => {
    const [row] = await server.sql(
      "select count(*)::int as count from cards where tenant_id = $1 and state = 'delivered'",
      [tenant.id],
    );
    return row.count as number;
  };
  const until = (count: () => Promise<number>, wanted: number) => workers.until(async () => (await count()) >= wanted);
  await server.sql(
    "update schedules set next_run_at = now() - interval '1 second' where tenant_id = $1 and job = 'card.due'",
    [tenant.id],
  );
  await until(delivered, COUNT * 0.2);
  await workers.kill();
  await until(delivered, COUNT * 0.6);
  await workers.kill();
  await until(delivered, COUNT);
  const told = async () => {
    const [row] = await server.sql(
      "select count(*)::int as count from notifications where tenant_id = $1 and kind = 'card.delivered'",
      [tenant.id],
    );
    return row.count as number;
  };
  await until(told, COUNT * 2);
  const [sums] = await server.sql(
    `select (select count(*)::int from card_recipients where tenant_id = $1 and delivered_at is not null) as received,
      (select count(distinct (member_id, resource_path))::int from notifications
        where tenant_id = $1 and kind = 'card.delivered') as told,
      (select count(*)::int from notifications where tenant_id = $1) as notifications,
      (select count(*)::int from schedules where tenant_id = $1 and job = 'card.due') as schedules`,
    [tenant.id],
  );
  expect(sums).toEqual({ received: COUNT * 2, told: COUNT * 2, notifications: COUNT * 2, schedules: 0 });
  await workers.end();
  await server.close();
}, 240_000);

test("many who sign at once are counted once each, and nobody signs behind the delivery", async () => {
  const w = await world();
  const [ann, rosa] = await w.people("Ann", "Rosa");
  const names = Array.from({ length: 12 }, (_, n) => `Signer${n}`);
  const signers = await w.people(...names);
  const sendTo = signers.map(({ id }) => ({ id, type: "tenantMember" }));
  const { id } = (await ann.post(path, newCard("Together", [rosa.id], { sendTo }))).body;
  const sign = (who: (typeof signers)[number], words: string) =>
    who.put(`${path}/${id}/signature`, newSignature(words));
  await Promise.all(signers.flatMap((who) => [sign(who, "One"), sign(who, "Two")]));
  expect((await ann.get(`${path}/${id}`)).body.signatureCount).toBe(12);
  expect((await ann.get(`${path}/${id}/signatures`)).body.results).toHaveLength(12);

  const last = await w.person("Last");
  await ann.post(`${path}/${id}/contributors`, { sendTo: [{ id: last.id, type: "tenantMember" }] });
  const [signed, delivered, again] = await Promise.all([
    sign(last, "In time?"),
    ann.post(`${path}/${id}/deliver`),
    ann.post(`${path}/${id}/deliver`),
  ]);
  expect([delivered.status, again.status].toSorted()).toEqual([200, 409]);
  await w.drain();
  const count = signed.status === 200 ? 13 : 12;
  expect((await rosa.get(`${path}/${id}`)).body.signatureCount).toBe(count);
  expect((await rosa.get(`${path}/${id}/signatures`)).body.total).toBe(count);
  expect((await rosa.get("/notification/messages")).body.total).toBe(1);
});

test("who signs while their invitation is withdrawn finds nothing to sign", async () => {
  const w = await world();
  const [ann, bob, rosa] = await w.people("Ann", "Bob", "Rosa");
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const { id } = (await ann.post(path, newCard("Sealed", [rosa.id], { sendTo }))).body;
  const isWaiting = async () =>
    (await w.sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      .length > 0;
  const withdrawn = Promise.withResolvers<void>();
  const other = w.tenant(async ({ db }) => {
    await db.query({
      text: "select 1 from cards where tenant_id = $1 and id = $2 for update",
      values: [db.tenantId, id],
    });
    await db.query({
      text: "delete from card_contributors where tenant_id = $1 and card_id = $2 and member_id = $3",
      values: [db.tenantId, id, bob.id],
    });
    withdrawn.resolve();
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
  });
  await withdrawn.promise;
  const [signed] = await Promise.all([bob.put(`${path}/${id}/signature`, newSignature("Too late")), other]);
  expect(signed.status).toBe(404);
  expect((await ann.get(`${path}/${id}`)).body.signatureCount).toBe(0);
});
