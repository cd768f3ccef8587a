import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { DemoCtx } from "../../domain.ts";
import { grantPoints, holdMemberAccounts, isoDate, periodAt, spendable } from "../points/index.ts";
import { donations, redeemed, storeGoods, wish } from "./demo-goods.ts";
import { providerRow } from "./queries.ts";
import { redemptionRow } from "./redemption-queries.ts";
import { addCodes } from "./verbs/add-codes.ts";
import { countRedemption, countStanding } from "./verbs/book-redemption.ts";
import { revealCode } from "./verbs/decide.ts";
import { bookFund } from "./verbs/move-fund.ts";
import { redeem } from "./verbs/redeem.ts";
import { close } from "./verbs/settle.ts";
import { wishFor } from "./verbs/wish.ts";
import { insertProvider } from "./verbs/write-provider.ts";
import { insertReward } from "./verbs/write-reward.ts";

const DAY = 86_400_000;
const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
const plain = { currency: "EUR", alertBelow: null, countries: [], paused: false };

/** As a request of theirs; nobody is told of what lies in the demo's past. */
function ctxOf({ db, now, tenant, members, secret }: DemoCtx, name: string): TenantCtx | null {
  const member = members.find((one) => one.name === name);
  if (!member) return null;
  const { features, language: locale, timezone } = tenant;
  const actor = { ...member, tenantId: tenant.id, userId: member.memberId, features, locale, timezone };
  const enqueue = async () => undefined;
  return { db, now, tenant, secret, actor, asked: new Set(), enqueue } as unknown as TenantCtx;
}

/** Nobody wishes for a weekend off. */
function workdayAfter({ now, tenant }: DemoCtx, days: number): string {
  const at = new Date(now.getTime() + days * DAY);
  while ([0, 6].includes(new Date(isoDate(at, tenant.timezone)).getUTCDay())) at.setTime(at.getTime() + DAY);
  return isoDate(at, tenant.timezone);
}

/** Stores with their goods; returns the ids of the rewards and of their variants by name. */
async function stock(ctx: DemoCtx, admin: TenantCtx) {
  const { db, now } = ctx;
  const owner = { ownerIds: [admin.actor.memberId] };
  const store = insertProvider(ctx, "store", {
    ...plain,
    ...owner,
    ...{
      name: "From Acme itself",
      description: "Made, cooked or agreed by colleagues.",
      funded: true,
      alertBelow: 500_00,
    },
  });
  const after = { db, now: new Date(now.getTime() + 1) };
  const giving = insertProvider(after, "donations", {
    ...plain,
    ...owner,
    ...{ name: "Give it away", description: "The whole amount arrives.", funded: false },
  });
  const deposit = { kind: "deposit", amount: 3_700_00, actorId: admin.actor.memberId, note: "PO 4500182207" } as const;
  bookFund(db, await providerRow(db, store.id, true), deposit, new Date(now.getTime() - 255 * DAY));
  const ids = new Map<string, string>();
  for (const [n, good] of [...donations.toReversed(), ...storeGoods.toReversed()].entries()) {
    const { codes, variants, approval = "none", asks = "nothing", tax = "none", countries = [], ...rest } = good;
    const { id } = insertReward(
      { db, now: new Date(now.getTime() - (260 - n) * DAY) },
      {
        ...rest,
        ...{ approval, asks, tax, countries: [...countries], picture: null, currency: "EUR", audience: everyone },
        ...{ providerId: n < donations.length ? giving.id : store.id, offered: true, totalLimit: null },
        ...{ fulfilment: codes ? "code" : "hand", personLimit: good.personLimit ?? null, limitPeriod: "year" },
        variants: variants.map(([name, points, faceValue, left]) => ({ name, points, faceValue, fee: 0, stock: left })),
      },
    );
    if (codes)
      await addCodes(admin, id, { csv: codes.map((code) => `${code},${now.getUTCFullYear() + 1}-12-31`).join("\n") });
    ids.set(good.name, id);
  }
  return ids;
}

