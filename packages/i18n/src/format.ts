import type { Language } from "./index.ts";

type Time = string | Date;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAY_MONTH_YEAR = { day: "numeric", month: "short", year: "numeric" } as const;

/** The month in letters: `dateStyle: "medium"` is all figures in Arabic. */
function inLetters(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { dateStyle, timeStyle, ...rest } = options;
  if (dateStyle !== "medium") return options;
  const time = timeStyle && ({ hour: "numeric", minute: "2-digit" } as const);
  return { ...DAY_MONTH_YEAR, ...time, ...(timeStyle === "medium" && { second: "2-digit" }), ...rest };
}

/** The sign of a currency that has letters before it, as 'UK£', is one piece: from right to left it would read '£UK'. */
const letterSign = /\p{Script=Latin}+\p{Sc}/u;

function cached<O extends object, F>(make: (options: O) => F) {
  const made = new Map<string, F>();
  return (options: O): F => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}

/** Everything that Intl knows better than we do. A date that cannot be parsed reads 'invalid'. */
export function createFormat(language: Language, timeZone?: string) {
  const numbers = cached((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));
  const dates = cached((asked: Intl.DateTimeFormatOptions) => {
    const options = language === "ar" ? inLetters(asked) : asked;
    return new Intl.DateTimeFormat(language, timeZone ? { timeZone, ...options } : options);
  });
  const times = cached((options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options));
  const lists = cached((options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options));
  const date = (time: Time, options: Intl.DateTimeFormatOptions = DAY_MONTH_YEAR) => {
    const value = new Date(time);
    // A zone alone asks for no other form.
    const asked = Object.keys(options).every((key) => key === "timeZone") ? { ...DAY_MONTH_YEAR, ...options } : options;
    return Number.isNaN(value.getTime()) ? "invalid" : dates(asked).format(value);
  };
  return {
    language,
    /** By whose clock dates are. */
    timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    /** Decimals in text are exact, however long. */
    number: (value: number | Intl.StringNumericLiteral, options: Intl.NumberFormatOptions = {}) =>
      numbers(options)
        .format(value)
        .replace(letterSign, (sign) => `\u2066${sign}\u2069`),
    date,
    list: (items: string[]) => lists({ type: "conjunction" }).format(items),
    /** 'now', '12 min. ago', 'yesterday', and a date once it is more than a week away. */
    ago(time: Time, now: Date = new Date()) {
      const past = new Date(time).getTime() - now.getTime();
      if (Number.isNaN(past)) return "invalid";
      const age = Math.abs(past);
      const relative = times({ numeric: "auto", style: "short" });
      if (age < MINUTE) return relative.format(0, "second");
      if (age < HOUR) return relative.format(Math.round(past / MINUTE), "minute");
      if (age < DAY) return relative.format(Math.round(past / HOUR), "hour");
      if (age < 7 * DAY) return relative.format(Math.round(past / DAY), "day");
      const sameYear = new Date(time).getFullYear() === now.getFullYear();
      return date(time, sameYear ? { day: "numeric", month: "short" } : DAY_MONTH_YEAR);
    },
  };
}
export type Format = ReturnType<typeof createFormat>;
