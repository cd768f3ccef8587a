import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { useLastRuns } from "../data.ts";

/** When the rule handed out how much to how many. */
export function LastRuns({ id }: { id: string }) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const { data, error, isValidating, mutate } = useLastRuns(id);
  return (
    <section aria-labelledby="last-runs" className="mb-8 border-line border-t pt-6">
      <h2 id="last-runs" className="text-lg font-semibold track-display">
        {t(($) => $.runs.title)}
      </h2>
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton className="mt-3 h-16 w-full" />
      ) : data.results.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">{t(($) => $.runs.none)}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-line border-y text-sm">
          {data.results.map(({ at, people, points }) => (
            <li key={at} className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-2">
              <span>{format.date(at, { day: "numeric", month: "long", year: "numeric", timeZone })}</span>
              <span className="text-ink-2 tabular-nums">
                {t(($) => $.runs.line, { count: people, people: format.number(people), n: format.number(points) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
