const STEPS = [1, 1.5, 2, 2.5, 5, 7.5];
const MOST_VALUES = 8;

/** Round values of a card between two bounds, in hundredths: the bounds themselves where they are round enough, and few of what lies between. */
export function roundValues({ least, most, whole }: { least: number; most: number; whole: boolean }): number[] {
  if (least === most) return [least];
  const found: number[] = [];
  for (let unit = 10 ** Math.floor(Math.log10(Math.max(least, 1))); unit <= most; unit *= 10)
    for (const step of STEPS) {
      const value = Math.round(unit * step);
      if (value >= least && value <= most && (!whole || value % 100 === 0)) found.push(value);
    }
  const values = [...new Set(found)].toSorted((one, other) => one - other);
  if (values.length === 0) return whole && least % 100 !== 0 ? [] : [least];
  if (values.length <= MOST_VALUES) return values;
  const at = (n: number) => values[Math.round((n * (values.length - 1)) / (MOST_VALUES - 1))] as number;
  return [...new Set(Array.from({ length: MOST_VALUES }, (_, n) => at(n)))];
}

export type ItemKind = "card" | "prepaid" | "donation";
/** By the service's own word for what it is. */
export function kindOf(rewardType: string): ItemKind {
  if (/donation|charit/i.test(rewardType)) return "donation";
  return /prepaid|cash|reward card|open loop/i.test(rewardType) ? "prepaid" : "card";
}
export function isWanted(rewardType: string, of: { prepaid: boolean; donations: boolean }): boolean {
  const kind = kindOf(rewardType);
  return kind === "card" || (kind === "prepaid" ? of.prepaid : of.donations);
}

/** What a value is called. */
export const valueName = (value: number, currency: string): string =>
  `${value % 100 === 0 ? value / 100 : (value / 100).toFixed(2)} ${currency}`;
