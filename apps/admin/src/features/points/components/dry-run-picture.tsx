import type { ReactNode } from "react";
import { RangeTrend, TrendLegend } from "./range-trend.tsx";

type Props = { title: string; weeks: Parameters<typeof RangeTrend>[0]["weeks"]; children: ReactNode };

/** Week by week, and beside it how it spreads. */
export function DryRunPicture({ title, weeks, children }: Props) {
  const exact = weeks.every(({ least, most }) => least === most);
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 border-line border-t pt-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <h3 className="mb-3 text-sm font-semibold">{title}</h3>
        <RangeTrend title={title} weeks={weeks} exact={exact} />
        <TrendLegend exact={exact} />
      </div>
      {children}
    </div>
  );
}
