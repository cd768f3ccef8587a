import { expect, test, vi } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";
import { typeOf } from "./test-sample.ts";

const endAt = "2100-01-01T00:00:00Z";

async function withAdmin() {
  const w = await world({ features: ["points"] });
  const admins = await Promise.all(["Ada", "Abe", "Amy", "Alf"].map((name) => w.person(name, { role: "admin" })));
  return { w, admins, admin: admins[0] as Person };
}
async function ended({ w, admin }: { w: World; admin: Person }) {
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Awards", ownerIds: [], alertBelow: null });
  await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: 1000, note: "" });
  const paying = { points: 200, budgetItemId: bank.id, nomination: true };
  const { body: type } = await admin.post("/award/awardTypes", { ...typeOf("North star"), ...paying });
  const at = (path: string) => `/award/awardTypes/${type.id}/${path}`;
  await admin.post(at("start"), { endAt });
  for (const who of [bob, cleo]) await ann.post(at("nominations"), { nomineeId: who.id, message: "For everything" });
  await admin.post(at("end"));
  for (const who of [bob, cleo]) await admin.post(at("winners"), { memberId: who.id });
  const sums = async () => {
    const [row] = await w.sql`
      select (select count(*)::int from awards where tenant_id = ${w.tenantId}) as awards,
        (select count(*)::int from timeline_items where tenant_id = ${w.tenantId} and type = 'award') as items,
        (select count(*)::int from audit_events where tenant_id = ${w.tenantId} and action = 'awardType.finalize') as logged`;
    const { balance } = (await admin.get(`/points/pointsBanks/${bank.id}`)).body;
    const { faults } = await w.tenant(async ({ db }) => verifyLedger(db));
    return { ...row, balance, faults };
  };
  return { at, sums, bob, cleo };
}
const given = { awards: 2, items: 2, logged: 1, balance: 600, faults: [] };
const nothing = { awards: 0, items: 0, logged: 0, balance: 1000, faults: [] };

test("of four administrators who finalize at once one does, and every winner is paid once", async () => {
  const { w, admins, admin } = await withAdmin();
  const { at, sums } = await ended({ w, admin });
  const answers = await Promise.all(admins.map((one) => one.post(at("finalize"))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await sums()).toEqual(given);
});

test("finalizing whose connection is killed midway leaves nothing, and is done by the next call", async () => {
  const { w, admin } = await withAdmin();
  const { at, sums, bob, cleo } = await ended({ w, admin });
  const blockers = `select pid from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
  const last = bob.id > cleo.id ? bob : cleo;
  // Nothing can name the second winner, so that the first one's award is written when the connection dies.
  const blocked = w.tenant(async ({ db }) => {
    await db.query({
      text: "select 1 from tenant_members where tenant_id = $1 and id = $2 for update",
      values: [db.tenantId, last.id],
    });
    const waiting = await vi.waitUntil(async () => (await w.owner(blockers))[0], { timeout: 20_000, interval: 20 });
    await w.owner(`select pg_terminate_backend(${Number(waiting.pid)})`);
  });
  const [killed] = await Promise.all([admin.post(at("finalize")), blocked]);
  expect(killed.status).toBeGreaterThanOrEqual(500);
  expect(await sums()).toEqual(nothing);
  expect((await admin.post(at("finalize"))).status).toBe(200);
  expect(await sums()).toEqual(given);
});

test("of nominations that one person sends at once as many count as are allowed, and none of them twice", async () => {
  const { w, admin } = await withAdmin();
  const [ann, bob, cleo, dan] = await w.people("Ann", "Bob", "Cleo", "Dan");
  const body = { ...typeOf("North star"), nomination: true, maxNominations: 2 };
  const { body: type } = await admin.post("/award/awardTypes", body);
  const at = (path: string) => `/award/awardTypes/${type.id}/${path}`;
  await admin.post(at("start"), { endAt });
  const nominate = (who: Person) => ann.post(at("nominations"), { nomineeId: who.id, message: "For everything" });
  const twice = await Promise.all([nominate(bob), nominate(bob)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([204, 400]);
  const rest = await Promise.all([nominate(cleo), nominate(dan)]);
  expect(rest.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect((await admin.get(`/award/awardTypes/${type.id}`)).body.stats).toMatchObject({ nominations: 2, nominees: 2 });
});

test("who nominates while nominations are closed is counted, or refused", async () => {
  const { w, admin } = await withAdmin();
  const people = await w.people("Ann", "Bob", "Cleo", "Dan");
  const { body: type } = await admin.post("/award/awardTypes", { ...typeOf("North star"), nomination: true });
  const at = (path: string) => `/award/awardTypes/${type.id}/${path}`;
  await admin.post(at("start"), { endAt });
  const [closed, ...answers] = await Promise.all([
    admin.post(at("end")),
    ...people.map((who) => who.post(at("nominations"), { nomineeId: admin.id, message: "For everything" })),
  ]);
  const counted = answers.filter(({ status }) => status === 204).length;
  expect([closed.status, answers.filter(({ status }) => status !== 204).every(({ status }) => status === 409)]).toEqual(
    [200, true],
  );
  expect((await admin.get(`/award/awardTypes/${type.id}`)).body.stats.nominations).toBe(counted);
});
