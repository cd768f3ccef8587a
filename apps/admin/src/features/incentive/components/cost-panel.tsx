import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { type Control, useWatch } from "react-hook-form";
import { Facts } from "../../../lib/facts.tsx";
import { usePayingBanks } from "../../../lib/paying-bank.tsx";
import type { Incentive } from "../data.ts";
import type { IncentiveValues } from "../form.ts";

/** Null while it is no number. */
function whole(typed: string): number | null {
  const number = wholeOf(typed);
  return Number.isNaN(number) ? null : number;
}

type Props = {
  control: Control<IncentiveValues>;
  incentive: Incentive | null;
  /** The picture that it has now. */
  current: Record<string, string> | null;
};

/** What it can cost under these limits, how far the bank goes, and what became of it so far. */
export function CostPanel({ control, incentive, current }: Props) {
  const { t } = useTranslation("incentive-admin");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  const banks = usePayingBanks().data;
  const values = useWatch({ control }) as IncentiveValues;
  const { badge, picture, proof, bankId } = values;
  const each = whole(values.points);
  const most = whole(values.inAll);
  const own = proof === "code" ? 1 : whole(values.perPerson);
  const countOf = (count: number) => ({ count, n: number(count) });
  const amount = (n: number) => points(($) => $.amount, { count: n, n: number(n) });
  const bank = banks?.results.find(({ id }) => id === bankId) ?? (bankId ? undefined : incentive?.bank);
  const noLimit = t(($) => $.cost.noLimit);
  const { approved = 0, stats } = incentive ?? {};
  return (
    <section aria-label={t(($) => $.cost.title)} className="rounded-md bg-canvas p-5 rim-line">
      <AwardBadge kind={badge} urls={picture === undefined ? current : picture?.urls} className="size-20" />
      <h2 className="mt-4 text-xs font-semibold text-ink-2">{t(($) => $.cost.title)}</h2>
      <p className="mt-1 font-display text-[2.25rem] leading-none font-[460] tabular-nums track-display">
        {each !== null && most !== null ? number(each * most) : "–"}
      </p>
      <p className="mt-1.5 mb-4 text-sm text-ink-2">
        {each !== null && most !== null ? t(($) => $.cost.most, { points: each * most }) : t(($) => $.cost.open)}
      </p>
      <Facts
        rows={[
          {
            name: t(($) => $.cost[values.perMonth && own !== null && proof !== "code" ? "personMonth" : "person"]),
            value: each !== null && own !== null ? amount(each * own) : noLimit,
          },
          ...(bank
            ? [
                {
                  name: t(($) => $.cost.bank, { name: bank.name }),
                  value: each
                    ? t(($) => $.cost.claims, countOf(Math.floor(bank.balance / each)))
                    : number(bank.balance),
                  warns: each !== null && bank.balance < each,
                },
              ]
            : []),
          ...(stats
            ? [
                { name: t(($) => $.cost.approved), value: number(approved) },
                { name: t(($) => $.cost.declined), value: number(stats.declined) },
                { name: t(($) => $.cost.paid), value: amount(stats.points) },
              ]
            : []),
        ]}
      />
      <p className="mt-3 text-xs text-ink-2">{t(($) => $.cost.note)}</p>
    </section>
  );
}
