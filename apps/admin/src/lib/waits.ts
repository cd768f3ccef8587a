import type { Format } from "@plaudit/i18n/format.ts";

/** How long somebody waited, of days; below one in whole hours. */
export function waitText({ number }: Pick<Format, "number">, days: number): string {
  const [amount, unit] = days < 1 ? [Math.max(1, Math.round(days * 24)), "hour"] : [days, "day"];
  return number(amount, { style: "unit", unit, unitDisplay: "long" });
}

/** Within how many days nine of ten had it. Each count is of those that took at least so many days and less than one more; the last has no end. */
export function withinDays(days: readonly number[], total: number): number | null {
  let sum = 0;
  for (const [day, count] of days.slice(0, -1).entries()) {
    sum += count;
    if (sum >= total * 0.9) return day + 1;
  }
  return null;
}
