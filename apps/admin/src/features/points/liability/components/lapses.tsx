import { useTranslation } from "@plaudit/i18n/react.ts";
import { LinesTable } from "../../../../lib/lines-table.tsx";
import type { Liabilities } from "../data.ts";
import type { Amounts } from "../use-amounts.ts";
import { LapseChart } from "./lapse-chart.tsx";
import { Part } from "./part.tsx";

const MONTHS = 6;
type Row = Liabilities["lapses"][number];

/** When what is owed comes of age: the next months one by one, then the rest, so that it adds up. */
export function Lapses({ lapses, later, never, points, worth, amounts }: Liabilities & { amounts: Amounts }) {
  const { t } = useTranslation("liability");
  const { number, money, month } = amounts;
  if (never === points) return <Part title={t(($) => $.lapse.title)} text={t(($) => $.lapse.none)} />;
  const rows = lapses.slice(0, MONTHS);
  const behind = lapses.slice(MONTHS).reduce((sum, row) => sum + row.points, later);
  const likelies = rows.some(({ likely }) => likely);
  const lines: (Row & { name: string })[] = [
    ...rows.map((row) => ({ ...row, name: month(row.month) })),
    { month: "later", name: t(($) => $.lapse.later), points: behind, likely: null },
    { month: "never", name: t(($) => $.lapse.never), points: never, likely: null },
  ];
  return (
    <Part title={t(($) => $.lapse.title)} text={likelies ? t(($) => $.lapse.dark) : t(($) => $.lapse.pale)}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <LapseChart rows={rows} amounts={amounts} />
        <LinesTable
          label={t(($) => $.lapse.label)}
          rows={lines}
          id={(row) => row.month}
          columns={[
            { key: "month", label: t(($) => $.trend.month), cell: ({ name }) => name, all: t(($) => $.all) },
            {
              key: "due",
              label: t(($) => $.lapse.due),
              end: true,
              cell: (row) => number(row.points),
              all: number(points),
            },
            ...(likelies
              ? [
                  {
                    key: "likely",
                    label: t(($) => $.lapse.likely),
                    end: true,
                    cell: ({ likely }: Row) => (likely ? number(likely.points) : "–"),
                    all: "",
                  },
                ]
              : []),
            ...(worth
              ? [
                  {
                    key: "worth",
                    label: t(($) => $.lapse.worth),
                    end: true,
                    cell: (row: Row) => money(row.likely?.points ?? row.points, worth),
                    all: money(points, worth),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Part>
  );
}
