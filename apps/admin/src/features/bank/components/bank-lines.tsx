import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Paged } from "../../../lib/paged.tsx";
import { type Bank, type BankLine, useBankLines } from "../data.ts";
import { useBankText } from "../use-bank-text.ts";

/** Line by line, newest first: each balance is the one below it with this line’s amount. */
export function BankLines({ bank }: { bank: Bank }) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const { number, signed, instant: day, hour } = useBankText();
  const lines = useBankLines(bank.id);
  const what = ({ type, note, people }: BankLine) => {
    const kind = t(($) => $.kind[type]);
    const reached = people > 0 ? `${kind}: ${t(($) => $.people, { count: people, n: format.number(people) })}` : kind;
    return note ? `${reached}, ${note}` : reached;
  };
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "h-11 py-2 pe-4 align-middle";
  return (
    <Paged of={lines} empty={t(($) => $.statement.empty)} moreLabel={t(($) => $.statement.more)}>
      {(items) => (
        <table className="w-full text-sm">
          <caption className="sr-only">{t(($) => $.statement.of, { name: bank.name })}</caption>
          <thead>
            <tr className="border-line border-b text-xs text-ink-2">
              <th scope="col" className={head}>
                {t(($) => $.statement.when)}
              </th>
              <th scope="col" className={head}>
                {t(($) => $.statement.what)}
              </th>
              <th scope="col" className={`${head} max-md:hidden`}>
                {t(($) => $.statement.by)}
              </th>
              <th scope="col" className={`${head} text-end!`}>
                {t(($) => $.form.amount)}
              </th>
              <th scope="col" className={`${head} pe-0! text-end! max-md:hidden`}>
                {t(($) => $.balance)}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((line) => (
              <tr key={line.id} className="border-line border-b">
                <th scope="row" className={`${cell} text-start font-normal tabular-nums`}>
                  <span className="whitespace-nowrap">{day(line.createdAt)}</span>{" "}
                  <span className="whitespace-nowrap max-sm:block max-sm:text-xs max-sm:text-ink-2">
                    {hour(line.createdAt)}
                  </span>
                </th>
                <td className={`${cell} wrap-anywhere`}>
                  <bdi>{what(line)}</bdi>
                </td>
                <td className={`${cell} text-ink-2 max-md:hidden`}>
                  {line.actor ? <bdi>{line.actor.name}</bdi> : t(($) => $.statement.byRule)}
                </td>
                <td className={`${cell} text-end font-semibold tabular-nums ${line.amount > 0 ? "text-ok-text" : ""}`}>
                  {signed(line.amount)}
                </td>
                <td className={`${cell} pe-0! text-end tabular-nums max-md:hidden`}>{number(line.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Paged>
  );
}
