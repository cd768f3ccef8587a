import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { lazy, Suspense, useState } from "react";
import { RedemptionsTable } from "../features/redemption/components/redemptions-table.tsx";
import { ReportChart } from "../features/redemption/components/report-chart.tsx";
import { type FilterState, filters, ReportFilters } from "../features/redemption/components/report-filters.tsx";
import { ReportRewards } from "../features/redemption/components/report-rewards.tsx";
import { TaxPart } from "../features/redemption/components/tax-part.tsx";
import { WaitsChart } from "../features/redemption/components/waits-chart.tsx";
import {
  type Filter,
  fetchRedemptions,
  type Redemption,
  useRedemptions,
  useReport,
} from "../features/redemption/data.ts";
import { monthsOf, rangeOf } from "../features/redemption/period.ts";
import { RewardsPage } from "../features/reward/components/rewards-page.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { Paged } from "../lib/paged.tsx";
import { ChartSkeleton, RowsSkeleton } from "../lib/rows-skeleton.tsx";
import { Section } from "../lib/section.tsx";
import { useDownload } from "../lib/use-download.ts";
import { useGridState } from "../lib/use-grid-state.ts";

const LeaverCode = lazy(async () => ({
  default: (await import("../features/reward/components/leaver-code.tsx")).LeaverCode,
}));

const filterOf = ({ filters: { status, provider, country, period } }: FilterState, zone: string): Filter => ({
  ...(status.length > 0 && { statusIn: status as Filter["statusIn"] }),
  ...(provider.length > 0 && { providerIdIn: provider }),
  ...(country.length > 0 && { countryIn: country.map(encodeURIComponent) }),
  ...rangeOf(period[0], new Date(), zone),
});

/** The company's, or the reader's until that is known. */
function useZone(): string {
  const { timeZone } = useFormat();
  return useTenant()?.timezone ?? timeZone;
}

/** What was redeemed by month and by reward, and what of it counts as pay. */
function Sums({ state: { filters } }: { state: FilterState }) {
  const { status, provider, country, period } = filters;
  const months = monthsOf(period[0], new Date(), useZone());
  const { data, error, isValidating, mutate } = useReport({
    ...months,
    ...(provider.length > 0 && { providerIdIn: provider }),
    ...(country.length > 0 && { countryIn: country.map(encodeURIComponent) }),
    ...(status.length > 0 && { statusIn: status as Filter["statusIn"] }),
  });
  if (error && !data) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <div className="pt-10" aria-hidden="true">
        <ChartSkeleton />
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <RowsSkeleton columns={2} />
          <RowsSkeleton rows={3} columns={1} />
        </div>
      </div>
    );
  if (data.total.redemptions === 0) return <TaxPart />;
  return (
    <>
      <ReportChart report={data} to={months.to} />
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ReportRewards report={data} />
        <TaxPart />
      </div>
    </>
  );
}

export function Component() {
  const { t } = useTranslation("redemption-admin");
  const state = useGridState(filters, "-createdAt");
  const filter = filterOf(state, useZone());
  const list = useRedemptions(filter);
  const { downloading, download } = useDownload();
  const [passed, setPassed] = useState<Redemption | null>(null);
  // What is in no list at all is nothing to filter or to take along.
  if (!state.filtered && list.pages.length > 0 && list.items.length === 0)
    return (
      <RewardsPage>
        <EmptyState art="tide" title={t(($) => $.report.none.title)}>
          {t(($) => $.report.none.text)}
        </EmptyState>
      </RewardsPage>
    );
  return (
    <RewardsPage
      actions={
        <Button
          kind="line"
          size="sm"
          className="max-sm:h-11"
          off={downloading}
          onClick={() =>
            void download(
              () => fetchRedemptions(filter),
              "redemptions.csv",
              t(($) => $.report.exported),
            )
          }
        >
          <Download className="size-4.5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t(($) => $.report.export)}</span>
        </Button>
      }
    >
      <div className="flex justify-end pt-6">
        <ReportFilters state={state} />
      </div>
      <Sums state={state} />
      <Section title={t(($) => $.report.list)}>
        <Paged of={list} empty={t(($) => $.report.noneFound)} moreLabel={t(($) => $.report.more)}>
          {(items) => <RedemptionsTable redemptions={items} onPassOn={setPassed} />}
        </Paged>
      </Section>
      <WaitsChart />
      <Suspense fallback={null}>
        {passed && (
          <LeaverCode redemptionId={passed.id} name={passed.member.firstName} onClose={() => setPassed(null)} />
        )}
      </Suspense>
    </RewardsPage>
  );
}
