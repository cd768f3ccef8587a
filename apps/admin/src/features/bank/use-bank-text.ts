import { useTenant } from "@plaudit/api/react";
import { useFormat } from "@plaudit/i18n/react.ts";
import { worthText } from "../../lib/worth.ts";
import { useWorth } from "./data.ts";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/** Figures of banks in the reader's words. */
export function useBankText() {
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const worth = useWorth();
  return {
    number: (points: number) => format.number(points),
    signed: (points: number) => format.number(points, { signDisplay: "exceptZero" }),
    /** Undefined where nobody has said what a point is worth. */
    money: (points: number) => worth && worthText(format, points, worth),
    day: (date: string) => format.date(date, { ...DAY, timeZone: "UTC" }),
    instant: (at: string) => format.date(at, { ...DAY, timeZone }),
    hour: (at: string) => format.date(at, { hour: "numeric", minute: "2-digit", timeZone }),
  };
}
