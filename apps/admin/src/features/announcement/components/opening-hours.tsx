import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { useOpenings } from "../data.ts";

const PEAKS = 3;

/** The hours with more than their neighbors, the highest first. */
const peaksOf = (hours: readonly number[]) =>
  hours
    .map((count, hour) => ({ count, hour }))
    .filter(({ count, hour }) => count > 0 && count >= (hours[hour - 1] ?? 0) && count > (hours[hour + 1] ?? 0))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, PEAKS)
    .map(({ hour }) => hour);

/** At which hour of their own day people read; nothing while too few have. */
export function OpeningHours() {
  const { t } = useTranslation("announcement-admin");
  const { date, number } = useFormat();
  const hours = useOpenings().data?.hours;
  if (!hours) return null;
  const most = Math.max(1, ...hours);
  const peaks = peaksOf(hours);
  const clock = (hour: number) => date(new Date(Date.UTC(2000, 0, 1, hour)), { hour: "numeric", timeZone: "UTC" });
  const said = (hour: number) => t(($) => $.openings.at, { hour: clock(hour), n: number(hours[hour] ?? 0) });
  return (
    <section aria-labelledby="openings" className="mt-10">
      <h2 id="openings" className="text-lg font-semibold track-display">
        {t(($) => $.openings.title)}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t(($) => $.openings.text)}</p>
      <div role="img" aria-label={peaks.map(said).join(", ")} className="mt-5 flex items-end gap-1 sm:gap-2">
        {hours.map((count, hour) => (
          <div key={hour} className="min-w-0 grow basis-0 text-center text-xs tabular-nums">
            <p className="mb-1 flex h-4 justify-center font-semibold whitespace-nowrap">
              {peaks.includes(hour) && number(count)}
            </p>
            <div className="flex h-28 items-end border-line-2 border-b">
              <i
                className={`w-full rounded-t-xs ${peaks.includes(hour) ? "bg-mark" : "bg-line"}`}
                style={{ height: `${(count / most) * 100}%` }}
              />
            </div>
            <p
              className={`mt-1.5 flex justify-center ${hour % 6 === 0 ? "" : "max-sm:invisible"} ${peaks.includes(hour) ? "font-semibold" : "text-ink-2"}`}
            >
              {number(hour)}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
