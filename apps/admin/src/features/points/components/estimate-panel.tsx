import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import type { Found } from "@plaudit/ui/use-search.ts";
import { worthText } from "../../../lib/worth.ts";
import type { Estimate, Rule, Settings } from "../data.ts";
import { Fact } from "./fact.tsx";

type Props = {
  found: Found<Estimate>;
  period: Rule["period"];
  /** What the rule comes to as it is saved; null for a new one. */
  before: number | null;
  worth: Settings["worth"][number] | undefined;
};

/** The side of the form that answers while one types. */
export function EstimatePanel({ found, period, before, worth }: Props) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const [estimate] = found.results;
  return (
    <aside
      aria-label={t(($) => $.estimate.title)}
      aria-live="polite"
      aria-busy={found.state === "loading"}
      className="min-w-0 rounded-md bg-canvas p-5 rim-line lg:sticky lg:top-20"
    >
      <h2 className="text-xs font-semibold text-ink-2">{t(($) => $.estimate.title)}</h2>
      {found.state === "failed" ? (
        <p className="mt-3 text-sm text-ink-2">{t(($) => $.estimate.failed)}</p>
      ) : estimate ? (
        <>
          <p className="mt-3 font-display text-[2.25rem] leading-none font-[460] tabular-nums track-display">
            {format.number(estimate.points)}
          </p>
          <p className="mt-1.5 text-sm text-ink-2">
            {t(($) => $.estimate.per[period])}
            {before !== null &&
              before !== estimate.points &&
              ` · ${t(($) => $.estimate.change, { n: format.number(estimate.points - before, { signDisplay: "exceptZero" }) })}`}
          </p>
          <dl className="mt-4 border-line border-t text-sm">
            <Fact name={t(($) => $.estimate.people)}>{format.number(estimate.people)}</Fact>
            {estimate.audience > estimate.people && (
              <Fact name={t(($) => $.estimate.higher)}>{format.number(estimate.audience - estimate.people)}</Fact>
            )}
            {worth && <Fact name={t(($) => $.estimate.worth)}>{worthText(format, estimate.points, worth)}</Fact>}
            {estimate.nextRunAt && (
              <Fact name={t(($) => $.allocation.nextRun)}>
                {format.date(estimate.nextRunAt, { day: "numeric", month: "long", year: "numeric", timeZone })}
              </Fact>
            )}
          </dl>
          <p className="mt-4 border-line border-t pt-3 text-xs text-ink-2">{t(($) => $.estimate.note)}</p>
        </>
      ) : found.state === "loading" ? (
        <Skeleton className="mt-3 h-28 w-full" />
      ) : (
        <p className="mt-3 text-sm text-ink-2">{t(($) => $.estimate.waiting)}</p>
      )}
    </aside>
  );
}
