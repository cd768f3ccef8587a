import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { ReactNode } from "react";
import { waitText, withinDays } from "../../../lib/waits.ts";
import { type Provider, useWaits } from "../data.ts";
import { useRewardText } from "../use-reward-text.ts";

/** The weeks that recent figures are of. */
const WEEKS = 90 / 7;
const Figure = ({ label, value, note }: { label: string; value: ReactNode; note: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs font-semibold text-ink-2">{label}</dt>
    <dd className="mt-1.5 font-display text-[1.875rem] leading-none font-[480] tabular-nums track-display">{value}</dd>
    {note && <dd className="mt-2 text-xs text-ink-2 tabular-nums">{note}</dd>}
  </div>
);

/** What a provider's fund holds, what was redeemed lately, and how long people waited. */
export function StoreFigures({ provider }: { provider: Provider }) {
  const { t } = useTranslation("reward-admin");
  const format = useFormat();
  const { number, money } = useRewardText();
  const waits = useWaits().data;
  const { kind, balance, currency, funded, recent } = provider;
  const within = waits ? withinDays(waits.days, waits.total) : null;
  return (
    <dl className="grid grow grid-cols-2 gap-x-6 gap-y-6 sm:max-w-[44rem] sm:grid-cols-3">
      {funded && (
        <Figure
          label={t(($) => $.figures.fund)}
          value={money(balance, currency)}
          note={
            recent.cost > 0 &&
            t(($) => $.figures.aWeek, {
              amount: money(recent.cost / WEEKS, currency, { maximumFractionDigits: 0 }),
            })
          }
        />
      )}
      <Figure
        label={t(($) => $.figures.recent)}
        value={number(recent.redemptions)}
        note={
          recent.cost > 0
            ? t(($) => $.figures.goods, { amount: money(recent.cost, currency, { maximumFractionDigits: 0 }) })
            : t(($) => $.figures.points, { count: recent.points, n: number(recent.points) })
        }
      />
      {waits && waits.median !== null && kind !== "tango" && (
        <Figure
          label={t(($) => $.figures.waits)}
          value={waitText(format, waits.median)}
          note={within !== null && t(($) => $.figures.within, { count: within, n: number(within) })}
        />
      )}
    </dl>
  );
}
