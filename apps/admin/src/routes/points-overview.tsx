import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { lazy, Suspense, useState } from "react";
import { FlowMap } from "../features/points/components/flow-map.tsx";
import { PartLinks } from "../features/points/components/part-links.tsx";
import { PointsPage } from "../features/points/components/points-page.tsx";
import { WorthALook } from "../features/points/components/worth-a-look.tsx";
import { type Overview, type OverviewSpan, useOverview, useRules, useSettings } from "../features/points/data.ts";
import { addedOf } from "../features/points/flow.ts";
import { LoadFailed } from "../lib/load-failed.tsx";

const PointsFirst = lazy(async () => ({
  default: (await import("../features/points/components/points-first.tsx")).PointsFirst,
}));

/** Points that are handed out flow once somebody gives some of them. */
const flows = (overview: Overview) =>
  overview.given + addedOf(overview) + overview.redeemed + overview.lapsedToSpend + overview.toSpend > 0;
const isStill = (overview: Overview) => overview.handed + overview.given + addedOf(overview) === 0;

const loading = (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-7" aria-hidden="true">
    <Skeleton className="h-8 w-96 max-w-full" />
    <Skeleton className="h-80 w-full" />
  </div>
);

export function Component() {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const { may } = useApps();
  const [span, setSpan] = useState<OverviewSpan>("quarter");
  const overview = useOverview(span);
  const rules = useRules();
  const settings = useSettings();
  const day = (at: string) => format.date(at, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const failed = [overview, rules, settings].filter(({ error, data }) => error && !data);
  const lead = ({ handed, given }: Overview) => {
    const tenths = handed > 0 ? Math.round((given / handed) * 10) : null;
    return tenths === null || tenths > 10
      ? t(($) => $.overview.given, { count: given, n: format.number(given) })
      : t(($) => $.overview.tenths, { count: tenths, n: format.number(tenths), ten: format.number(10) });
  };
  const content = () => {
    if (failed.length > 0)
      return (
        <LoadFailed
          busy={failed.some(({ isValidating }) => isValidating)}
          onRetry={() => failed.forEach(({ mutate }) => void mutate())}
        />
      );
    if (!overview.data || !rules.data || !settings.data) return loading;
    if (!flows(overview.data) && may("points:manage"))
      return (
        <Suspense fallback={loading}>
          <PointsFirst overview={overview.data} settings={settings.data} rules={rules.data.results} />
        </Suspense>
      );
    const { from, people } = overview.data;
    return (
      <>
        <div className="flex flex-wrap items-end justify-between gap-4 pt-7">
          <div className="max-w-[46rem]">
            <h2 className="font-display text-title font-[460] track-display">{lead(overview.data)}</h2>
            <p className="mt-1.5 text-sm text-ink-2">
              {t(($) => $.overview.intro, { count: people, n: format.number(people), day: day(from) })}
            </p>
          </div>
          <SegmentedControl
            size="sm"
            label={t(($) => $.overview.span)}
            value={span}
            onChange={setSpan}
            options={(["month", "quarter", "year"] as const).map((value) => ({
              value,
              label: t(($) => $.overview.spans[value]),
            }))}
          />
        </div>
        <div className="mt-6">
          {isStill(overview.data) ? (
            <p className="text-sm text-ink-2">{t(($) => $.overview.nothing)}</p>
          ) : (
            <FlowMap overview={overview.data} />
          )}
        </div>
        <div className="mt-8 mb-8 flex flex-wrap gap-x-12 gap-y-8 lg:flex-nowrap">
          <section aria-labelledby="parts" className="min-w-0 grow">
            <h2 id="parts" className="mb-3 text-lg font-semibold track-display">
              {t(($) => $.overview.parts)}
            </h2>
            <PartLinks overview={overview.data} settings={settings.data} may={may("points:manage")} />
          </section>
          <WorthALook overview={overview.data} may={may("points:manage")} />
        </div>
      </>
    );
  };
  return <PointsPage>{content()}</PointsPage>;
}
