import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";
import { useGoalFacts, usePeerFacts } from "../data.ts";
import { Chart } from "./chart.tsx";

const HEIGHT = 132;
const Note = ({ children }: { children: ReactNode }) => <p className="text-xs text-ink-2">{children}</p>;

/** All pairs by what passed between them in 30 days, and where the limit cuts. */
export function PairsHistogram({ limit }: { limit: number }) {
  const { t } = useTranslation("points-admin");
  const { number } = useFormat();
  const { data, error } = usePeerFacts();
  if (error && !data) return null;
  if (!data) return <Skeleton className="h-33 w-full" />;
  const { step, bins, median } = data.pairs;
  const all = bins.reduce((sum, one) => sum + one, 0);
  if (all === 0) return <Note>{t(($) => $.peer.facts.noPairs)}</Note>;
  const top = Math.max(...bins);
  const cut = Number.isNaN(limit) ? null : Math.min(bins.length, Math.floor(limit / step));
  const held = cut === null ? 0 : bins.slice(cut).reduce((sum, one) => sum + one, 0);
  const title = t(($) => $.peer.facts.pairs, { count: all, n: number(all) });
  return (
    <div>
      <p className="mb-1 text-xs text-ink-2">{title}</p>
      <Chart
        height={HEIGHT}
        table={{
          caption: title,
          head: [t(($) => $.peer.facts.from), t(($) => $.peer.facts.pairsHead)],
          rows: bins.map((count, n) => [number(n * step), number(count)]),
        }}
      >
        {({ w, h, fx, rtl }) => {
          const slot = w / bins.length;
          return (
            <>
              {bins.map((count, n) => {
                const tall = Math.max(count > 0 ? 2 : 0, (count / top) * (h - 52));
                const over = cut !== null && n >= cut;
                return (
                  <rect
                    key={n}
                    x={fx(slot * n + 1) - (rtl ? slot - 2 : 0)}
                    width={slot - 2}
                    y={h - 22 - tall}
                    height={tall}
                    rx="1.5"
                    className={over ? "fill-warn-text" : "fill-line-2"}
                  />
                );
              })}
              <line x1="0" x2={w} y1={h - 21.5} y2={h - 21.5} className="stroke-line-2" />
              {[0, 5, 10, 15, 20].map((n) => (
                <text key={n} x={fx(slot * n)} y={h - 5} className="fill-ink-2">
                  {number(n * step)}
                </text>
              ))}
              {cut !== null && (
                <>
                  <line x1={fx(slot * cut)} x2={fx(slot * cut)} y1={8} y2={h - 21} className="stroke-ink" />
                  <text x={fx(slot * cut - 8)} y={16} textAnchor="end" className="fill-ink font-semibold">
                    {t(($) => $.peer.facts.held, { count: held, n: number(held), at: number(cut * step) })}
                  </text>
                  <text x={fx(slot * cut - 8)} y={32} textAnchor="end" className="fill-ink-2">
                    {t(($) => $.peer.facts.median, { n: number(median) })}
                  </text>
                </>
              )}
            </>
          );
        }}
      </Chart>
    </div>
  );
}

export function LargestFact() {
  const { t } = useTranslation("points-admin");
  const { number } = useFormat();
  const { data } = usePeerFacts();
  return data && data.largest > 0 ? <Note>{t(($) => $.peer.facts.largest, { n: number(data.largest) })}</Note> : null;
}

export function AddedFact() {
  const { t } = useTranslation("points-admin");
  const { number } = useFormat();
  const added = usePeerFacts().data?.added;
  if (!added) return null;
  return (
    <Note>
      {added.times > 0
        ? t(($) => $.peer.facts.added, { count: added.times, n: number(added.times), average: number(added.average) })
        : t(($) => $.peer.facts.notAdded)}
    </Note>
  );
}

/** What the last months reached, and how many of them would have reached this goal. */
export function GoalFact({ goal }: { goal: number }) {
  const { t } = useTranslation("points-admin");
  const { number, list } = useFormat();
  const all = useGoalFacts().data?.months;
  if (!all) return null;
  const begun = all.findIndex((count) => count > 0);
  if (begun < 0) return <Note>{t(($) => $.peer.facts.noMonths)}</Note>;
  const months = all.slice(begun);
  const filled = months.filter((count) => count >= goal).length;
  const words = { goal: number(goal), n: number(filled) };
  return (
    <Note>
      {t(($) => $.peer.facts.reached, { list: list(months.map((count) => number(count))) })}{" "}
      {goal >= 1 &&
        (filled > 0
          ? t(($) => $.peer.facts.filled, { count: filled, ...words })
          : t(($) => $.peer.facts.filledNone, words))}
    </Note>
  );
}
