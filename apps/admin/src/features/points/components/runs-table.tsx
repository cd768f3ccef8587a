import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { worthText } from "../../../lib/worth.ts";
import { useAllRuns, useSettings } from "../data.ts";

/** What all rules handed out lately; nothing before the first time. */
export function RunsTable() {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const runs = useAllRuns().data?.results ?? [];
  const worth = useSettings().data?.worth[0];
  if (runs.length === 0) return null;
  const end = "py-2.5 ps-4 text-end tabular-nums";
  return (
    <section aria-labelledby="runs" className="mt-10 mb-8 min-w-0">
      <h2 id="runs" className="text-lg font-semibold track-display">
        {t(($) => $.runs.title)}
      </h2>
      <p className="mt-0.5 max-w-[46rem] text-sm text-ink-2">{t(($) => $.runs.hint)}</p>
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">{t(($) => $.runs.title)}</caption>
        <thead>
          <tr className="border-line border-b text-xs text-ink-2">
            <th scope="col" className="h-10 text-start font-semibold">
              {t(($) => $.runs.day)}
            </th>
            <th scope="col" className={`${end} font-semibold`}>
              {t(($) => $.runs.people)}
            </th>
            <th scope="col" className={`${end} font-semibold`}>
              {t(($) => $.runs.points)}
            </th>
            {worth && (
              <th scope="col" className={`${end} font-semibold max-sm:hidden`}>
                {t(($) => $.runs.worth)}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="lines-y">
          {runs.map(({ at, people, points }) => (
            <tr key={at}>
              <th scope="row" className="py-2.5 text-start font-semibold">
                {format.date(at, { day: "numeric", month: "long", year: "numeric", timeZone })}
              </th>
              <td className={end}>{format.number(people)}</td>
              <td className={end}>{format.number(points)}</td>
              {worth && (
                <td className={`${end} max-sm:hidden`}>
                  {worthText(format, points, worth, { maximumFractionDigits: 0 })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
