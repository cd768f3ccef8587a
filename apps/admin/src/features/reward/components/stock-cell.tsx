import { useTranslation } from "@plaudit/i18n/react.ts";
import type { Reward } from "../data.ts";
import { isLow, nearlyGone, stockOf } from "../stock.ts";
import { useRewardText } from "../use-reward-text.ts";

/** What is left of what there was, and how much of it that is. */
export function StockCell({ reward }: { reward: Reward }) {
  const { t } = useTranslation("reward-admin");
  const { number } = useRewardText();
  const left = stockOf(reward);
  const least = nearlyGone(reward);
  const note = least && left !== 0 && (
    <span className="mt-1 block text-xs text-warn-text">
      {t(($) => $.leftOfVariant, { name: least.name, n: number(least.stock) })}
    </span>
  );
  if (left === null)
    return (
      <>
        <span className="text-ink-2">{t(($) => $.noLimit)}</span>
        {note}
      </>
    );
  const whole = left + reward.redeemed;
  if (whole === 0) return <span className="font-semibold text-warn-text">{number(0)}</span>;
  return (
    <>
      <span className={`tabular-nums ${isLow(left, reward) ? "font-semibold text-warn-text" : ""}`}>
        {t(($) => $.leftOf, { n: number(left), whole: number(whole) })}
      </span>
      <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-sunken">
        <i className="block h-2 min-w-0.5 rounded-full bg-mark" style={{ width: `${(left / whole) * 100}%` }} />
      </span>
      {note}
    </>
  );
}
