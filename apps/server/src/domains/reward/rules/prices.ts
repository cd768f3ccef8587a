import type { PointWorth } from "@plaudit/api/points-budget.ts";
import { fewestPoints, inHundredths } from "@plaudit/api/reward-value.ts";

interface Priced {
  points: number;
  faceValue: number;
  fee: number;
}
/** What one takes from a fund: what it costs, or in another currency than the fund's what its points are worth there. */
export function costOf(
  { points, faceValue, fee }: Priced,
  currencies: { reward: string; fund: string },
  worth: readonly PointWorth[],
): number {
  const known = worth.find(({ currency }) => currency === currencies.fund);
  return currencies.reward === currencies.fund || !known ? faceValue + fee : inHundredths(points, known.value);
}

/** The fewest points that so much is worth; 0 where nobody has said what a point is worth. */
export function pointsFor(hundredths: number, currency: string, worth: readonly PointWorth[]): number {
  const known = worth.find((one) => one.currency === currency);
  return (known && fewestPoints(hundredths, known.value)) ?? 0;
}
