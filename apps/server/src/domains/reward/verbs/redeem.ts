import type { RedeemBody, Redemption } from "@plaudit/api/redemption.ts";
import type { RedeemForBody } from "@plaudit/api/reward-leaver.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import {
  isoDate,
  type OpenRedemption,
  openRedemption,
  payRedemption,
  periodAt,
  storedSettings,
} from "../../points/index.ts";
import { rewardPolicy } from "../policy.ts";
import { adminFacts } from "../present.ts";
import { presentRedemption } from "../present-redemption.ts";
import { availabilityOf, shopFacts } from "../present-shop.ts";
import { type ProviderRow, providerRow, rewardRow, variantsOf } from "../queries.ts";
import { redemptionRow } from "../redemption-queries.ts";
import { approvalOf } from "../rules/approval.ts";
import { costOf } from "../rules/prices.ts";
import { beginsAs } from "../rules/states.ts";
import { limitSince, monthlyOf } from "../shop.ts";
import { countryOf, type ShopRow, shopRow, takenSince } from "../shop-queries.ts";
import { redemptions } from "../tables.ts";
import { countRedemption, countStanding, countTax, takeCode } from "./book-redemption.ts";
import { chosenVariant } from "./choose-variant.ts";
import { followRedemption, lowFund, lowStock } from "./follow.ts";
import { bookFund } from "./move-fund.ts";

interface Redeemer {
  db: TenantDb;
  actor: { memberId: string };
  /** Somebody else redeems for them. */
  left: boolean;
}
/** As it is offered to who redeems it. */
async function offeredRow(ctx: TenantCtx, redeemer: Redeemer, id: string): Promise<ShopRow> {
  const row = await shopRow(redeemer, id);
  if (!row) throw new DomainError("NotFound", "reward.missing");
  if (!redeemer.left) rewardPolicy.require(ctx, "redeem", shopFacts(row));
  else if (!row.offered) throw new DomainError("Conflict", "reward.notOffered");
  return row;
}

/** What is needed so that it can reach them. Who has left wishes for no day. */
function deliveryOf(
  { asks }: ShopRow,
  { address, email, wishedOn }: RedeemBody,
  { today, left }: { today: string; left: boolean },
) {
  if (asks === "address" && !address) throw fieldError("address", "required", "reward.addressMissing");
  if (asks === "email" && !email) throw fieldError("email", "required", "reward.emailMissing");
  const asksDay = asks === "day" && !left;
  if (asksDay && !wishedOn) throw fieldError("wishedOn", "required", "reward.dayMissing");
  if (asksDay && wishedOn && wishedOn < today) throw fieldError("wishedOn", "range", "reward.dayPast");
  return {
    address: asks === "address" ? (address ?? null) : null,
    email: asks === "email" ? (email ?? null) : null,
    wishedOn: asksDay ? (wishedOn ?? null) : null,
  };
}

function checkMember({ locked, eligible, balance, left }: OpenRedemption, points: number): void {
  if (locked) throw new DomainError("Conflict", "reward.locked");
  // Who has left is in no team any more, and keeps what they have.
  if (!eligible && !left) throw new DomainError("Conflict", "reward.notEligible");
  if (balance < points) throw new DomainError("Conflict", "reward.short", { values: { count: points - balance } });
}

const limitKeys = { ever: "reward.limitEver", month: "reward.limitMonth", year: "reward.limitYear" } as const;
async function checkLimit(ctx: TenantCtx, of: Redeemer, { id, personLimit, limitPeriod }: ShopRow): Promise<void> {
  if (personLimit === null) return;
  const taken = await takenSince(of, id, limitSince(ctx.now, ctx.tenant.timezone, limitPeriod));
  if (taken >= personLimit)
    throw new DomainError("Conflict", limitKeys[limitPeriod], { values: { count: personLimit } });
}

async function checkMonthly(ctx: TenantCtx, of: Redeemer, provider: ProviderRow, points: number): Promise<void> {
  const monthly = await monthlyOf(ctx, of, provider);
  if (monthly && monthly.taken + points > monthly.most)
    throw new DomainError("Conflict", "reward.monthlyMost", {
      values: { count: monthly.most, left: Math.max(0, monthly.most - monthly.taken), provider: provider.name },
    });
}

/**
 * One transaction: the accounts of points are locked first, in the order of their ids, then the reward and the fund; whatever it is decided by is read
 * under these locks. Its price, and what it is called, stay as they are from then on.
 */
