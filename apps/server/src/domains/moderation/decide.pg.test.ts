import { expect, test, vi } from "vitest";
import { world } from "../../testing/world.ts";
import { reversePoints } from "../points/index.ts";

async function company() {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const [ada, eve] = [await w.person("Ada", { role: "admin" }), await w.person("Eve", { role: "admin" })];
  await w.allocate(100);
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const body = { status: "published", message: "Ours", amount: 50, sendTo, qualityIds: [], tenantWide: true };
  const { id } = (await ann.post("/recognition/recognitions", body)).body;
  await cleo.put(`/recognition/recognitions/${id}/flags`, { reason: "Points for points" });
  await w.drain();
  const settle = async () => {
    await w.sql`update pgboss.job set start_after = now() where name = 'moderation.settle' and data ->> 'tenantId' = ${w.tenantId}`;
    await w.drain();
  };
  const reversals = async () =>
    (
      await w.sql`select count(*)::int as count from points_transactions
        where tenant_id = ${w.tenantId} and type = 'reversal'`
    )[0]?.count;
  return { w, ann, bob, cleo, ada, eve, id, settle, reversals };
}

test("of two moderators who decide at once one does, and points come back once", async () => {
  const { ann, ada, eve, id, settle, reversals } = await company();
  const hide = { ids: [id], reversePoints: true };
  const answers = await Promise.all([
    ada.put("/moderation/items/hidden", hide),
    eve.put("/moderation/items/dismissed", { ids: [id] }),
    ada.put("/moderation/items/hidden", hide),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await settle();
  const hidden = (await ann.get(`/recognition/recognitions/${id}`)).status === 404;
  expect(await reversals()).toBe(hidden ? 1 : 0);
});

test("whoever adds points while it is hidden adds them before, and gets them back, or not at all", async () => {
  const { ada, cleo, id, settle, w } = await company();
  const [added] = await Promise.all([
    cleo.post(`/recognition/recognitions/${id}/endorsements`, { amount: 5 }),
    ada.put("/moderation/items/hidden", { ids: [id], reversePoints: true }),
  ]);
  expect([200, 404]).toContain(added.status);
  await settle();
  const left = await w.sql`select coalesce(sum(l.remaining), 0)::int as sum from points_lots l
    join points_accounts a on a.tenant_id = l.tenant_id and a.id = l.account_id
    where l.tenant_id = ${w.tenantId} and a.type = 'redeemable'`;
  expect(left).toEqual([{ sum: 0 }]);
});

test("an undo that meets the end of its ten seconds either undoes all of it or nothing", async () => {
  const { ann, ada, id, settle, reversals } = await company();
  await ada.put("/moderation/items/hidden", { ids: [id], reversePoints: true });
  const [undone] = await Promise.all([ada.delete("/moderation/decisions", { ids: [id] }), settle()]);
  const { status } = await ann.get(`/recognition/recognitions/${id}`);
  expect([undone.status, status, await reversals()]).toEqual(undone.status === 200 ? [200, 200, 0] : [409, 404, 1]);
});

test("of points that somebody else takes back meanwhile, the log and the author's notice claim none", async () => {
  const { w, ann, ada, eve, id, settle, reversals } = await company();
  await ada.put("/moderation/items/hidden", { ids: [id], reversePoints: true });
  const [given] = await w.sql`select transaction_id as id from recognitions
    where tenant_id = ${w.tenantId} and id = ${id}`;
  const isWaiting = async () =>
    (await w.sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      .length > 0;
  const taken = Promise.withResolvers<void>();
  const other = w.tenant(async ({ db, now }) => {
    await reversePoints(db, { transactionIds: [String(given?.id)], actorId: eve.id, now });
    taken.resolve();
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
  });
  await taken.promise;
  await Promise.all([other, settle()]);
  expect(await reversals()).toBe(1);
  const [item] = (await ada.get("/moderation/decisions")).body.results;
  expect(item.decision).toMatchObject({ state: "hidden", returned: null, shortfall: null });
  const { resourcePath } = (await ann.get("/notification/messages")).body.results[0];
  const notice = (await ann.get(`/moderation/notices/${resourcePath.split("/").at(-1)}`)).body;
  expect(notice).toMatchObject({ kind: "hidden", returned: null });
  const { results } = (await ada.get(`/audit/events?entityIdIn=${id}`)).body;
  expect(results.map((event: { action: string }) => event.action)).not.toContain("moderationItem.reverse");
});
