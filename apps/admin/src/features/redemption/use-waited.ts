import { useFormat } from "@plaudit/i18n/react.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** The chart of what people waited counts from here on as one. */
const LONG = 7 * DAY;

/** How long something has waited: '46 min', '3 hr', '6 days'. */
export function useWaited() {
  const { number } = useFormat();
  const since = (at: string) => Math.max(0, Date.now() - new Date(at).getTime());
  const told = (at: string, unitDisplay: "short" | "long") => {
    const age = since(at);
    const of = (unit: "minute" | "hour" | "day", size: number) =>
      number(Math.max(1, Math.floor(age / size)), { style: "unit", unit, unitDisplay });
    return age < HOUR ? of("minute", MINUTE) : age < DAY ? of("hour", HOUR) : of("day", DAY);
  };
  return {
    short: (at: string) => told(at, "short"),
    long: (at: string) => told(at, "long"),
    /** A day before it counts as one of the longest. */
    isLong: (at: string) => since(at) >= LONG - DAY,
  };
}
