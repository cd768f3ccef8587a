import { type KeyboardEvent, useRef, useState } from "react";
import type { Format } from "../format.ts";
import { ChevronRight } from "../later-icons.tsx";

type Props = {
  /** Days before it are off: `2026-11-22`. */
  today: string;
  chosen: string;
  /** 0 is Sunday. */
  firstDay: number;
  format: Format;
  labels: { previous: string; next: string; past: string };
  onChoose: (day: string) => void;
};
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const shift = (day: string, by: number) => {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + by);
  return dayOf(date);
};
const monthAfter = (month: string, by: number) => {
  const date = noon(`${month}-15`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return dayOf(date).slice(0, 7);
};
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days of a month by weeks; null where a week reaches beyond it. */
function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const first = noon(`${month}-01`);
  const length = noon(shift(`${monthAfter(month, 1)}-01`, -1)).getUTCDate();
  const lead = (first.getUTCDay() - firstDay + 7) % 7;
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const n = week * 7 + weekday - lead + 1;
      return n >= 1 && n <= length ? `${month}-${String(n).padStart(2, "0")}` : null;
    }),
  );
}

/** One month of days, one tab stop: arrows walk the days, Page Up and Down the months. */
export function MonthPicker({ today, chosen, firstDay, format, labels, onChoose }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [month, setMonth] = useState(chosen.slice(0, 7));
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    setMonth(chosen.slice(0, 7));
  }
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    format.date(noon(day), { ...options, timeZone: "UTC" });
  const weekdays = Array.from({ length: 7 }, (_, n) => `2024-09-0${((firstDay + n) % 7) + 1}`);
  const stop = chosen.startsWith(month) ? chosen : `${month}-01` < today ? today : `${month}-01`;

  function handleKey(event: KeyboardEvent) {
    const mirrored = document.dir === "rtl" && event.key.match(/Left|Right/) ? -1 : 1;
    const step = steps[event.key];
    const paged = { PageUp: -1, PageDown: 1 }[event.key];
    if (step === undefined && paged === undefined) return;
    event.preventDefault();
    const to =
      step === undefined ? `${monthAfter(month, paged ?? 0)}-${chosen.slice(8)}` : shift(chosen, step * mirrored);
    const exists = !Number.isNaN(noon(to).getTime()) && dayOf(noon(to)) === to;
    const day = exists ? to : `${to.slice(0, 7)}-28`;
    onChoose(day < today ? today : day);
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus());
  }
  const arrow = "grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-sunken off:text-ink-3 max-sm:size-11";
  return (
    <div>
      <div className="flex items-center justify-between">
        <h3 aria-live="polite" className="text-sm font-semibold">
          {date(`${month}-15`, { month: "long", year: "numeric" })}
        </h3>
        <span className="flex">
          <button
            type="button"
            aria-label={labels.previous}
            disabled={month <= today.slice(0, 7)}
            onClick={() => setMonth(monthAfter(month, -1))}
            className={arrow}
          >
            <ChevronRight className="size-5 rotate-180 rtl:rotate-0" aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={labels.next}
            onClick={() => setMonth(monthAfter(month, 1))}
            className={arrow}
          >
            <ChevronRight className="size-5 rtl:rotate-180" aria-hidden="true" />
          </button>
        </span>
      </div>
      <table ref={table} onKeyDown={handleKey} className="mt-1 w-full text-center text-sm tabular-nums">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={date(day, { weekday: "long" })}
                className="h-8 text-2xs font-semibold text-ink-2"
              >
                {date(day, { weekday: "narrow" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstDay).map((week, n) => (
            <tr key={n}>
              {week.map((day, weekday) => (
                <td key={weekday} className="p-0.5">
                  {day && (
                    <button
                      type="button"
                      tabIndex={day === stop ? 0 : -1}
                      disabled={day < today}
                      title={day < today ? labels.past : undefined}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? "date" : undefined}
                      aria-label={date(day, { weekday: "long", day: "numeric", month: "long" })}
                      onClick={() => onChoose(day)}
                      className={`mx-auto grid size-10 place-items-center rounded-full font-semibold disabled:text-ink-3 max-sm:size-11 ${day === chosen ? "bg-brand text-on-brand" : "hover:bg-sunken"} ${day === today && day !== chosen ? "rim-edge" : ""}`}
                    >
                      {format.number(Number(day.slice(8)))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
