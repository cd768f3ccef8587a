import { useTranslation } from "@plaudit/i18n/react.ts";
import type { Reward } from "../data.ts";
import { FEW, stockOf } from "../stock.ts";
import { useRewardText } from "../use-reward-text.ts";

/** What is left of what there was, and how much of it that is. */
export function StockCell({ reward }: { reward: Reward }) {
  const { t } = useTranslation("reward-admin");
  const { number } = useRewardText();
  const left = stockOf(reward);
  if (left === null) return <span className="text-ink-2">{t(($) => $.noLimit)}</span>;
  const whole = left + reward.redeemed;
  if (whole === 0) return <span className="font-semibold text-warn-text">{number(0)}</span>;
  return (
    <>
      <span className={`tabular-nums ${left < FEW ? "font-semibold text-warn-text" : ""}`}>
        {t(($) => $.leftOf, { n: number(left), whole: number(whole) })}
      </span>
      <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-sunken">
        <i className="block h-2 min-w-0.5 rounded-full bg-mark" style={{ width: `${(left / whole) * 100}%` }} />
      </span>
    </>
  );
}
