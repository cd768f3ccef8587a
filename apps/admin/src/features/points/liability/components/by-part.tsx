import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { useState } from "react";
import { Bar, LinesTable } from "../../../../lib/lines-table.tsx";
import type { Liabilities } from "../data.ts";
import type { Amounts } from "../use-amounts.ts";
import { Part } from "./part.tsx";

type Props = Liabilities & { amounts: Amounts };
/** Countries without a click. */
const SHOWN = 10;
const most = (rows: readonly { points: number }[]) => Math.max(...rows.map(({ points }) => points), 0);

function ByAge({ ages, points, expiry, amounts }: Props) {
  const { t } = useTranslation("liability");
  const { amount, percent } = amounts;
  // Who has points that never lapse may have very old ones; nobody else needs the line.
  const rows = ages.filter((row) => row.age !== "older" || row.points > 0);
  const top = most(rows);
  return (
    <Part title={t(($) => $.age.title)} text={`${t(($) => $.age.text)} ${t(($) => $.age.after[expiry])}`}>
      <LinesTable
        label={t(($) => $.age.label)}
        rows={rows}
        id={({ age }) => age}
        columns={[
          {
            key: "age",
            label: t(($) => $.age.name),
            cell: ({ age }) => t(($) => $.age[age]),
            all: t(($) => $.all),
            width: "8.5rem",
          },
          {
            key: "bar",
            label: t(($) => $.share),
            quiet: true,
            wide: true,
            cell: (row) => <Bar part={row.points} most={top} />,
          },
          {
            key: "points",
            label: t(($) => $.unit[amounts.unit]),
            end: true,
            width: "6.5rem",
            cell: (row) => amount(row.points),
            all: amount(points),
          },
          {
            key: "share",
            label: t(($) => $.share),
            end: true,
            width: "4rem",
            cell: (row) => percent(row.points, points),
            all: percent(points, points),
          },
        ]}
      />
    </Part>
  );
}

function ByCountry({ countries, points, people, worth, amounts }: Props) {
  const { t } = useTranslation("liability");
  const { language } = useFormat();
  const { number, money } = amounts;
  const [all, setAll] = useState(false);
  const top = most(countries);
  return (
    <Part title={t(($) => $.country.title)} text={worth ? t(($) => $.country.text) : t(($) => $.noWorth)}>
      <LinesTable
        label={t(($) => $.country.label)}
        rows={all ? countries : countries.slice(0, SHOWN)}
        id={({ country }) => country ?? ""}
        columns={[
          {
            key: "country",
            label: t(($) => $.country.name),
            width: "7.5rem",
            cell: ({ country }) => (country ? regionName(language, country) : t(($) => $.country.none)),
            all: t(($) => $.all),
          },
          {
            key: "bar",
            label: t(($) => $.share),
            quiet: true,
            wide: true,
            cell: (row) => <Bar part={row.points} most={top} />,
          },
          {
            key: "points",
            label: t(($) => $.unit.points),
            end: true,
            width: "6.5rem",
            cell: (row) => number(row.points),
            all: number(points),
          },
          ...(worth
            ? [
                {
                  key: "owed",
                  label: t(($) => $.country.owed),
                  end: true,
                  width: "5.5rem",
                  cell: (row: Liabilities["countries"][number]) => row.worth && money(row.points, row.worth),
                  all: money(points, worth),
                },
                {
                  key: "each",
                  label: t(($) => $.country.each),
                  end: true,
                  wide: true,
                  width: "5rem",
                  cell: (row: Liabilities["countries"][number]) =>
                    row.worth && money(row.points, row.worth, row.people || 1),
                  all: money(points, worth, people || 1),
                },
              ]
            : []),
        ]}
      />
      {countries.length > SHOWN && (
        <Button kind="line" size="sm" className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t(($) => $.country.fewer) : t(($) => $.country.more, { n: number(countries.length) })}
        </Button>
      )}
    </Part>
  );
}

function ByTeam({ teams, moreTeams, points, people, amounts }: Props) {
  const { t } = useTranslation("liability");
  const { amount, number } = amounts;
  const top = most(teams);
  return (
    <Part title={t(($) => $.team.title)} text={t(($) => $.team.text)}>
      <LinesTable
        label={t(($) => $.team.label)}
        rows={teams}
        id={({ team }) => team?.id ?? ""}
        columns={[
          {
            key: "team",
            label: t(($) => $.team.name),
            width: "38%",
            cell: ({ team }) => (team ? <bdi>{team.name}</bdi> : t(($) => $.team.none)),
            all: t(($) => $.all),
          },
          {
            key: "bar",
            label: t(($) => $.share),
            quiet: true,
            wide: true,
            cell: (row) => <Bar part={row.points} most={top} />,
          },
          {
            key: "people",
            label: t(($) => $.team.people),
            end: true,
            width: "6rem",
            cell: (row) => number(row.people),
            all: number(people),
          },
          {
            key: "points",
            label: t(($) => $.unit[amounts.unit]),
            end: true,
            width: "7rem",
            cell: (row) => amount(row.points),
            all: amount(points),
          },
        ]}
      />
      {moreTeams > 0 && (
        <p className="mt-3 text-xs text-ink-2">{t(($) => $.team.more, { count: moreTeams, n: number(moreTeams) })}</p>
      )}
    </Part>
  );
}

export const ByPart = (props: Props) => (
  <>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-2">
      <ByAge {...props} />
      <ByCountry {...props} />
    </div>
    <ByTeam {...props} />
  </>
);
