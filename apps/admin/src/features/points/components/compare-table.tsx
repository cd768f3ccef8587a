import { useTranslation } from "@plaudit/i18n/react.ts";

export interface Row {
  id: string;
  name: string;
  note?: string;
  was: number;
  least: number;
  most: number;
  show: (value: number, signed?: boolean) => string;
}

/** What happened beside what would have been. */
export function CompareTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation("points-admin");
  const range = ({ least, most, show }: Row) => (least === most ? show(least) : `${show(least)} – ${show(most)}`);
  const difference = ({ was, least, most, show }: Row) =>
    least === most
      ? show(least - was, true)
      : t(($) => $.dry.fromTo, { from: show(least - was, true), to: show(most - was, true) });
  const end = "py-2.5 ps-4 text-end tabular-nums";
  return (
    <table className="mt-8 w-full text-sm">
      <caption className="sr-only">{t(($) => $.dry.table)}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <th scope="col" className="h-10 text-start font-semibold">
            {t(($) => $.dry.measure)}
          </th>
          <th scope="col" className={`${end} font-semibold`}>
            {t(($) => $.dry.was)}
          </th>
          <th scope="col" className={`${end} font-semibold`}>
            {t(($) => $.dry.is)}
          </th>
          <th scope="col" className={`${end} font-semibold max-sm:hidden`}>
            {t(($) => $.dry.difference)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-line border-b align-top">
            <th scope="row" className="py-2.5 text-start font-semibold">
              {row.name}
              {row.note && <span className="block text-xs font-normal text-ink-2">{row.note}</span>}
            </th>
            <td className={end}>{row.show(row.was)}</td>
            <td className={`${end} font-semibold`}>{range(row)}</td>
            <td className={`${end} text-ink-2 max-sm:hidden`}>{difference(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
