import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Link } from "react-router";
import { firstDayOf } from "../../../lib/first-day.ts";
import type { Month } from "../data.ts";
import { weekdaysFrom, weeksOf } from "../days.ts";

type Props = { month: Month; listOf: (day: string) => string };

/** A month on a narrow screen: what its dots stand for is listed below, of one day where it is touched. */
export function MonthDots({ month, listOf }: Props) {
  const { number, date } = useFormat();
  const { i18n } = useTranslation();
  const firstDay = firstDayOf(i18n.language);
  const tone = (day: string) =>
    day === month.today
      ? "bg-brand font-semibold text-on-brand"
      : day < month.today
        ? "text-ink-3"
        : "font-semibold text-ink";
  const dots = new Map(month.days.map(({ day, results }) => [day, results]));
  const cell = "grid h-11 content-center justify-items-center gap-1 rounded-md tabular-nums";
  return (
    <div
      aria-hidden="true"
      className="mb-6 grid grid-cols-7 gap-1 rounded-lg bg-surface p-3 text-center text-xs shadow-2"
    >
      {weekdaysFrom(firstDay).map((day) => (
        <span key={day.getTime()} className="pb-1 text-2xs font-semibold text-ink-2">
          {date(day, { weekday: "narrow", timeZone: "UTC" })}
        </span>
      ))}
      {weeksOf(month.month, firstDay)
        .flat()
        .map((day, n) => {
          if (!day) return <span key={n} className={cell} />;
          const found = dots.get(day);
          const inside = (
            <>
              {number(Number(day.slice(8)))}
              <span className={`flex h-1 gap-0.5 ${day === month.today ? "" : "text-brand-text"}`}>
                {found?.map((of) => (
                  <i key={`${of.memberDisplayData.id}${of.type}`} className="size-1 rounded-full bg-current" />
                ))}
              </span>
            </>
          );
          return found ? (
            <Link key={day} to={listOf(day)} tabIndex={-1} className={`${cell} ${tone(day)}`}>
              {inside}
            </Link>
          ) : (
            <span key={day} className={`${cell} ${tone(day)}`}>
              {inside}
            </span>
          );
        })}
    </div>
  );
}
