import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { PointsPage } from "../features/points/components/points-page.tsx";
import { ByPart } from "../features/points/liability/components/by-part.tsx";
import { Lapses } from "../features/points/liability/components/lapses.tsx";
import { OverTime } from "../features/points/liability/components/over-time.tsx";
import { Differences, ProofLine } from "../features/points/liability/components/proof-line.tsx";
import { fetchLiabilitiesFile, type Liabilities, useLiabilities } from "../features/points/liability/data.ts";
import { type Unit, useAmounts } from "../features/points/liability/use-amounts.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { useDownload } from "../lib/use-download.ts";

const loading = (
  <div className="grid gap-6 pt-7" aria-hidden="true">
    <Skeleton className="h-14 w-80 max-w-full" />
    <div className="grid gap-12 lg:grid-cols-2">
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
    <Skeleton className="h-64 w-full" />
  </div>
);

function Figures({ found }: { found: Liabilities }) {
  const { t } = useTranslation("liability");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const [unit, setUnit] = useState<Unit>("points");
  const { points, people, worth, countedAt } = found;
  const amounts = useAmounts(unit, worth, points);
  const { number, money, each } = amounts;
  const day = format.date(countedAt, { day: "numeric", month: "long", year: "numeric", timeZone });
  const sum = t(($) => $.sum, { count: points, n: number(points) });
  const empty = points === 0 && found.months.every(({ owed, received }) => owed === 0 && received === 0);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4 pt-7">
        <div>
          <p className="text-xs font-semibold text-ink-2">{t(($) => $.owed, { date: day })}</p>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="font-display text-display leading-none font-[450] tabular-nums track-display">
              {worth ? money(points, worth) : sum}
            </span>
            <span className="text-base text-ink-2 tabular-nums">
              {[
                worth ? sum : "",
                people > 0
                  ? t(($) => $.holders, {
                      count: people,
                      n: number(people),
                      each: each(points, people),
                    })
                  : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <ProofLine {...found} />
          {worth && (
            <SegmentedControl
              size="sm"
              label={t(($) => $.unit.label)}
              value={unit}
              onChange={setUnit}
              options={(["points", "money"] as const).map((value) => ({ value, label: t(($) => $.unit[value]) }))}
            />
          )}
        </div>
      </div>
      <Differences {...found} amounts={amounts} />
      {empty ? (
        <EmptyState compact title={t(($) => $.empty.title)}>
          {t(($) => $.empty.text)}
        </EmptyState>
      ) : (
        <div className="pb-8">
          <OverTime {...found} amounts={amounts} />
          <ByPart {...found} amounts={amounts} />
          <Lapses {...found} amounts={amounts} />
        </div>
      )}
    </>
  );
}

export function Component() {
  const { t } = useTranslation("liability");
  const { data, error, isValidating, mutate } = useLiabilities();
  const { downloading, download } = useDownload();
  return (
    <PointsPage
      actions={
        <Button
          kind="line"
          size="sm"
          className="max-sm:h-11"
          off={downloading}
          onClick={() =>
            void download(
              fetchLiabilitiesFile,
              "liabilities.csv",
              t(($) => $.exported),
            )
          }
        >
          <Download className="size-4.5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t(($) => $.export)}</span>
        </Button>
      }
    >
      {data ? (
        <Figures found={data} />
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        loading
      )}
    </PointsPage>
  );
}
