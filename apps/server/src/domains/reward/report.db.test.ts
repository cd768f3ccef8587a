import { redemptionStatuses } from "@plaudit/api/reward-arts.ts";
import { expect, test } from "vitest";
import { manyRedemptions, manyRewards } from "../../testing/many-rewards.ts";
import { type Person, world } from "../../testing/world.ts";
import { grantPoints, holdMemberAccounts } from "../points/index.ts";
import { rewardOf, settleDecisions, storeOf, variantOf } from "./test-sample.ts";

interface Row {
  id: string;
  month: string;
  rewardId: string;
  providerId: string;
  country: string;
  status: string;
  currency: string;
  points: number;
  value: number;
}
interface Filter {
  from: string;
  to: string;
  countryIn?: string[];
  statusIn?: string[];
  rewardIdIn?: string[];
  providerIdIn?: string[];
}
const KEPT = ["requested", "approved", "fulfilled"];
const SHOWN = 20;

const company = async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const provider = async (name: string): Promise<string> =>
    (await admin.post("/reward/providers", storeOf(name))).body.id;
  const redemptions = async (): Promise<Row[]> =>
    (await w.sql`select id, month, reward_id as "rewardId", provider_id as "providerId", coalesce(country, '') as country, status, currency, points,
      face_value::float8 as value from redemptions where tenant_id = ${w.tenantId}`) as unknown as Row[];
  return { w, admin, provider, redemptions };
};

function counted(rows: readonly Row[]) {
  const sum = (of: (row: Row) => number, some = rows) => some.reduce((all, row) => all + of(row), 0);
  const values = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    amount: sum(({ value }) => value, some),
  }));
  values.sort((a, b) => (a.currency < b.currency ? -1 : 1));
  return { redemptions: rows.length, points: sum(({ points }) => points), values };
}
/** What a report has to say, from the redemptions themselves. */
function reported(all: readonly Row[], { from, to, countryIn, statusIn = KEPT, rewardIdIn, providerIdIn }: Filter) {
  const among = (wanted: string[] | undefined, value: string) => !wanted || wanted.includes(value);
  const rows = all.filter(
    ({ month, country, status, rewardId, providerId }) =>
      month >= from &&
      month <= to &&
      among(countryIn, country) &&
      among(statusIn, status) &&
      among(rewardIdIn, rewardId) &&
      among(providerIdIn, providerId),
  );
  const rewards = [...Map.groupBy(rows, ({ rewardId }) => rewardId)]
    .map(([id, some]) => ({ id, some, ...counted(some) }))
    .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
  const rest = rewards.slice(SHOWN);
  return {
    total: counted(rows),
    months: [...Map.groupBy(rows, ({ month }) => month)]
      .map(([month, some]) => ({ month, ...counted(some) }))
      .sort((a, b) => (a.month < b.month ? -1 : 1)),
    rewards: rewards.slice(0, SHOWN).map(({ some: _, ...row }) => row),
    others: { rewards: rest.length, ...counted(rest.flatMap(({ some }) => some)) },
  };
}
type Reported = ReturnType<typeof reported>;
const inOrder = ({ values, ...sums }: Reported["total"]) => ({
  ...sums,
  values: values.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
});
async function answered(admin: Person, filter: Filter): Promise<Reported> {
  const query = Object.entries(filter).map(([name, value]) => `${name}=${value}`);
  const { body, status } = await admin.get(`/reward/report?${query.join("&")}`);
  expect(status).toBe(200);
  const sums = ({ redemptions, points, values }: Reported["total"]) => inOrder({ redemptions, points, values });
  return {
    total: sums(body.total),
    months: body.months
      .filter(({ redemptions }: Reported["total"]) => redemptions > 0)
      .map((one: Reported["months"][number]) => ({ month: one.month, ...sums(one) })),
    rewards: body.rewards.map((one: { reward: { id: string } } & Reported["total"]) => ({
      id: one.reward.id,
      ...sums(one),
    })),
    others: { rewards: body.others.rewards, ...sums(body.others) },
  };
}

