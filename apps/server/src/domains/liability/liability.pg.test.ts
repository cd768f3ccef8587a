import { expect, test } from "vitest";
import { world } from "../../testing/world.ts";

test("each count while people send and take back is of one instant: it ties, and adds up by country, team and age", async () => {
  const w = await world({ features: ["points"] });
  const people = await w.people("Ann", "Bob", "Cid", "Dan", "Eve", "Fay");
  const admin = await w.person("Ada", { role: "admin" });
  await w.team("North", people.slice(0, 3));
  await w.allocate(500);
  const enqueue = `select app.enqueue('liability.count', '{"tenantId":"${w.tenantId}"}'::jsonb, null, null)`;
  let busy = true;
  let counts = 0;
  const sum = (rows: { points: number }[]) => rows.reduce((all, { points }) => all + points, 0);
  async function check() {
    const { status, body } = await admin.get("/points/liabilities");
    expect(status).toBe(200);
    const { points, proof, months, countries, teams, ages, never } = body;
    expect(proof).toMatchObject({ ties: true, entries: points, lots: points });
    expect([sum(countries), sum(teams), sum(ages), never, months.at(-1).owed]).toEqual(Array(5).fill(points));
    counts += 1;
    return points as number;
  }
  const reading = (async () => {
    while (busy) await check();
  })();
  const counting = [1, 2].map(async () => {
    while (busy) {
      await w.owner(enqueue);
      await w.drain();
    }
  });
  await Promise.all(
    people.map(async (from, at) => {
      for (let n = 0; n < 8; n += 1) {
        const to = people[(at + 1 + n) % people.length] ?? from;
        if (to === from) continue;
        const body = { status: "published", message: "Thanks", amount: 5 + n, qualityIds: [], tenantWide: true };
        const sent = await from.post("/recognition/recognitions", {
          ...body,
          sendTo: [{ id: to.id, type: "tenantMember" }],
        });
        expect(sent.status).toBe(200);
        if (n % 3 === 0) await from.delete(`/recognition/recognitions/${sent.body.id}`);
      }
    }),
  );
  busy = false;
  await Promise.all([reading, ...counting]);
  await w.owner(enqueue);
  await w.drain();
  const points = await check();
  expect([points > 0, counts > 3]).toEqual([true, true]);
  const [kept] =
    await w.sql`select entries, balances, lots, wrong_accounts, total from liability_counts where tenant_id = ${w.tenantId}`;
  expect(kept).toEqual({ entries: points, balances: points, lots: points, wrong_accounts: 0, total: 0 });
  const [months] = await w.sql`select sum(credits - debits)::int as owed from liability_months
    where tenant_id = ${w.tenantId} and account = 'redeemable'`;
  expect(months).toEqual({ owed: points });
}, 120_000);
