import { afterEach, beforeEach, expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { sharedServer } from "../../testing/index.ts";
import { type Person, type World, world } from "../../testing/world.ts";

let w: World;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  const server = await sharedServer();
  server.setClock(new Date("2026-03-01T09:00:00Z"));
  w = await world({ features: ["points"], timezone: "UTC" });
  [ann, bob] = await w.people("Ann", "Bob");
  await w.allocate(200);
  await w.sql`update schedules set next_run_at = '2099-01-01' where tenant_id = ${ann.tenant.id}`;
  await w.sql`insert into points_settings (tenant_id, redeemable_expiry, eligible)
    values (${ann.tenant.id}, 'month', '{"everyone":true}') on conflict (tenant_id) do update set redeemable_expiry = 'month'`;
});
afterEach(async () => (await sharedServer()).setClock(undefined));

const give = (amount: number) =>
  ann.post("/recognition/recognitions", {
    ...{ status: "published", message: "Thank you", amount, qualityIds: [], tenantWide: true },
    sendTo: [{ id: bob.id, type: "tenantMember" }],
  });
/** The day's job, without the days between. */
async function warnAt(at: string) {
  (await sharedServer()).setClock(new Date(at));
  await w.tenant(async ({ db }) => {
    await Promise.all([1, 2].map(() => enqueuer(db)("statement.warn", { tenantId: ann.tenant.id })));
  });
  await w.drain();
}
const warned = async () =>
  (
    await w.sql`select params ->> 'count' as n, params ->> 'date' as date from notifications
      where tenant_id = ${bob.tenant.id} and member_id = ${bob.id} and kind = 'statement.expiring' order by created_at`
  ).map(({ n, date }) => `${n} by ${date}`);

test("a member is warned of what lapses 30 and 7 days before, of a week at once, and never twice", async () => {
  await give(10);
  await warnAt("2026-03-02T09:00:00Z");
  await give(15);
  await warnAt("2026-03-24T09:00:00Z");
  expect(await warned()).toEqual(["10 by 2026-04-01"]);
  await warnAt("2026-03-25T09:00:00Z");
  await warnAt("2026-03-26T09:00:00Z");
  expect(await warned()).toEqual(["10 by 2026-04-01", "25 by 2026-04-02"]);
});

test("it is said in the member's language, in their zone and with the company's word", async () => {
  await w.sql`update tenant_members set locale = 'fr', timezone = 'Pacific/Kiritimati' where tenant_id = ${bob.tenant.id} and id = ${bob.id}`;
  await give(1);
  await warnAt("2026-03-10T09:00:00Z");
  const [{ message }] = (await bob.get("/notification/messages")).body.results;
  expect(message).toBe("1 de vos points expire d’ici le 1 avril");
});

test("whoever has spent it is not warned, and neither is who has left", async () => {
  await give(10);
  await w.sql`update tenant_members set status = 'archived' where tenant_id = ${bob.tenant.id} and id = ${bob.id}`;
  await warnAt("2026-03-10T09:00:00Z");
  const [kept] = await w.sql`select count(*)::int as n from notifications
    where tenant_id = ${bob.tenant.id} and kind = 'statement.expiring'`;
  expect(kept).toEqual({ n: 0 });
});
