import type { PointWorth } from "@plaudit/api/points-budget.ts";
import type { RedeemBody } from "@plaudit/api/redemption.ts";
import { feeOf } from "@plaudit/api/reward-value.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError, fieldError } from "../../../error.ts";
import type { VariantRow } from "../queries.ts";
import { pointsFor } from "../rules/prices.ts";
import type { ShopRow } from "../shop-queries.ts";
import { freeAmountOf } from "../tango/free-amount.ts";
import { valueName } from "../tango/rules/values.ts";

interface From {
  row: ShopRow;
  variants: readonly VariantRow[];
  worth: readonly PointWorth[];
}

/** Of a gift card any amount that it can hold, at what it takes now. */
async function atAmount(db: TenantDb, { row, worth }: From, variant: VariantRow, faceValue: number) {
  const free = row.fulfilment === "tango" ? await freeAmountOf(db, row.id) : null;
  const fits =
    free?.variantId === variant.id && faceValue >= free.least && faceValue <= free.most && faceValue % free.step === 0;
  if (!free || !fits) throw fieldError("faceValue", "range", "reward.amountRange");
  const fee = feeOf(faceValue, free.markup);
  const points = pointsFor(faceValue + fee, row.currency, worth);
  return { ...variant, name: valueName(faceValue, row.currency), faceValue, fee, points };
}

/** What is redeemed of a reward, at the price that was shown. */
export async function chosenVariant(
  db: TenantDb,
  from: From,
  { variantId, faceValue, points }: RedeemBody,
): Promise<VariantRow> {
  const { variants } = from;
  const variant = variantId ? variants.find(({ id }) => id === variantId) : variants.length === 1 ? variants[0] : null;
  if (variant === null) throw fieldError("variantId", "required", "reward.chooseVariant");
  if (!variant) throw fieldError("variantId", "unknown", "reward.noVariant");
  const chosen =
    faceValue === undefined || faceValue === variant.faceValue ? variant : await atAmount(db, from, variant, faceValue);
  if (chosen.points !== points)
    throw new DomainError("Conflict", "reward.priceChanged", { values: { count: chosen.points } });
  return chosen;
}