/** What somebody received so far depends on the day on which the demo is made: what is missing is a gift. */
async function provide({ db, now, tenant }: DemoCtx, { actor }: TenantCtx, to: TenantCtx, points: number) {
  const { balance } = await spendable(to, to.actor.memberId);
  if (balance >= points) return;
  const { memberId } = to.actor;
  await holdMemberAccounts(db, memberId);
  const from = { actorId: actor.memberId, zone: tenant.timezone, note: "For the move to the new hall" };
  await grantPoints(db, { ...from, memberId, amount: points - balance, now });
}

/** The ledger has it today; where its days and its month are concerned, it was then. */
async function backdate({ db, tenant, now }: DemoCtx, id: string, daysAgo: number, after: number | null) {
  // At another hour of each day.
  const at = new Date(now.getTime() - daysAgo * DAY - (1 + ((daysAgo * 7) % 5)) * 2_700_000);
  const closed = after === null ? null : new Date(Math.min(now.getTime(), at.getTime() + after * DAY + 3_600_000));
  const row = await redemptionRow({ db, actor: { memberId: null } }, id);
  const month = periodAt(at, tenant.timezone, "month").key;
  if (row.status !== "failed" && row.status !== "cancelled") {
    countRedemption(db, row, -1);
    countRedemption(db, { ...row, month }, 1);
  }
  countStanding(db, row, row.status, -1);
  countStanding(db, { ...row, month }, row.status, 1);
  db.write(sql`
    update reward_fund_lines set created_at = ${at} where tenant_id = ${db.tenantId} and redemption_id = ${id}`);
  await db.rows(sql`
    update redemptions set created_at = ${at}, month = ${month},
      closed_at = case when closed_at is not null then coalesce(${closed}::timestamptz, ${at}) end,
      decided_at = case when decided_at is not null then coalesce(${closed}::timestamptz, ${at}) end,
      revealed_at = case when revealed_at is not null then ${at}::timestamptz + interval '2 minutes' end
    where tenant_id = ${db.tenantId} and id = ${id}`);
}

/** A store, donations, and what colleagues redeemed in each state. */
export async function demoRewards(ctx: DemoCtx): Promise<void> {
  const admin = ctx.tenant.slug === "acme" ? ctxOf(ctx, "Ingrid Solheim") : null;
  if (!admin) return;
  const ids = await stock(ctx, admin);
  const { db } = ctx;
  for (const { who, reward, variant = "", daysAgo, note, outcome, revealed, wished = 1 } of redeemed) {
    const [own, rewardId] = [ctxOf(ctx, who), ids.get(reward)];
    if (!own || !rewardId) continue;
    const [chosen] = await db.rows<{ id: string; points: number }>(sql`
      select v.id, v.points from reward_variants v
      where v.tenant_id = ${db.tenantId} and v.reward_id = ${rewardId} and v.name = ${variant}`);
    if (!chosen) continue;
    await provide(ctx, admin, own, chosen.points);
    const delivery = { address: "Prinsengracht 12, 1015 Amsterdam", email: "somebody@acme.test" };
    const { id } = await redeem(own, {
      rewardId,
      variantId: chosen.id,
      points: chosen.points,
      note: note ?? "",
      ...delivery,
      wishedOn: workdayAfter(ctx, wished),
    });
    if (revealed) await revealCode(own, id);
    if (outcome) {
      const { step, words, tracking } = outcome;
      const row = await redemptionRow(admin, id, true);
      const to = step === "declined" ? "cancelled" : step;
      const actorId = step === "cancelled" ? own.actor.memberId : admin.actor.memberId;
      const said = step === "fulfilled" ? { message: words, tracking } : { reason: words };
      await close({ ...own, tenant: ctx.tenant }, row, { to, actorId, ...said });
    }
    await backdate(ctx, id, daysAgo, outcome ? outcome.after : null);
  }
  const dreamer = ctxOf(ctx, wish.who);
  const wanted = ids.get(wish.reward);
  if (dreamer && wanted) await wishFor(dreamer, wanted, undefined);
}
