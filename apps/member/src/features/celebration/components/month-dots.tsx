import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { firstDayOf } from "../../../lib/first-day.ts";
import type { Month } from "../data.ts";
import { weeksOf } from "../days.ts";

/** A month on a narrow screen: what its dots stand for is listed below. */
export function MonthDots({ month }: { month: Month }) {
  const { number } = useFormat();
  const { i18n } = useTranslation();
  const tone = (day: string) =>
    day === month.today
      ? "bg-brand font-semibold text-on-brand"
      : day < month.today
        ? "text-ink-3"
        : "font-semibold text-ink";
  const dots = new Map(month.days.map(({ day, results }) => [day, results]));
  return (
    <div
      aria-hidden="true"
      className="mb-6 grid grid-cols-7 gap-1 rounded-lg bg-surface p-3 text-center text-xs shadow-2"
    >
      {weeksOf(month.month, firstDayOf(i18n.language))
        .flat()
        .map((day, n) => (
          <span
            key={day ?? n}
            className={`grid h-11 content-center justify-items-center gap-1 rounded-md tabular-nums ${day ? tone(day) : ""}`}
          >
            {day && number(Number(day.slice(8)))}
            <span className="flex h-1 gap-0.5">
              {(day ? dots.get(day) : undefined)?.map((of) => (
                <i key={`${of.memberDisplayData.id}${of.type}`} className="size-1 rounded-full bg-current" />
              ))}
            </span>
          </span>
        ))}
    </div>
  );
}
