import type { PointWorth } from "@plaudit/api/points-budget.ts";
import type { ShopReward } from "@plaudit/api/reward-shop.ts";
import type { TenantCtx } from "../../context.ts";
import { pictureOf } from "./picture.ts";
import { rewardPolicy } from "./policy.ts";
import { type VariantRow, variantsOf } from "./queries.ts";
import { approvalOf } from "./rules/approval.ts";
import { costOf } from "./rules/prices.ts";
import type { ShopRow } from "./shop-queries.ts";

type Availability = ShopReward["availability"];
/** Whether one of a variant can be had at the moment. */
export function availabilityOf(row: ShopRow, variant: VariantRow, worth: readonly PointWorth[]): Availability {
  if (variant.stock === 0 || (row.totalLimit !== null && row.redeemed >= row.totalLimit)) return "soldOut";
  const cost = costOf(variant, { reward: row.currency, fund: row.providerCurrency }, worth);
  return row.funded && row.fund < cost ? "noFund" : "open";
}

/** How many are left of a variant; null is no limit. */
const leftOf = ({ totalLimit, redeemed }: ShopRow, { stock }: VariantRow): number | null => {
  const limits = [stock, totalLimit === null ? null : Math.max(0, totalLimit - redeemed)].filter((n) => n !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
};
export const presentShopVariant = (row: ShopRow, worth: readonly PointWorth[]) => (variant: VariantRow) => ({
  id: variant.id,
  name: variant.name,
  points: variant.points,
  faceValue: variant.faceValue,
  fee: variant.fee,
  left: leftOf(row, variant),
  availability: availabilityOf(row, variant, worth),
  approval: approvalOf(row, variant.points),
});

export const shopFacts = ({ archivedAt, offered, externalId }: ShopRow) => ({
  ...{ archivedAt, offered, open: offered },
  supplied: externalId !== null,
  pool: false,
  // Nobody reads here whether it may be deleted.
  used: true,
});

export function presentShopReward(
  ctx: TenantCtx,
  row: ShopRow,
  variants: readonly VariantRow[],
  worth: readonly PointWorth[],
): ShopReward {
  const seen = variants.map(presentShopVariant(row, worth));
  const cheapest = variants.toSorted((a, b) => a.points - b.points)[0];
  const lefts = seen.map(({ left }) => left);
  const states = seen.map(({ availability }) => availability);
  return {
    __entity_type__: "reward",
    __permissions__: rewardPolicy
      .permissionsOn(ctx.actor, shopFacts(row))
      .filter((action) => action === "view" || action === "redeem" || action === "wish"),
    id: row.id,
    providerId: row.providerId,
    name: row.name,
    description: row.description,
    category: row.category,
    art: row.art,
    pictureUrls: pictureOf(ctx, row),
    points: row.leastPoints,
    mostPoints: row.mostPoints,
    faceValue: cheapest?.faceValue ?? 0,
    fee: cheapest?.fee ?? 0,
    currency: row.currency,
    left: lefts.some((left) => left === null) ? null : lefts.reduce<number>((sum, left) => sum + (left ?? 0), 0),
    availability: states.includes("open") ? "open" : states.includes("noFund") ? "noFund" : "soldOut",
    fulfilment: row.fulfilment,
    approval: row.approval,
    tax: row.tax,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function presentShopRewards(
  ctx: TenantCtx,
  rows: readonly ShopRow[],
  worth: readonly PointWorth[],
): Promise<ShopReward[]> {
  if (rows.length === 0) return [];
  const variants = await variantsOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentShopReward(ctx, row, variants.get(row.id) ?? [], worth));
}
