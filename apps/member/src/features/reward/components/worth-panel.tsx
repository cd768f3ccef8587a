import { useTenant } from "@plaudit/api/react";
import { honestValue } from "@plaudit/api/reward-value.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Panel } from "@plaudit/ui/panel.tsx";
import type { RewardPage, Variant } from "../data.ts";
import { useMoney } from "../use-money.ts";
import { ValueLine } from "./value-line.tsx";

type Props = { reward: RewardPage; variant: Variant };

/** Whether it counts as pay, and who bears the tax on it. */
export function TaxLine({ tax, currency, faceValue }: { tax: RewardPage["tax"]; currency: string; faceValue: number }) {
  const { t } = useTranslation("shop");
  const money = useMoney();
  const company = useTenant()?.name ?? "";
  return (
    <ValueLine
      term={t(($) => $.value.tax)}
      note={t(($) => $.value.taxNote[tax], { company, value: money(faceValue, currency) })}
    >
      {tax === "member" ? t(($) => $.value.withPay) : t(($) => $.value.taxForYou, { money: money(0, currency) })}
    </ValueLine>
  );
}

/** What one gets for the points: face value, what is added to it and by whom, and the tax. */
export function WorthPanel({ reward, variant }: Props) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const money = useMoney();
  const company = useTenant()?.name ?? "";
  const { currency, worth, tax } = reward;
  const { points, faceValue, fee } = variant;
  const { paid, markup } = honestValue(variant, worth?.value ?? null);
  const share = faceValue > 0 ? fee / faceValue : 0;
  const above = fee + Math.max(0, markup);
  const rate = worth && number(Number(worth.value), { style: "currency", currency, maximumFractionDigits: 4 });
  return (
    <Panel title={t(($) => $.value.title)}>
      {faceValue > 0 && (
        <div aria-hidden="true" className="mb-2 flex h-9 overflow-hidden rounded-sm text-2xs font-semibold">
          <span
            className="grid min-w-0 basis-0 place-items-center bg-brand text-on-brand"
            style={{ flexGrow: faceValue }}
          >
            {t(($) => $.value.forYou, { money: money(faceValue, currency) })}
          </span>
          {above > 0 && (
            <span
              className="grid min-w-10 basis-0 place-items-center bg-brand-soft-2 text-brand-text"
              style={{ flexGrow: above }}
            >
              {money(above, currency, true)}
            </span>
          )}
        </div>
      )}
      <dl>
        <ValueLine term={t(($) => $.value.face)}>{money(faceValue, currency)}</ValueLine>
        <ValueLine
          term={
            share > 0
              ? t(($) => $.value.feeShare, { percent: number(share, { style: "percent", maximumFractionDigits: 1 }) })
              : t(($) => $.value.fee)
          }
        >
          {money(fee, currency)}
        </ValueLine>
        {markup > 0 ? (
          <ValueLine term={t(($) => $.value.markup)} note={t(($) => $.value.markupNote)}>
            {money(markup, currency)}
          </ValueLine>
        ) : (
          markup < 0 && (
            <ValueLine term={t(($) => $.value.gift)} note={t(($) => $.value.giftNote, { company })}>
              {money(markup, currency)}
            </ValueLine>
          )
        )}
        {paid !== null && (
          <ValueLine
            strong
            term={t(($) => $.value.atRate, { count: points, n: number(points), rate })}
            note={markup <= 0 && t(($) => $.value.noMarkup, { company })}
          >
            {money(paid, currency)}
          </ValueLine>
        )}
        <TaxLine tax={tax} currency={currency} faceValue={faceValue} />
      </dl>
    </Panel>
  );
}
