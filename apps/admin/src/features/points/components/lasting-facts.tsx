import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { useOverview } from "../data.ts";

/** What lapsed lately and what lapses next, beside how long points last. */
export function LastingFacts() {
  const { t } = useTranslation("points-admin");
  const { number } = useFormat();
  const { data } = useOverview("month");
  if (!data || data.handed + data.toSpend === 0) return null;
  const { handed, lapsedToGive, lapsing } = data;
  return (
    <div className="grid gap-1 rounded-md bg-canvas p-4 text-sm text-ink-2 rim-line">
      {handed > 0 && <p>{t(($) => $.preferences.lapsedToGive, { n: number(lapsedToGive), all: number(handed) })}</p>}
      <p>
        {lapsing.points > 0
          ? t(($) => $.preferences.lapsing, {
              count: lapsing.people,
              people: number(lapsing.people),
              n: number(lapsing.points),
            })
          : t(($) => $.preferences.nothingLapses)}
      </p>
    </div>
  );
}
