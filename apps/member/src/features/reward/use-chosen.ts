import { feeOf, fewestPoints } from "@plaudit/api/reward-value.ts";
import { useState } from "react";
import type { RewardPage, Variant } from "./data.ts";
import { useMoney } from "./use-money.ts";

/** A variant, or with an amount any that a gift card can hold. */
export interface Wanted {
  id: string | null;
  amount: number | null;
}

/** What is redeemed of it: an amount is one of the variants where it is theirs. */
function useVariantOf(reward: RewardPage) {
  const money = useMoney();
  return ({ id, amount }: Wanted): Variant | undefined => {
    const { variants, currency, worth, approval } = reward;
    const free = reward.supplied?.free;
    const usual = variants.find((one) => (amount === null ? one.id === id : one.faceValue === amount));
    const base = variants.find((one) => one.id === free?.variantId);
    if (usual || amount === null || !free || !base || !worth) return usual;
    if (amount < free.least || amount > free.most || amount % free.step !== 0) return undefined;
    const fee = feeOf(amount, free.markup);
    const points = fewestPoints(amount + fee, worth.value) ?? 0;
    const asked = approval === "none" && free.approvalFrom !== null && points >= free.approvalFrom;
    return {
      ...base,
      ...{ name: money(amount, currency, true), faceValue: amount, fee, points },
      approval: asked ? "admin" : approval,
    };
  };
}

/** The one that was asked for, else the least expensive that can be had. */
export function useChosen(reward: RewardPage, wanted: Wanted) {
  const { variants } = reward;
  const [at, choose] = useState(wanted);
  const variantOf = useVariantOf(reward);
  const usual = variants.find(({ availability }) => availability === "open") ?? variants[0];
  return {
    chosen: variantOf(at) ?? usual,
    /** What the dialog is open for. */
    redeeming: wanted.id === null ? undefined : variantOf(wanted),
    choose: (id: string) => choose({ id, amount: null }),
    chooseAmount: (amount: number) => choose({ id: null, amount }),
  };
}
