import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Waiting } from "../data.ts";

type Around = NonNullable<Waiting["around"]>;
const MOST_DOTS = 12;
const noon = (day: string) => `${day}T12:00:00Z`;

/** The wished day, and who else of the team is away then. */
export function useDaysRows() {
  const { t } = useTranslation("redemption-admin");
  const { date, number } = useFormat();
  return ({ wishedOn, around }: Pick<Waiting, "wishedOn" | "around">) => {
    if (!wishedOn) return [];
    const day = around?.days.find((one) => one.date === wishedOn);
    const long = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
    return [
      { name: t(($) => $.view.wants), value: date(noon(wishedOn), long) },
      ...(around && day
        ? [
            {
              name: t(($) => $.around.beside),
              value: t(($) => $.around.day, {
                ...{ count: day.away, away: number(day.away), size: number(around.size) },
              }),
              warns: day.away > 0,
            },
          ]
        : []),
    ];
  };
}

/** Each of the team as a dot: hollow who asks, gray who is away. */
function Dots({ size, away, asks }: { size: number; away: number; asks: boolean }) {
  return (
    <span aria-hidden="true" className="mx-auto my-1.5 flex max-w-8 flex-wrap justify-center gap-1">
      {Array.from({ length: size }, (_, n) => (
        <i
          key={n}
          className={`size-2 rounded-full ${n < away ? "bg-ink-3" : asks && n === away ? "rim-mark" : "bg-brand"}`}
        />
      ))}
    </span>
  );
}

/** The smallest team of whoever asks, around the day. */
export function DaysAround({ wishedOn, around }: { wishedOn: string; around: Around }) {
  const { t } = useTranslation("redemption-admin");
  const { date, number } = useFormat();
  const title = t(($) => $.around.title, { team: around.team });
  return (
    <section aria-label={title} className="mt-7">
      <h2 className="text-sm font-semibold">{title}</h2>
      <ol className="mt-2 grid grid-cols-5 gap-1.5">
        {around.days.map((day) => (
          <li
            key={day.date}
            className={`rounded-md px-1 py-2 text-center text-xs tabular-nums ${day.date === wishedOn ? "bg-brand-soft text-brand-text" : "bg-canvas"}`}
          >
            <b className="font-semibold">
              {date(noon(day.date), { weekday: "short", day: "numeric", timeZone: "UTC" })}
            </b>
            {around.size <= MOST_DOTS && <Dots size={around.size} away={day.away} asks={day.date === wishedOn} />}
            <span className="block">{t(($) => $.around.count, { count: day.away, n: number(day.away) })}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 text-xs text-ink-2">{t(($) => $.around.from)}</p>
    </section>
  );
}
