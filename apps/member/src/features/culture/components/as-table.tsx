import { useTranslation } from "@plaudit/i18n/react.ts";

type Props = { caption: string; head: string[]; rows: { name: string; cells: string[] }[] };

/** The figures of a chart as a table, also for readers who cannot see the chart. */
export function AsTable({ caption, head, rows }: Props) {
  const { t } = useTranslation("culture");
  return (
    <details className="mt-3 text-xs">
      <summary className="w-fit cursor-pointer font-semibold text-brand-text">{t(($) => $.table)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={caption} tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="w-full text-start tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td />
              {head.map((name) => (
                <th key={name} scope="col" className="px-2 py-1.5 font-semibold whitespace-nowrap text-ink-2">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-1.5 pe-3 text-start font-semibold">
                  <bdi>{name}</bdi>
                </th>
                {cells.map((cell, n) => (
                  <td key={head[n]} className="px-2 py-1.5">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
