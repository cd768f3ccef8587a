/** A decimal as text, such as "0.10", in its smallest part. */
function parts(value: string): { whole: bigint; digits: number } {
  const [before = "0", after = ""] = value.split(".");
  return { whole: BigInt(before + after), digits: after.length };
}

/** Halves go away from zero. */
function divided(amount: bigint, by: bigint): bigint {
  const half = by / 2n;
  return (amount < 0n ? amount - half : amount + half) / by;
}

/** What so many points are worth at so much each, shared among `among`: to the hundredth, never a float. */
export function moneyOf(points: number, worth: string, among = 1): string {
  const { whole, digits } = parts(worth);
  const hundredths = divided(BigInt(points) * whole * 100n, 10n ** BigInt(digits) * BigInt(among));
  const size = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, "0");
  return `${hundredths < 0n ? "-" : ""}${size.slice(0, -2)}.${size.slice(-2)}`;
}
