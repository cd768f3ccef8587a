import { moneyOf } from "@plaudit/api/point-money.ts";
import { useFormat } from "@plaudit/i18n/react.ts";
import type { Worth } from "./data.ts";

export type Unit = "points" | "money";

/**
 * Amounts as points, or as what they are worth to the company; `scaled` is what a picture is drawn by. Hundredths count
 * only where the whole is small, so that the figures of a column have the same digits.
 */
export function useAmounts(unit: Unit, worth: Worth | null, total: number) {
  const format = useFormat();
  const inMoney = unit === "money" && worth !== null;
  const whole = worth !== null && Number(moneyOf(total, worth.value)) >= 100;
  const money = (points: number, at: Worth, among?: number) =>
    format.number(Number(moneyOf(points, at.value, among)), {
      style: "currency",
      currency: at.currency,
      ...(whole && among === undefined && { maximumFractionDigits: 0 }),
    });
  const short = { notation: "compact", maximumFractionDigits: 1 } as const;
  return {
    unit: (inMoney ? "money" : "points") as Unit,
    number: (value: number) => format.number(value),
    money,
    amount: (points: number) => (inMoney ? money(points, worth) : format.number(points)),
    each: (points: number, people: number) =>
      inMoney ? money(points, worth, people || 1) : format.number(Math.round(points / (people || 1))),
    scaled: (points: number) => (inMoney ? Number(moneyOf(points, worth.value)) : points),
    compact: (scaled: number) =>
      format.number(scaled, inMoney ? { ...short, style: "currency", currency: worth.currency } : short),
    percent: (part: number, all: number) =>
      format.number(all === 0 ? 0 : part / all, { style: "percent", maximumFractionDigits: 0 }),
    month: (month: string, style: "short" | "long" = "long") =>
      format.date(`${month}-01T00:00:00Z`, {
        timeZone: "UTC",
        month: style,
        ...(style === "long" && { year: "numeric" }),
      }),
  };
}
export type Amounts = ReturnType<typeof useAmounts>;