test("under every filter a report says what the redemptions themselves add up to", async () => {
  const { w, admin, provider, redemptions } = await company();
  const [first, second] = [await provider("First"), await provider("Second")];
  const many = { tenantId: w.tenantId, providerId: first, count: 30, members: 4, redemptions: 1_200 };
  const [people = "", made = "", ...kept] = manyRedemptions(many);
  for (const text of [...manyRewards(many), people, made]) await w.owner(text);
  const others = (
    await w.sql`
    update rewards set provider_id = ${second}, currency = 'GBP' where tenant_id = ${w.tenantId} and name like '%7' returning id`
  ).map(({ id }) => id);
  await w.sql`
    update redemptions set provider_id = ${second}, currency = 'GBP', country = null, status = 'approved'
    where tenant_id = ${w.tenantId} and reward_id = any(${others}::uuid[])`;
  await w.sql`update redemptions set points = ascii(right(id::text, 1)), face_value = ascii(right(id::text, 2)) where tenant_id = ${w.tenantId}`;
  // Of some rewards the currency was changed meanwhile.
  await w.sql`update redemptions set currency = 'CHF' where tenant_id = ${w.tenantId} and reward_name like '%3' and month < '2026'`;
  for (const text of kept) await w.owner(text);

  const all = await redemptions();
  const months = [...new Set(all.map(({ month }) => month))].sort();
  const [oldest, newest] = [months[0] ?? "", months.at(-1) ?? ""];
  const ids = [...new Set(all.map(({ rewardId }) => rewardId))];
  const spans = [
    { from: oldest, to: newest },
    { from: months[5] ?? "", to: months[16] ?? "" },
    { from: months[8] ?? "", to: months[8] ?? "" },
  ];
  const countries = [{}, { countryIn: ["PT"] }, { countryIn: ["PT", "DE", "FR"] }, { countryIn: ["US"] }];
  const states = [{}, { statusIn: ["fulfilled"] }, { statusIn: [...redemptionStatuses] }];
  const scopes = [{}, { rewardIdIn: ids.slice(0, 2) }, { providerIdIn: [first] }, { providerIdIn: [first, second] }];
  // Each country under each state, and each span and scope with several of these.
  const filters = [0, 1, 2].flatMap((turn) =>
    countries.flatMap((country, i) =>
      states.map((state, j) => ({
        ...(spans[(i + j + turn) % spans.length] as Filter),
        ...scopes[(i + 2 * j + turn) % scopes.length],
        ...country,
        ...state,
      })),
    ),
  );
  for (const filter of filters)
    expect(await answered(admin, filter), JSON.stringify(filter)).toEqual(reported(all, filter));
});

test("where every country is named a report says the same, and no more once there is another one", async () => {
  const { w, admin, provider, redemptions } = await company();
  const many = { tenantId: w.tenantId, providerId: await provider("Store"), count: 10, members: 4, redemptions: 300 };
  for (const text of [...manyRewards(many), ...manyRedemptions(many)]) await w.owner(text);
  const all = await redemptions();
  const months = all.map(({ month }) => month).sort();
  const [from = "", to = ""] = [months[0], months.at(-1)];
  const countryIn = [...new Set(all.map(({ country }) => country))];
  expect(countryIn.length).toBeGreaterThan(2);
  for (const statusIn of [KEPT, [...redemptionStatuses], ["failed"]]) {
    const filter = { from, to, statusIn, countryIn };
    expect(await answered(admin, filter)).toEqual(reported(all, filter));
    const but = { ...filter, countryIn: countryIn.slice(1) };
    expect(await answered(admin, but)).toEqual(reported(all, but));
    expect(await answered(admin, but)).not.toEqual(reported(all, filter));
  }
});

test("people who redeem, cancel and are handed things at once are all counted, and nobody waits for ever", async () => {
  const { w, admin, provider, redemptions } = await company();
  const [store, pools] = [await provider("Store"), await provider("Pools")];
  const offer = async (of: string, name: string, more: object) =>
    (await admin.post("/reward/rewards", rewardOf(of, name, { variants: [variantOf({ points: 10 })], ...more }))).body
      .id;
  const rewards: string[] = [
    await offer(store, "A fern", { tax: "member" }),
    await offer(store, "A cup", { tax: "company" }),
    await offer(pools, "A ticket", { tax: "member", fulfilment: "code" }),
  ];
  const codes = Array.from({ length: 40 }, (_, n) => `TICKET-${n}`);
  expect((await admin.post(`/reward/rewards/${rewards[2]}/codes`, { csv: codes.join("\n") })).status).toBe(200);
  const people = await w.people("Bob", "Cleo", "Dan", "Eve");
  for (const { id: memberId } of people)
    await w.tenant(async ({ db, now }) => {
      await holdMemberAccounts(db, memberId);
      await grantPoints(db, { memberId, amount: 1_000, actorId: admin.id, now, zone: "UTC", note: "" });
    });
  await w.sql`update tenant_members set country = 'PT' where tenant_id = ${w.tenantId}`;

  const after = (who: Person, n: number, id: string) =>
    n % 3 === 0
      ? who.post(`/reward/redemptions/${id}/cancel`)
      : n % 3 === 1
        ? admin.post(`/reward/redemptions/${id}/fulfil`, {})
        : admin.post(`/reward/redemptions/${id}/fail`, { reason: "None left" });
  // What was noted takes effect beside what others do meanwhile.
  let over = false;
  const settling = (async () => {
    while (!over) await settleDecisions(w);
  })();
  const statuses = await Promise.all(
    people.flatMap((who) =>
      rewards.map(async (rewardId, place) => {
        const answers: number[] = [];
        for (let n = 0; n < 4; n += 1) {
          const { status, body } = await who.post("/reward/redemptions", { rewardId, points: 10 });
          answers.push(status);
          if (body.status !== "fulfilled") answers.push((await after(who, n + place, body.id)).status);
        }
        return answers;
      }),
    ),
  );
  over = true;
  await settling;
  await settleDecisions(w);
  expect(new Set(statuses.flat())).toEqual(new Set([200]));

  const all = await redemptions();
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["fulfilled", "failed", "cancelled"]));
  expect(all).toHaveLength(people.length * rewards.length * 4);
  const month = all[0]?.month ?? "";
  const span = { from: month, to: month };
  for (const statusIn of [undefined, ...redemptionStatuses.map((status) => [status])]) {
    const filter = { ...span, countryIn: ["PT"], ...(statusIn && { statusIn }) };
    expect(await answered(admin, filter)).toEqual(reported(all, filter));
  }
  expect(await answered(admin, span)).toEqual(reported(all, span));
});
