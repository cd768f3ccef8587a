import { expect, test, vi } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";

async function setting() {
  const w = await world({ features: ["points"] });
  const admin = await w.person("Ada", { role: "admin" });
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Gifts", ownerIds: [], alertBelow: null });
  return { w, admin, bank };
}

const waitsForLock = (w: World) =>
  vi.waitUntil(
    async () => {
      const found =
        await w.sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return found.length > 0;
    },
    { timeout: 20_000, interval: 20 },
  );

/** Sends a change that waits for the row until `meanwhile` is committed. */
async function after(w: World, id: string, meanwhile: string, send: () => ReturnType<Person["patch"]>) {
  const [locked, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = w.tenant(async ({ db }) => {
    const values = [db.tenantId, id];
    await db.query({
      text: "update points_budget_items set version = version + 1 where tenant_id = $1 and id = $2",
      values,
    });
    await db.query({ text: meanwhile, values });
    locked.resolve();
    await sent.promise;
  });
  await locked.promise;
  const answer = send();
  await waitsForLock(w);
  sent.resolve();
  await other;
  return answer;
}

test("who waited for another change of a bank is refused with all of it", async () => {
  const { w, admin, bank } = await setting();
  const change = "update points_banks set alert_below = 70 where tenant_id = $1 and id = $2";
  const { status, body } = await after(w, bank.id, change, () =>
    admin.patch(`/points/pointsBanks/${bank.id}`, { name: "Prizes", version: bank.version }),
  );
  expect(status).toBe(409);
  expect(body.data).toMatchObject({ version: bank.version + 1, alertBelow: 70 });
});

test("who waited for another change of a gift is refused with all of it", async () => {
  const { w, admin, bank } = await setting();
  const { body: rule } = await admin.post("/points/giftRules", {
    ...{ name: "Birthday", source: "birthday", bankId: bank.id, steps: [{ at: 0, amount: 50 }], words: {} },
    audience: { everyone: true, memberIds: [], teamIds: [], roles: [] },
  });
  const change = `update points_gift_rules set steps = '[{"at":0,"amount":900}]' where tenant_id = $1 and id = $2`;
  const { status, body } = await after(w, rule.id, change, () =>
    admin.patch(`/points/giftRules/${rule.id}`, { name: "Birthdays", version: rule.version }),
  );
  expect(status).toBe(409);
  expect(body.data).toMatchObject({ version: rule.version + 1, steps: [{ at: 0, amount: 900 }] });
});
