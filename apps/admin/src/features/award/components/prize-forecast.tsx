import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { type Control, useWatch } from "react-hook-form";
import { Facts } from "../../../lib/facts.tsx";
import { usePayingBanks } from "../../../lib/paying-bank.tsx";
import { useWorth } from "../../../lib/use-worth.ts";
import type { AwardTypeValues } from "../form.ts";

/** What finalizing will take from the bank, and what it leaves there. */
export function PrizeForecast({ control }: { control: Control<AwardTypeValues> }) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const money = useWorth();
  const banks = usePayingBanks().data?.results ?? [];
  const [points, places, bankId] = useWatch({ control, name: ["points", "places", "bankId"] });
  const each = wholeOf(points);
  if (!each) return null;
  const winners = wholeOf(places);
  const total = winners ? winners * each : null;
  const bank = banks.find(({ id }) => id === bankId);
  const left = bank && total !== null ? bank.balance - total : null;
  const worth = total === null ? undefined : money(total);
  return (
    <section aria-labelledby="forecast" className="mt-5 rounded-md bg-canvas p-5 rim-line">
      <h2 id="forecast" className="text-xs font-semibold text-ink-2">
        {t(($) => $.forecast.title)}
      </h2>
      <p className="mt-1 font-display text-[2.25rem] leading-none font-[460] tabular-nums track-display">
        {total === null ? "–" : number(total)}
      </p>
      <p className="mt-1.5 mb-4 text-sm text-ink-2">
        {winners
          ? t(($) => $.forecast.text, { winners: number(winners), each: number(each) })
          : t(($) => $.forecast.open)}
      </p>
      <Facts
        rows={[
          ...(worth ? [{ name: t(($) => $.forecast.worth), value: worth }] : []),
          ...(bank ? [{ name: t(($) => $.nominations.bank, { bank: bank.name }), value: number(bank.balance) }] : []),
          ...(left === null ? [] : [{ name: t(($) => $.nominations.left), value: number(left), warns: left < 0 }]),
        ]}
      />
      {left !== null && left < 0 && <p className="mt-3 text-xs text-warn-text">{t(($) => $.forecast.short)}</p>}
    </section>
  );
}
