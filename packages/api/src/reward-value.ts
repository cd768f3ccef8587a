import { moneyOf } from "./point-money.ts";

interface Priced {
  points: number;
  faceValue: number;
  fee: number;
}

/** What the points are worth in hundredths, and how much of that is neither face value nor fee: below zero the company adds to it. */
export function honestValue({ points, faceValue, fee }: Priced, worth: string | null) {
  const paid = worth === null ? null : Math.round(Number(moneyOf(points, worth)) * 100);
  return { paid, markup: paid === null ? 0 : paid - faceValue - fee };
}
