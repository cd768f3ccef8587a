import { moneyOf } from "./point-money.ts";

interface Priced {
  points: number;
  faceValue: number;
  fee: number;
}

/** So many points in hundredths of a currency. */
export const inHundredths = (points: number, worth: string): number => Number(moneyOf(points, worth).replace(".", ""));

/** The fewest points that so many hundredths are worth; null where points are worth nothing. */
export const fewestPoints = (hundredths: number, worth: string): number | null =>
  Number(worth) > 0 ? Math.max(1, Math.ceil(hundredths / (Number(worth) * 100) - 1e-9)) : null;

/** What is added to a face value, by a markup in hundredths of a percent; rounded up to a hundredth. */
export const feeOf = (value: number, markup: number): number => Math.ceil((value * markup) / 10_000);

/**
 * What the points are worth in hundredths, and how much of that is neither face value nor fee: below zero the company adds to it.
 * `share` is the markup as a part of what is paid.
 */
export function honestValue({ points, faceValue, fee }: Priced, worth: string | null) {
  const paid = worth === null ? null : inHundredths(points, worth);
  const markup = paid === null ? 0 : paid - faceValue - fee;
  return { paid, markup, share: paid ? markup / paid : 0 };
}
