import type { CulturePeriod } from "@plaudit/api/culture.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useState } from "react";
import { FlowPanel } from "../features/culture/components/flow-panel.tsx";
import { ParticipationPanel } from "../features/culture/components/participation-panel.tsx";
import { RiverPanel } from "../features/culture/components/river-panel.tsx";
import { Stories } from "../features/culture/components/stories.tsx";
import { type Overview, useOverview } from "../features/culture/data.ts";
import { useMonth } from "../features/culture/use-month.ts";
import { GoalPanel } from "../features/recognition/components/goal-panel.tsx";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

function Intro({ overview: { total, months, qualities } }: { overview: Overview }) {
  const { t } = useTranslation("culture");
  const { number } = useFormat();
  const month = useMonth();
  const [most] = qualities;
  return (
    <p className="mt-2 text-base text-ink-2">
      {t(($) => $.total, { count: total, n: number(total), month: month(months[0]) })}{" "}
      {most && t(($) => $.most, { quality: most.quality.name })}
    </p>
  );
}

function Picture({ overview, period }: { overview: Overview; period: CulturePeriod }) {
  const { t } = useTranslation("culture");
  if (overview.total === 0)
    return (
      <EmptyState
        title={t(($) => $.empty.title)}
        action={<LinkButton to={pathTo("home")}>{t(($) => $.empty.action)}</LinkButton>}
      >
        {t(($) => $.empty.text)}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {overview.qualities.length > 0 && (
        <>
          <RiverPanel overview={overview} />
          <Stories period={period} overview={overview} />
        </>
      )}
      <FlowPanel overview={overview} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
        <ParticipationPanel overview={overview} />
        <GoalPanel />
      </div>
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("culture");
  const [period, setPeriod] = useState<CulturePeriod>("12");
  const query = useOverview(period);
  const { data, error } = query;
  return (
    <Page named title={t(($) => $.title)}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="font-display text-display font-[440] track-display">{t(($) => $.heading)}</p>
          {data && <Intro overview={data} />}
        </div>
        <SegmentedControl
          label={t(($) => $.period.label)}
          value={period}
          onChange={setPeriod}
          options={[
            { value: "6", label: t(($) => $.period.six) },
            { value: "12", label: t(($) => $.period.twelve) },
            { value: "all", label: t(($) => $.period.all) },
          ]}
        />
      </div>
      {data ? (
        <Picture overview={data} period={period} />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.loading)} className="grid gap-6">
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
      )}
    </Page>
  );
}