async function redeemAs(ctx: TenantCtx, redeemer: Redeemer, body: RedeemBody): Promise<Redemption> {
  const { db, actor, tenant } = ctx;
  const { left } = redeemer;
  const { memberId } = redeemer.actor;
  const { providerId } = await offeredRow(ctx, redeemer, body.rewardId);
  const open = await openRedemption(ctx, { memberId, providerId });
  if (left && !open.left) throw new DomainError("Conflict", "reward.notLeft");
  const { lowBelow } = await rewardRow(db, body.rewardId, true);
  const [row, byReward, { row: settings }, country] = await Promise.all([
    offeredRow(ctx, redeemer, body.rewardId),
    variantsOf(db, [body.rewardId]),
    storedSettings(db),
    countryOf(redeemer),
  ]);
  const provider = await providerRow(db, providerId, row.funded);
  const variants = byReward.get(row.id) ?? [];
  const variant = await chosenVariant(db, { row, variants, worth: settings.worth }, body);
  const { now } = ctx;
  const today = isoDate(now, tenant.timezone);
  const delivery = { ...deliveryOf(row, body, { today, left }), ...(left && body.email && { email: body.email }) };
  const availability = availabilityOf({ ...row, fund: provider.balance }, variant, settings.worth);
  if (availability !== "open")
    throw new DomainError("Conflict", availability === "noFund" ? "reward.noFund" : "reward.soldOut");
  await checkLimit(ctx, redeemer, row);
  await checkMonthly(ctx, redeemer, provider, variant.points);
  checkMember(open, variant.points);

  const id = newId();
  const { transactionId, lapsesAt } = payRedemption(db, open, {
    ...{ redemptionId: id, actorId: actor.memberId, amount: variant.points, now },
  });
  const approval = approvalOf({ approval: row.approval, approvalFrom: provider.approvalFrom }, variant.points);
  const begins = beginsAs(approval, row.fulfilment);
  const isThere = begins.status === "fulfilled";
  const code = isThere
    ? await takeCode(db, { rewardId: row.id, variantId: variant.id, redemptionId: id, today })
    : null;
  if (isThere && !code) throw new DomainError("Conflict", "reward.soldOut");
  const cost = provider.funded
    ? costOf(variant, { reward: row.currency, fund: provider.currency }, settings.worth)
    : null;
  const redemption = {
    ...{ tenantId: db.tenantId, id, memberId, providerId, rewardId: row.id, variantId: variant.id },
    ...{ rewardName: row.name, variantName: variant.name, points: variant.points, faceValue: variant.faceValue },
    ...{ fee: variant.fee, currency: row.currency, tax: row.tax, approval, fulfilment: row.fulfilment },
    ...{ country, month: periodAt(now, tenant.timezone, "month").key, cost, stocked: variant.stock !== null },
    ...{ ...begins, ...delivery, transactionId, lapsesAt, note: body.note ?? "", createdAt: now },
    ...{ credential: code?.sealed ?? null, codeExpiresOn: code?.expiresOn ?? null, closedAt: isThere ? now : null },
  };
  db.write(db.orm.insert(redemptions).values(redemption));
  countRedemption(db, redemption, 1);
  if (variant.stock !== null && variant.stock === lowBelow) await lowStock(ctx, row.id, variant.id);
  if (isThere) countTax(db, redemption, { now, zone: tenant.timezone });
  if (cost) {
    const low = bookFund(
      db,
      provider,
      { kind: "redemption", amount: -cost, actorId: actor.memberId, redemptionId: id },
      now,
    );
    if (low) await lowFund(ctx, providerId);
  }
  await followRedemption(ctx, { id, waitsFor: begins.waitsFor, news: "receipt" });
  countStanding(db, redemption, begins.status, 1);
  return presentRedemption(ctx, await redemptionRow(ctx, id));
}

export const redeem = (ctx: TenantCtx, body: RedeemBody): Promise<Redemption> =>
  redeemAs(ctx, { db: ctx.db, actor: ctx.actor, left: false }, body);

/** For somebody who has left and cannot sign in any more: from their points, recorded as what the caller did. */
export async function redeemFor(ctx: TenantCtx, rewardId: string, { memberId, ...body }: RedeemForBody) {
  const row = await rewardRow(ctx.db, rewardId);
  rewardPolicy.require(ctx, "redeemFor", { ...row, ...adminFacts(row) });
  const redemption = await redeemAs(ctx, { db: ctx.db, actor: { memberId }, left: true }, { ...body, rewardId });
  const { id: entityId, points } = redemption;
  await recordAudit(ctx, {
    action: "redemption.redeemFor",
    entityType: "redemption",
    entityId,
    before: null,
    after: { reward: redemption.reward.name, memberId, points },
  });
  return redemption;
}
