import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { CircleCheck } from "@plaudit/ui/icons.tsx";
import { RefreshCw } from "@plaudit/ui/later-icons.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import type { DryRun as Result, Settings } from "../data.ts";
import { useDryRun } from "../use-dry-run.ts";
import { DryRunTable } from "./dry-run-table.tsx";
import { RangeRows } from "./range-rows.tsx";
import { RangeTrend, TrendLegend } from "./range-trend.tsx";

type Props = {
  run: (signal: AbortSignal) => Promise<Result>;
  /** What would be saved, to tell when it has changed since; null while it could not be saved. */
  proposed: string | null;
  worth: Settings["worth"][number] | undefined;
};

function Spread({ result }: { result: Result }) {
  const { t } = useTranslation("points-admin");
  const { language } = useFormat();
  const [by, setBy] = useState<"countries" | "teams">("countries");
  const names = new Intl.DisplayNames(language, { type: "region" });
  const countryName = (id: string) =>
    id === "" ? t(($) => $.dry.noCountry) : /^[A-Z]{2}$/.test(id) ? (names.of(id) ?? id) : id;
  const rows = result[by].map(({ id, name, people, was, least, most }) => ({
    id,
    name: by === "countries" ? countryName(id) : name,
    was: Math.round(was / people),
    least: Math.round(least / people),
    most: Math.round(most / people),
  }));
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">{t(($) => $.dry.each)}</h3>
      <p className="mt-0.5 text-xs text-ink-2">{t(($) => $.dry.eachHint)}</p>
      <SegmentedControl
        size="sm"
        className="my-3"
        label={t(($) => $.dry.by)}
        value={by}
        onChange={setBy}
        options={[
          { value: "countries", label: t(($) => $.dry.country) },
          { value: "teams", label: t(($) => $.dry.team) },
        ]}
      />
      {rows.length > 0 ? (
        <RangeRows label={t(($) => $.dry[by === "countries" ? "country" : "team"])} rows={rows} />
      ) : (
        <p className="text-sm text-ink-2">{t(($) => $.dry.noTeams)}</p>
      )}
    </div>
  );
}

/** What would have been, had this held: replayed when it is asked for, and saved by nobody. */
export function DryRun({ run, proposed, worth }: Props) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const { found, start, cancel, outdated } = useDryRun(run, proposed);
  const day = (at: string) => format.date(at, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const done = found.state === "done" ? found : null;
  return (
    <section aria-labelledby="dry-run" className="mt-8 mb-8 border-line border-t pt-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-[44rem]">
          <h2 id="dry-run" className="text-lg font-semibold track-display">
            {done
              ? t(($) => $.dry.titleOf, { from: day(done.result.from), to: day(done.result.to) })
              : t(($) => $.dry.title)}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{t(($) => $.dry.intro)}</p>
        </div>
        <div className="flex items-center gap-3" aria-live="polite">
          {done && (
            <span className="flex items-center gap-1.5 text-xs text-ink-2">
              <CircleCheck className="size-4 shrink-0 text-ok-text" aria-hidden="true" />
              {outdated
                ? t(($) => $.dry.outdated)
                : t(($) => $.dry.took, {
                    n: format.number(found.state === "done" ? found.seconds : 0, { maximumFractionDigits: 1 }),
                  })}
            </span>
          )}
          {found.state === "running" ? (
            <Button kind="line" size="sm" className="max-sm:h-11" onClick={cancel}>
              {t(($) => $.dry.cancel)}
            </Button>
          ) : (
            <Button kind="line" size="sm" className="max-sm:h-11" off={proposed === null} onClick={() => void start()}>
              <RefreshCw className="size-4" aria-hidden="true" />
              {done ? t(($) => $.dry.again) : t(($) => $.dry.run)}
            </Button>
          )}
        </div>
      </div>
      {found.state === "running" && (
        <div role="status" aria-label={t(($) => $.dry.running)} className="mt-5 grid gap-8 lg:grid-cols-2">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      )}
      {found.state === "failed" && (
        <p role="alert" className="mt-4 text-sm text-danger-text">
          {t(($) => $.dry.failed)}
        </p>
      )}
      {done && (
        <div className={outdated ? "opacity-60" : ""}>
          {done.result.given.was === 0 && <p className="mt-4 text-sm text-ink-2">{t(($) => $.dry.nothing)}</p>}
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 border-line border-t pt-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="min-w-0">
              <h3 className="mb-3 text-sm font-semibold">{t(($) => $.dry.weekly)}</h3>
              <RangeTrend weeks={done.result.weeks} />
              <TrendLegend />
            </div>
            <Spread result={done.result} />
          </div>
          <DryRunTable result={done.result} worth={worth} />
        </div>
      )}
    </section>
  );
}
