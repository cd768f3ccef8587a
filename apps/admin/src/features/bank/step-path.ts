/** A number that a person would choose for the top of an axis: 1, 2, 4 or 10 times a power of ten. */
export function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 6, 8, 10].map((times) => times * power).find((top) => top >= most) ?? most;
}

/** A line of steps from left to right in a box of that size. */
export const stepPath = (
  balances: readonly { balance: number }[],
  top: number,
  width: number,
  height: number,
): string =>
  balances
    .map(({ balance }, n) => {
      const [x, y] = [(n / Math.max(1, balances.length - 1)) * width, height - (balance / top) * height];
      return n === 0 ? `M${x} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`;
    })
    .join("");

const WEEK = 7 * 86_400_000;
const LONGEST = 520 * WEEK;
/** When a balance is used up at the pace of eight weeks, as the bank itself says; null where nothing was paid or it lasts very long. */
export function untilAtPace(now: Date, balance: number, paid: number): string | null {
  if (paid <= 0) return null;
  const left = (balance / (paid / 8)) * WEEK;
  return left > LONGEST ? null : new Date(now.getTime() + left).toISOString();
}
