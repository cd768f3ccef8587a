import { inHundredths } from "@plaudit/api/reward-value.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { inputClass } from "@plaudit/ui/form/input-class.ts";
import { hundredthsOf } from "@plaudit/ui/form/typed-number.ts";
import { useId, useState } from "react";
import type { RewardPage } from "../data.ts";
import { useMoney } from "../use-money.ts";

type Free = NonNullable<NonNullable<RewardPage["supplied"]>["free"]>;
type Props = { free: Free; reward: RewardPage; amount: number; onChange: (amount: number) => void };

const typedOf = (hundredths: number) => String(hundredths / 100);

/** The most that somebody's points reach. */
function reachOf({ markup, step }: Free, { balance, worth }: RewardPage): number {
  const paid = worth ? inHundredths(balance, worth.value) : 0;
  return Math.floor(paid / (1 + markup / 10_000) / step) * step;
}

/** Any amount of a gift card: typed, or by a slider, whose keys go by whole units. */
export function AmountField({ free, reward, amount, onChange }: Props) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const money = useMoney();
  const id = useId();
  const { currency } = reward;
  const { least, most, step } = free;
  /** Null while it says what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const short = (value: number) => money(value, currency, true);
  const sign = number(0, { style: "currency", currency, maximumFractionDigits: 0 }).replace(/[\d\u0660-\u0669\s]/g, "");
  const reach = reachOf(free, reward);
  const given = typed === null ? amount : hundredthsOf(typed);
  const fits = (hundredths: number) => hundredths >= least && hundredths <= most && hundredths % step === 0;
  function handleType(text: string) {
    setTyped(text);
    const next = hundredthsOf(text);
    if (fits(next)) onChange(next);
  }
  const unit = Math.max(step, 100);
  return (
    <div className="mb-5">
      <label htmlFor={`${id}-typed`} className="text-sm font-semibold text-ink-2">
        {t(($) => $.amount.label)}
      </label>
      <div dir="ltr" className="relative mt-2">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 start-4 grid place-items-center font-display text-2xl text-ink-2"
        >
          {sign}
        </span>
        <input
          id={`${id}-typed`}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed ?? typedOf(amount)}
          aria-invalid={!fits(given)}
          aria-describedby={`${id}-range`}
          onChange={({ target }) => handleType(target.value)}
          onBlur={() => setTyped(null)}
          className={`${inputClass} h-16 ps-14! font-display text-2xl! tabular-nums`}
        />
      </div>
      <input
        type="range"
        aria-label={t(($) => $.amount.slider)}
        aria-valuetext={short(amount)}
        min={least}
        max={most}
        step={unit}
        value={amount}
        onChange={({ target }) => {
          setTyped(null);
          onChange(Math.min(most, Math.max(least, Math.round(Number(target.value) / step) * step)));
        }}
        className="mt-2 h-11 w-full"
      />
      <p
        id={`${id}-range`}
        className={`flex justify-between gap-3 text-xs tabular-nums ${fits(given) ? "text-ink-2" : "text-danger-text"}`}
      >
        <span>{short(least)}</span>
        {reach >= least && reach < most && (
          <span className="text-center">{t(($) => $.amount.reach, { money: short(reach) })}</span>
        )}
        <span>{short(most)}</span>
      </p>
    </div>
  );
}
