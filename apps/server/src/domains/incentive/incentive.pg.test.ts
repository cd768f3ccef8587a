import { expect, test } from "vitest";
import { world } from "../../testing/world.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";
import { incentiveOf } from "./test-sample.ts";

async function opened(over: object, deposit = 1000) {
  const w = await world({ features: ["points"] });
  const admin = await w.person("Ada", { role: "admin" });
  const { body: bank } = await admin.post("/points/pointsBanks", {
    name: "Incentives",
    ownerIds: [],
    alertBelow: null,
  });
  await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: deposit, note: "" });
  const { body } = await admin.post("/incentive/incentives", { ...incentiveOf("Spot a hazard", bank.id), ...over });
  await admin.post(`/incentive/incentives/${body.id}/start`);
  const due = () =>
    w.sql`update pgboss.job set start_after = now() where name = 'incentive.settle' and data ->> 'tenantId' = ${w.tenantId}`;
  const holds = async () => (await admin.get(`/points/pointsBanks/${bank.id}`)).body.balance;
  const faults = () => w.tenant(async ({ db }) => (await verifyLedger(db)).faults);
  return { w, admin, id: body.id as string, due, holds, faults };
}

test("of claims at once as many are taken as the limits of one person and of all leave", async () => {
  const { w, id } = await opened({ inAll: 5, perPerson: 2 });
  const people = await w.people("Ann", "Ben", "Cleo", "Dan");
  const claims = people.flatMap((who) => [1, 2, 3].map(() => who.post(`/incentive/incentives/${id}/claims`, {})));
  const answers = await Promise.all(claims);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  const most = await w.sql`select max(n)::int as most from (select count(*) as n from incentive_claims
    where tenant_id = ${w.tenantId} group by member_id) each`;
  expect(most).toEqual([{ most: 2 }]);
});

test("of reviewers who decide at once one does; two workers pay it once", async () => {
  const { w, admin, id, due, holds, faults } = await opened({});
  const [ann] = await w.people("Ann");
  const bea = await w.person("Bea", { role: "admin" });
  const { body: claim } = await ann.post(`/incentive/incentives/${id}/claims`, {});
  const ids = [claim.id];
  const decided = await Promise.all([
    admin.put("/incentive/claims/approved", { ids }),
    bea.put("/incentive/claims/approved", { ids }),
    bea.put("/incentive/claims/declined", { ids, reason: "Not this time" }),
  ]);
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  if (decided[2]?.status === 200) {
    await bea.delete("/incentive/claims/decisions", { ids });
    await admin.put("/incentive/claims/approved", { ids });
  }
  // The job a second time, as after a worker that was taken for dead.
  await w.sql`insert into pgboss.job (name, data) select name, data from pgboss.job
    where name = 'incentive.settle' and data ->> 'tenantId' = ${w.tenantId} and state = 'created'`;
  await due();
  await Promise.all([w.drain(), w.drain()]);
  expect([await holds(), await faults()]).toEqual([950, []]);
});

test("of claims that share a bank as many are paid as it can pay, and a withdrawal races none of them", async () => {
  const { w, admin, id, due, holds, faults } = await opened({}, 120);
  const people = await w.people("Ann", "Ben", "Cleo", "Dan");
  const made = await Promise.all(people.map((who) => who.post(`/incentive/incentives/${id}/claims`, {})));
  const ids = made.map(({ body }) => body.id as string);
  await admin.put("/incentive/claims/approved", { ids });
  await due();
  const [dan] = people.slice(-1);
  await Promise.all([w.drain(), w.drain(), dan?.post(`/incentive/claims/${ids.at(-1)}/withdraw`)]);
  const states = await w.sql`select status, held, count(*)::int as n from incentive_claims
    where tenant_id = ${w.tenantId} group by 1, 2 order by 1, 2`;
  expect(states).toContainEqual({ status: "approved", held: null, n: 2 });
  expect([await holds(), await faults()]).toEqual([20, []]);
  const [{ claimed } = {}] = await w.sql`select claimed from incentives where tenant_id = ${w.tenantId}`;
  const [{ n } = {}] = await w.sql`select count(*)::int as n from incentive_claims
    where tenant_id = ${w.tenantId} and status in ('pending', 'approved')`;
  expect(claimed).toBe(n);
});
