import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Section } from "../../../lib/section.tsx";
import type { Report } from "../data.ts";

/** What people choose, by its points; what is not named stands together. */
export function ReportRewards({ report: { rewards, others, total } }: { report: Report }) {
  const { t } = useTranslation("redemption-admin");
  const { number } = useFormat();
  const most = Math.max(1, ...rewards.map(({ points }) => points));
  const rows = [
    ...rewards.map(({ reward: { id, name }, ...sums }) => ({ id, name, ...sums })),
    ...(others.rewards > 0
      ? [{ id: "", name: t(($) => $.report.others, { count: others.rewards, n: number(others.rewards) }), ...others }]
      : []),
  ];
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "h-11 py-2 pe-4";
  const end = "text-end tabular-nums";
  return (
    <Section title={t(($) => $.report.chosen)} hint={t(($) => $.report.chosenText)}>
      <table className="w-full text-sm">
        <caption className="sr-only">{t(($) => $.report.chosen)}</caption>
        <thead>
          <tr className="border-line border-b text-xs text-ink-2">
            <th scope="col" className={head}>
              {t(($) => $.report.reward)}
            </th>
            <td className="w-2/5 max-sm:hidden" />
            <th scope="col" className={`${head} text-end!`}>
              {t(($) => $.report.points)}
            </th>
            <th scope="col" className={`${head} pe-0! text-end!`}>
              {t(($) => $.report.times)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, points, redemptions }) => (
            <tr key={id} className="border-line border-b">
              <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
                <bdi>{name}</bdi>
              </th>
              <td className={`${cell} max-sm:hidden`}>
                <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-sunken">
                  <i
                    className="block h-full rounded-full bg-mark"
                    style={{ width: `${Math.min(100, (points / most) * 100)}%` }}
                  />
                </span>
              </td>
              <td className={`${cell} ${end}`}>{number(points)}</td>
              <td className={`${cell} pe-0! ${end}`}>{number(redemptions)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className={`${cell} text-start`}>
              {t(($) => $.report.all)}
            </th>
            <td className="max-sm:hidden" />
            <td className={`${cell} ${end}`}>{number(total.points)}</td>
            <td className={`${cell} pe-0! ${end}`}>{number(total.redemptions)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}
