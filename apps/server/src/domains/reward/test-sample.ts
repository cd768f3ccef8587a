import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import type { Sample } from "../../testing/sample.ts";
import type { TestMember, TestTenant } from "../../testing/tenant.ts";
import type { World } from "../../testing/world.ts";
import { grantPoints, holdMemberAccounts } from "../points/index.ts";
import { connectionOf } from "./tango/connection.ts";
import { newOrder } from "./tango/orders.ts";

export const storeOf = (name: string, more: object = {}) => ({
  ...{ kind: "store", name, description: "", currency: "EUR", funded: false, alertBelow: null, countries: [] },
  ...{ paused: false, ownerIds: [] },
  ...more,
});
export const variantOf = (more: object = {}) => ({
  ...{ name: "", points: 100, faceValue: 500, fee: 0, stock: null },
  ...more,
});
export const rewardOf = (providerId: string, name: string, more: object = {}) => ({
  ...{ providerId, name, description: "", category: "things", art: "plant", currency: "EUR", tax: "none" },
  ...{ countries: [], personLimit: null, limitPeriod: "ever", totalLimit: null, approval: "none", fulfilment: "hand" },
  ...{ asks: "nothing", instructions: "", mediaObjectId: null, status: "offered" },
  ...{ audience: { everyone: true, memberIds: [], teamIds: [], roles: [] }, variants: [variantOf()] },
  ...more,
});

/** The ten seconds of every decision are over. */
export async function settleDecisions(w: World): Promise<void> {
  await w.sql`update pgboss.job set start_after = now() where name = 'reward.settle' and data ->> 'tenantId' = ${w.tenantId}`;
  await w.drain();
}

/** Points to spend, out of nothing. */
export const givePointsTo = (tenant: TestTenant, members: readonly { id: string }[], amount: number) =>
  tenant.within(async (db, { now }) => {
    for (const { id: memberId } of members) {
      await holdMemberAccounts(db, memberId);
      await grantPoints(db, { memberId, amount, actorId: memberId, now, zone: "UTC", note: "" });
    }
  });

export const sample: Sample = {
  async make({ call, tenant, admin, mark }) {
    const { id: rewardProvider } = await call("POST /reward/providers", storeOf(`Store ${mark}`.trim()));
    const { id: reward } = await call("POST /reward/rewards", rewardOf(rewardProvider, `Reward ${mark}`.trim()));
    await givePointsTo(tenant, [admin], 500);
    const { id: redemption } = await call("POST /reward/redemptions", {
      ...{ rewardId: reward, points: 100, note: `For me ${mark}`.trim() },
    });
    return { rewardProvider, reward, redemption };
  },
};

async function newStore(company: Company, archived = false) {
  const { admin } = company;
  const { id } = await callAs(company, admin, "POST /reward/providers", storeOf(newName()));
  await callAs(company, admin, `POST /reward/providers/${id}/deposit`, { amount: 100_00, note: "" });
  if (!archived) return { id: id as string, owner: admin };
  await callAs(company, admin, `POST /reward/providers/${id}/archive`);
  return { id: id as string, owner: admin };
}

/** A company has few stores, and tests make many rewards. */
const stores = new WeakMap<Company, Promise<{ id: string }>>();
function storeIn(company: Company) {
  const store = stores.get(company) ?? newStore(company);
  stores.set(company, store);
  return store;
}

async function newReward(company: Company, more: object = {}) {
  const { admin } = company;
  const { id: providerId } = await storeIn(company);
  const { id } = await callAs(company, admin, "POST /reward/rewards", rewardOf(providerId, newName(), more));
  return id as string;
}
async function redeemed(company: Company, member: TestMember, more: object) {
  const rewardId = await newReward(company, more);
  await givePointsTo(company.tenant, [member], 100);
  const { id } = await callAs(company, member, "POST /reward/redemptions", { rewardId, points: 100 });
  return id as string;
}

async function newLeaver(company: Company) {
  const leaver = await company.tenant.member();
  await givePointsTo(company.tenant, [leaver], 100);
  await callAs(company, company.admin, `PUT /identity/tenantMembers/${leaver.id}/archive`);
  return leaver.id;
}

async function rewardFor(company: Company, actor: TestMember, more: object) {
  await givePointsTo(company.tenant, [actor], 500);
  return { id: await newReward(company, more), owner: company.admin };
}

const tangoPlace = { system: "production", customer: "northwind", account: "northwind-main" };
const tangoBody = () => ({
  ...tangoPlace,
  keys: { kind: "basic", platform: newName().replace(" ", ""), key: "a-key" },
});
async function newTangoOrder(company: Company, more: { state: string; missing?: boolean; settled?: boolean }) {
  const { admin, tenant } = company;
  await callAs(company, admin, "PUT /reward/tango/connection", tangoBody());
  const rewardId = await newReward(company);
  await givePointsTo(tenant, [admin], 100);
  await tenant.within((db) =>
    db.query({
      text: "update rewards set fulfilment = 'tango' where tenant_id = $1 and id = $2",
      values: [db.tenantId, rewardId],
    }),
  );
  const { id } = await callAs(company, admin, "POST /reward/redemptions", { rewardId, points: 100 });
  await tenant.within(async (db, { now }) => {
    const connection = await connectionOf(db);
    if (connection) await newOrder(db, now, connection, id);
    const { state, missing = false, settled = false } = more;
    await db.query({
      text: `update tango_orders set state = $3, missing_at = case when $4 then $6::timestamptz end, settled_at = case when $5 then $6::timestamptz end
        where tenant_id = $1 and redemption_id = $2`,
      values: [db.tenantId, id, state, missing, settled, now],
    });
  });
  return { id: id as string, owner: admin };
}
const because = () => ({ reason: "Not this year" });

