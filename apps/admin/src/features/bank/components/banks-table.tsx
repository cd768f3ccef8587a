import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { pathTo } from "../../../screens.ts";
import type { Bank } from "../data.ts";
import { useBankText } from "../use-bank-text.ts";
import { Spark } from "./spark.tsx";

type Props = { banks: Bank[]; onDeposit: (bank: Bank) => void };

/** On a phone a bank is its name, its balance and its button. */
export function BanksTable({ banks, onDeposit }: Props) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const { number, money, day, instant, purposes } = useBankText();
  const total = banks.reduce((sum, { balance }) => sum + balance, 0);
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "h-13 py-2 pe-4 align-middle";
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(($) => $.title)}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <th scope="col" className={head}>
            {t(($) => $.bank)}
          </th>
          <th scope="col" className={`${head} max-lg:hidden`}>
            {t(($) => $.weeks)}
          </th>
          <th scope="col" className={`${head} max-lg:hidden`}>
            {t(($) => $.form.owners)}
          </th>
          <th scope="col" className={`${head} text-end! max-md:hidden`}>
            {t(($) => $.form.alertBelow)}
          </th>
          <th scope="col" className={`${head} text-end! max-md:hidden`}>
            {t(($) => $.lastsUntil)}
          </th>
          <th scope="col" className={`${head} text-end!`}>
            {t(($) => $.balance)}
          </th>
          <th scope="col">
            <span className="sr-only">{t(($) => $.deposit.act)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {banks.map((bank) => (
          <tr key={bank.id} className="border-line border-b hover:bg-canvas">
            <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
              <span className="flex flex-wrap items-center gap-x-2.5">
                <TextLink to={pathTo("points-bank", { id: bank.id })}>
                  <bdi>{bank.name}</bdi>
                </TextLink>
                {bank.lowSince && <Badge state="warn">{t(($) => $.low)}</Badge>}
              </span>
              {!bank.archivedAt && (
                <span className="block text-xs font-normal text-ink-2">
                  {purposes(bank) ?? t(($) => $.paysFor.nothing)}
                </span>
              )}
              {bank.archivedAt && (
                <span className="block text-xs font-normal text-ink-2">
                  {t(($) => $.archivedOn, { date: instant(bank.archivedAt) })}
                </span>
              )}
            </th>
            <td className={`${cell} max-lg:hidden`}>
              <Spark values={bank.weeks} limit={bank.alertBelow} />
            </td>
            <td className={`${cell} text-ink-2 max-lg:hidden`}>
              {bank.owners.length > 0 ? format.list(bank.owners.map(({ name }) => name)) : "–"}
            </td>
            <td className={`${cell} text-end tabular-nums max-md:hidden`}>
              {bank.alertBelow === null ? "–" : number(bank.alertBelow)}
            </td>
            <td className={`${cell} text-end tabular-nums max-md:hidden`}>
              {bank.lastsUntil ? day(bank.lastsUntil) : "–"}
              {bank.paid > 0 && (
                <span className="block text-xs text-ink-2">
                  {t(($) => $.aWeek, { n: number(Math.round(bank.paid / 8)) })}
                </span>
              )}
            </td>
            <td className={`${cell} text-end tabular-nums`}>
              <span className="font-semibold">{number(bank.balance)}</span>
              <span className="block text-xs text-ink-2">{money(bank.balance)}</span>
            </td>
            <td className="w-10 text-end">
              {can(bank, "deposit") && (
                <Button
                  kind={bank.lowSince ? "soft" : "line"}
                  size="xs"
                  className="max-sm:h-11"
                  aria-label={t(($) => $.deposit.into, { name: bank.name })}
                  onClick={() => onDeposit(bank)}
                >
                  {t(($) => $.deposit.act)}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {banks.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row" className={`${cell} text-start font-semibold`}>
              {t(($) => $.all)}
            </th>
            <td className="max-lg:hidden" />
            <td className="max-lg:hidden" />
            <td className="max-md:hidden" />
            <td className="max-md:hidden" />
            <td className={`${cell} text-end font-semibold tabular-nums`}>{number(total)}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}
