import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import type { Found } from "@plaudit/ui/use-search.ts";
import { Fact } from "../../components/fact.tsx";
import type { GiftEstimate } from "../data.ts";
import { useGiftText } from "../use-gift-text.ts";
import { MonthBars } from "./month-bars.tsx";

type Props = {
  found: Found<GiftEstimate>;
  /** What the rule comes to as it is saved; null for a new one, or while that loads. */
  before: number | null;
};

/** The side of the form that answers while one types. */
export function GiftPanel({ found, before }: Props) {
  const { t } = useTranslation("gift");
  const format = useFormat();
  const { number, money, month: nameOf } = useGiftText();
  const [estimate] = found.results;
  const largest = estimate?.months.toSorted((a, b) => b.points - a.points)[0];
  const change = (points: number) =>
    before === null
      ? t(($) => $.estimate.points)
      : before === points
        ? t(($) => $.estimate.asToday)
        : `${t(($) => $.estimate.points)} · ${t(($) => $.estimate.change, { n: format.number(points - before, { signDisplay: "exceptZero" }) })}`;
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
            {number(estimate.points)}
          </p>
          <p className="mt-1.5 text-sm text-ink-2">{change(estimate.points)}</p>
          <dl className="mt-4 border-line border-t text-sm">
            {money(estimate.points) && <Fact name={t(($) => $.estimate.worth)}>{money(estimate.points)}</Fact>}
            <Fact name={t(($) => $.estimate.gifts)}>{number(estimate.gifts)}</Fact>
            {largest && largest.points > 0 && (
              <Fact name={t(($) => $.estimate.largest)}>
                {t(($) => $.estimate.largestOf, { month: nameOf(largest.month), n: number(largest.points) })}
              </Fact>
            )}
          </dl>
          <MonthBars months={estimate.months} />
          <p className="mt-4 border-line border-t pt-3 text-xs text-ink-2">{t(($) => $.estimate.note)}</p>
        </>
      ) : found.state === "loading" ? (
        <Skeleton className="mt-3 h-52 w-full" />
      ) : (
        <p className="mt-3 text-sm text-ink-2">{t(($) => $.estimate.waiting)}</p>
      )}
    </aside>
  );
}