export const actions: ActionSamples = {
  rewardProvider: {
    read: readAt((id) => `/reward/providers/${id}`),
    bodies: {
      "PATCH /reward/providers/{id}": ({ version }) => ({ name: newName(), version }),
      "POST /reward/providers/{id}/deposit": () => ({ amount: 500, note: "" }),
      "POST /reward/providers/{id}/withdraw": () => ({ amount: 500, note: "" }),
    },
    rows: {
      open: (company) => newStore(company),
      archived: (company) => newStore(company, true),
    },
  },
  reward: {
    /** Who looks after rewards sees them there as well as in the shop. */
    read: async (company, reader, id) => {
      const [kept, shown] = await Promise.all(
        ["/reward/rewards", "/reward/shop/rewards"].map((path) =>
          readAt((one) => `${path}/${one}`)(company, reader, id),
        ),
      );
      const seen = kept ?? shown;
      return seen && { ...seen, __permissions__: [kept, shown].flatMap((one) => one?.__permissions__ ?? []) };
    },
    bodies: {
      "PATCH /reward/rewards/{id}": ({ version }) => ({ name: newName(), version }),
      "PUT /reward/shop/rewards/{id}/wish": () => ({}),
      "POST /reward/rewards/{id}/codes": () => ({ csv: newName() }),
      "POST /reward/rewards/{id}/redemptions": async (_, company) => ({
        memberId: await newLeaver(company),
        points: 100,
      }),
      "POST /reward/redemptions": ({ id }) => ({ rewardId: id, points: 100 }),
    },
    rows: {
      offered: (company, actor) => rewardFor(company, actor, {}),
      draft: (company, actor) => rewardFor(company, actor, { status: "draft" }),
      pool: async (company, actor) => {
        const made = await rewardFor(company, actor, { fulfilment: "code" });
        await callAs(company, company.admin, `POST /reward/rewards/${made.id}/codes`, { csv: "ONE-OF-MANY" });
        return made;
      },
      archived: async (company, actor) => {
        const made = await rewardFor(company, actor, {});
        await callAs(company, company.admin, `POST /reward/rewards/${made.id}/archive`);
        return made;
      },
      used: async (company, actor) => {
        const made = await rewardFor(company, actor, {});
        await callAs(company, actor, "POST /reward/redemptions", { rewardId: made.id, points: 100 });
        return made;
      },
    },
  },
  redemption: {
    read: readAt((id) => `/reward/redemptions/${id}`),
    bodies: {
      "POST /reward/redemptions/{id}/decline": because,
      "POST /reward/redemptions/{id}/fail": because,
      "POST /reward/redemptions/{id}/fulfil": () => ({ message: "On your desk" }),
    },
    rows: {
      own: async (company, actor) => ({ id: await redeemed(company, actor, {}), owner: actor }),
      asked: async (company, actor) => ({ id: await redeemed(company, actor, { approval: "admin" }), owner: actor }),
      "asked by a report": async (company) => {
        const report = await company.tenant.member({ managerIds: [company.manager.id] });
        return { id: await redeemed(company, report, { approval: "manager" }), owner: report };
      },
      "just approved": async (company, actor) => {
        const id = await redeemed(company, actor, { approval: "admin" });
        const other = await company.tenant.member({ role: "admin" });
        await callAs(company, other, `POST /reward/redemptions/${id}/approve`);
        return { id, owner: actor };
      },
      "to be handed over": async (company) => {
        const member = await company.tenant.member();
        return { id: await redeemed(company, member, {}), owner: member };
      },
      "just handed over": async (company, actor) => {
        const id = await redeemed(company, actor, {});
        await callAs(company, company.admin, `POST /reward/redemptions/${id}/fulfil`, {});
        return { id, owner: actor };
      },
      "a code": async (company, actor) => {
        const rewardId = await newReward(company, { fulfilment: "code" });
        await callAs(company, company.admin, `POST /reward/rewards/${rewardId}/codes`, { csv: "ONLY-ONE-CODE" });
        await givePointsTo(company.tenant, [actor], 100);
        const { id } = await callAs(company, actor, "POST /reward/redemptions", { rewardId, points: 100 });
        return { id, owner: actor };
      },
    },
  },
  tangoProvider: {
    read: async (company, reader) => (await readAt(() => "/reward/tango/connection")(company, reader, ""))?.connection,
    bodies: {
      "PUT /reward/tango/connection": tangoBody,
      "PATCH /reward/tango/connection": ({ markup, version }) => ({ markup: markup + 1, version }),
      "POST /reward/tango/brands": () => ({ keys: ["B1"], hidden: true }),
    },
    rows: {
      connected: async (company) => {
        const { admin } = company;
        const { id } = await callAs(company, admin, "PUT /reward/tango/connection", tangoBody());
        return { id, owner: admin };
      },
    },
  },
  tangoOrder: {
    read: readAt((id) => `/reward/tango/orders/${id}`),
    bodies: {},
    rows: {
      sent: (company) => newTangoOrder(company, { state: "unknown" }),
      missing: (company) => newTangoOrder(company, { state: "unknown", missing: true }),
      over: (company) => newTangoOrder(company, { state: "complete", settled: true }),
    },
  },
};
