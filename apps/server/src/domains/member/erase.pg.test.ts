import { beforeAll, expect, test } from "vitest";
import { newId } from "../../db/id.ts";
import { ok } from "../../testing/busy-person.ts";
import { testWorkers } from "../../testing/test-workers.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { grantPoints, holdMemberAccounts } from "../points/index.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";
import { rewardOf, storeOf } from "../reward/test-sample.ts";

let w: World;
let ada: Person;
beforeAll(async () => {
  w = await world({ features: ["points"] });
  ada = await w.person("Ada", { role: "admin" });
});
const at = (who: Person, verb = "erasure") => `/identity/tenantMembers/${who.id}/${verb}`;
const faults = () => w.tenant(async ({ db }) => (await verifyLedger(db)).faults);
const grant = (who: Person, amount: number) =>
  w.tenant(async ({ db, now }) => {
    await holdMemberAccounts(db, who.id);
    await grantPoints(db, { memberId: who.id, amount, actorId: ada.id, now, zone: "UTC", note: "" });
  });
/** As many as several jobs take. */
const notify = (who: Person, count: number) => w.sql`
  insert into notifications (tenant_id, id, member_id, kind, params, resource_path, source_key)
  select ${w.tenantId}, id, ${who.id}, 'recognised', '{}', '/home', id::text
  from unnest(${Array.from({ length: count }, newId)}::uuid[]) id`;
const left = async (who: Person) => {
  const [row] =
    await w.sql`select (select count(*) from notifications where member_id = ${who.id})::int as notifications,
    (select count(*) from pgboss.job where name = 'member.erase' and state <> 'completed' and data ->> 'memberId' = ${who.id})::int as jobs`;
  return row;
};

test("workers that are killed on the way leave nothing, and it is done once", async () => {
  const ann = await w.person("Ann");
  await grant(ann, 40);
  await notify(ann, 5_500);
  await ok(ada.put(at(ann, "archive")));
  await w.drain();
  await ok(ada.post(at(ann), { name: ann.name }));
  const workers = await testWorkers(w.server, 3);
  const less = async (than: number) => ((await left(ann))?.notifications as number) < than;
  try {
    await workers.until(() => less(5_500));
    await workers.kill();
    await workers.until(() => less(3_000));
    await workers.kill();
    await workers.until(async () => {
      const { notifications, jobs } = (await left(ann)) as { notifications: number; jobs: number };
      return notifications + jobs === 0;
    });
  } finally {
    await workers.end();
  }
  const [once] = await w.sql`select
    (select count(*) from audit_events where entity_id = ${ann.id} and action = 'tenantMember.erase')::int as events,
    (select count(*) from points_entries where tenant_id = ${w.tenantId} and type = 'expire_redeemable' and amount = -40)::int as lapses`;
  expect(once).toEqual({ events: 1, lapses: 1 });
  expect(await faults()).toEqual([]);
});

test("of an erasure and an order for them at the same moment one holds, and never both", async () => {
  const store = await ok(ada.post("/reward/providers", storeOf("Store")));
  const reward = await ok(ada.post("/reward/rewards", rewardOf(store.id, "Plant")));
  for (let round = 0; round < 6; round += 1) {
    const bob = await w.person("Bob");
    await grant(bob, 100);
    await ok(ada.put(at(bob, "archive")));
    const order = { memberId: bob.id, points: 100 };
    const [erased, ordered] = await Promise.all([
      ada.post(at(bob), { name: bob.name }),
      ada.post(`/reward/rewards/${reward.id}/redemptions`, order),
    ]);
    expect([204, 409]).toContain(erased.status);
    expect(ordered.status === 200).toBe(erased.status === 409);
  }
  expect(await faults()).toEqual([]);
});
