import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { worthText } from "../../../lib/worth.ts";
import type { DryRun, Settings } from "../data.ts";
import { CompareTable, type Row } from "./compare-table.tsx";

type Worth = Settings["worth"][number];
/** By now, where it would be another. */
export type Worths = readonly (Worth & { was?: string | undefined })[];
type Props = { result: DryRun; worths: Worths };

/** A worth has six decimals at most: counted in millionths, two of them compare as integers. */
const MILLIONTH = "0.000001";
const millionths = (value: string) => {
  const [whole = "", part = ""] = value.split(".");
  return Number(whole + part.padEnd(6, "0"));
};

/** What happened beside what would have been; of what nobody can know both ends. */
export function DryRunTable({ result, worths }: Props) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const day = (at: string) => format.date(at, { day: "numeric", month: "long", timeZone: "UTC" });
  const number = (value: number, signed = false) => format.number(value, signed ? { signDisplay: "exceptZero" } : {});
  const money =
    (currency: string) =>
    (value: number, signed = false) =>
      worthText(format, value, { currency, value: MILLIONTH }, signed ? { signDisplay: "exceptZero" } : {});
  const { handed, reached, given, cutPeople, cutSends, sends, lapsed, owed } = result;
  const known = (of: { was: number; is: number }) => ({ was: of.was, least: of.is, most: of.is, show: number });
  const givenNote = () => {
    if (handed.is === handed.was) return t(($) => $.dry.givenSame);
    return handed.is > handed.was ? t(($) => $.dry.givenMore) : t(($) => $.dry.givenLess);
  };
  const rows: Row[] = [
    { id: "handed", name: t(($) => $.dry.handed), ...known(handed) },
    { id: "reached", name: t(($) => $.dry.reached), note: t(($) => $.dry.reachedNote), ...known(reached) },
    {
      ...{ id: "given", name: t(($) => $.dry.given), ...given, show: number },
      ...(given.least !== given.most && { note: givenNote() }),
    },
    {
      ...{ id: "left", name: t(($) => $.dry.left), note: t(($) => $.dry.leftNote), show: number },
      was: handed.was - given.was,
      least: handed.is - given.most,
      most: handed.is - given.least,
    },
    { id: "cutPeople", name: t(($) => $.dry.cutPeople), ...known(cutPeople) },
    {
      ...{ id: "cutSends", name: t(($) => $.dry.cutSends), ...known(cutSends) },
      note: t(($) => $.dry.ofSends, { n: format.number(sends) }),
    },
    ...(lapsed
      ? [
          {
            ...{ id: "lapsed", name: t(($) => $.dry.lapsed), ...lapsed, show: number },
            note: t(($) => $.dry.lapsedNote),
          },
        ]
      : []),
    ...(worths.length > 0
      ? worths.map(({ currency, value, was = value }) => ({
          id: currency,
          name: t(($) => $.dry.owed, { day: day(result.to) }),
          note: t(($) => $.dry.owedNote),
          was: owed.was * millionths(was),
          least: owed.least * millionths(value),
          most: owed.most * millionths(value),
          show: money(currency),
        }))
      : [
          {
            ...{ id: "owed", name: t(($) => $.dry.owed, { day: day(result.to) }), ...owed, show: number },
            note: t(($) => $.dry.owedNote),
          },
        ]),
  ];
  return <CompareTable rows={rows} />;
}
