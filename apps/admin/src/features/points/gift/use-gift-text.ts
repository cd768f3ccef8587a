import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { worthText } from "../../../lib/worth.ts";
import { useSettings } from "../data.ts";
import type { Gift, Outlook, Source } from "./data.ts";

const MONTH = { month: "long", timeZone: "UTC" } as const;
type Coming = Outlook["rules"][number];

/** Gifts in the reader's words. */
export function useGiftText() {
  const { t } = useTranslation("gift");
  const format = useFormat();
  const worth = useSettings().data?.worth[0];
  const number = (points: number) => format.number(points);
  const day = (date: string) =>
    format.date(date, {
      day: "numeric",
      month: "long",
      timeZone: "UTC",
      ...(new Date(date).getUTCFullYear() !== new Date().getUTCFullYear() && { year: "numeric" }),
    });
  const step = (source: Source, at: number) =>
    source === "onboarding" ? t(($) => $.day, { n: number(at) }) : t(($) => $.years, { count: at, n: number(at) });
  return {
    number,
    day,
    step,
    month: (month: number) => format.date(new Date(Date.UTC(2026, month - 1, 1)), MONTH),
    /** One letter, or the number where letters do not tell months apart. */
    initial: (month: number) =>
      format.date(new Date(Date.UTC(2026, month - 1, 1)), { month: "narrow", timeZone: "UTC" }),
    /** Undefined where nobody has said what a point is worth. */
    money: (points: number) => worth && worthText(format, points, worth),
    /** How much it is, in a few words. */
    amounts: ({ source, steps }: Gift): string => {
      const sorted = steps.toSorted((a, b) => a.amount - b.amount);
      const [least = 0, most = 0] = [sorted[0]?.amount, sorted.at(-1)?.amount];
      if (source === "anniversary")
        return t(($) => $.list.tiers, { count: steps.length, from: number(least), to: number(most) });
      if (source === "onboarding")
        return t(($) => $.list.days, {
          days: format.list(steps.map(({ at }) => number(at))),
          amounts: format.list([...new Set(steps.map(({ amount }) => number(amount)))]),
        });
      return t(($) => $.list.each, { count: least, n: number(least) });
    },
    /** Whose it is next, as far as that may be named. */
    next: ({ source, active }: Gift, coming: Coming | undefined): string => {
      if (!coming) return "";
      if (!active)
        return t(($) => $.list.off, { count: coming.gifts, n: number(coming.gifts), points: number(coming.points) });
      if (source === "welcome")
        return coming.gifts === 0
          ? t(($) => $.list.noneInvited)
          : t(($) => $.list.invited, { count: coming.gifts, n: number(coming.gifts) });
      const { next } = coming;
      if (!next) return t(($) => $.list.nobody);
      const date = day(next.day);
      const leap = source === "birthday" && next.day.endsWith("-02-28") ? ` ${t(($) => $.list.leap)}` : "";
      if (!next.member) {
        const who = t(($) => $.people, { count: next.others, n: number(next.others) });
        return t(($) => $.list.next, { who, date }) + leap;
      }
      if (next.others > 0)
        return (
          t(($) => $.list.others, { who: next.member.name, count: next.others, n: number(next.others), date }) + leap
        );
      const who =
        source === "birthday"
          ? next.member.name
          : t(($) => $.list.whoYears, { name: next.member?.name ?? "", years: step(source, next.at) });
      return t(($) => $.list.next, { who, date }) + leap;
    },
  };
}
