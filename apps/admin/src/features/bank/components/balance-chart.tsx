import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { type Bank, type Span, useBalances } from "../data.ts";
import { stepPath, topOf } from "../step-path.ts";

const spans: Span[] = ["30", "90", "365"];
/** Of the drawing, which is stretched to what room there is. */
const [W, H] = [1000, 200];

/** What a bank held day by day; a table says the same to who cannot see it. */
export function BalanceChart({ bank }: { bank: Bank }) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const [days, setDays] = useState<Span>("90");
  const { data, error, isValidating, mutate } = useBalances(bank.id, days);
  const short = (date: string) => format.date(date, { day: "numeric", month: "short", timeZone: "UTC" });
  const compact = (points: number) => format.number(points, { notation: "compact" });
  const balances = data?.balances ?? [];
  const top = topOf(Math.max(...balances.map(({ balance }) => balance), bank.alertBelow ?? 0, 10));
  const up = (points: number) => `${(points / top) * 100}%`;
  const deposits = balances.flatMap((one, n) => (one.deposited > 0 ? [{ ...one, n }] : []));
  const [first, last] = [balances[0], balances.at(-1)];
  // Each word of the axis stands where its day is.
  const middle = balances[Math.floor(balances.length / 2)];
  return (
    <section aria-labelledby="balance" className="mt-10 min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-4">
        <h2 id="balance" className="text-lg font-semibold track-display">
          {t(($) => $.balance)}
        </h2>
        <SegmentedControl
          size="sm"
          label={t(($) => $.chart.span)}
          value={days}
          onChange={setDays}
          options={spans.map((value) => ({ value, label: t(($) => $.chart.days[value]) }))}
        />
      </div>
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data || !first || !last || !middle ? (
        <Skeleton className="h-56 w-full" />
      ) : (
        <figure aria-label={t(($) => $.chart.of, { name: bank.name })} className="min-w-0">
          <div
            aria-hidden="true"
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-2 tabular-nums"
          >
            <div className="flex h-48 flex-col justify-between text-end leading-none">
              <span>{compact(top)}</span>
              <span>{compact(top / 2)}</span>
              <span>0</span>
            </div>
            <div className="relative h-48 border-line border-y">
              <i className="absolute inset-x-0 top-1/2 border-line border-t" />
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${W} ${H}`}
                preserveAspectRatio="none"
                className="absolute inset-0 size-full text-mark rtl:-scale-x-100"
              >
                <path d={`${stepPath(balances, top, W, H)}V${H}H0Z`} fill="var(--t-brand-soft)" />
                <path
                  d={stepPath(balances, top, W, H)}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              {bank.alertBelow !== null && (
                <span
                  className="absolute inset-x-0 border-warn-text border-t border-dashed"
                  style={{ bottom: up(bank.alertBelow) }}
                >
                  <b className="absolute start-2 bottom-1 rounded-xs bg-surface/80 px-1 font-semibold text-warn-text">
                    {t(($) => $.chart.low, { n: format.number(bank.alertBelow) })}
                  </b>
                </span>
              )}
              {deposits.map(({ day, n, balance, deposited }) => {
                const at = (n / (balances.length - 1)) * 100;
                return (
                  <span
                    key={day}
                    className={`absolute rounded-xs bg-surface/80 px-1 whitespace-nowrap ${at > 60 ? "" : "max-sm:hidden"}`}
                    style={{
                      ...(at > 60 ? { insetInlineEnd: `${100 - at}%` } : { insetInlineStart: `${at}%` }),
                      bottom: `min(calc(100% - 1.25rem), calc(${up(balance)} + 0.25rem))`,
                    }}
                  >
                    {t(($) => $.chart.deposit, { n: format.number(deposited), date: short(day) })}
                  </span>
                );
              })}
            </div>
            <span />
            <div className="mt-1.5 flex justify-between">
              <span>{short(first.day)}</span>
              <span>{short(middle.day)}</span>
              <span>{t(($) => $.chart.today, { n: format.number(last.balance) })}</span>
            </div>
          </div>
          <table className="sr-only">
            <caption>{t(($) => $.chart.of, { name: bank.name })}</caption>
            <thead>
              <tr>
                <th scope="col">{t(($) => $.statement.when)}</th>
                <th scope="col">{t(($) => $.balance)}</th>
              </tr>
            </thead>
            <tbody>
              {balances
                .filter(({ balance }, n) => n === 0 || balance !== balances[n - 1]?.balance)
                .map(({ day, balance }) => (
                  <tr key={day}>
                    <th scope="row">{short(day)}</th>
                    <td>{format.number(balance)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </figure>
      )}
    </section>
  );
}
