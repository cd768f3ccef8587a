import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { worthText } from "../../../lib/worth.ts";
import type { DryRun, Settings } from "../data.ts";
import { CompareTable, type Row } from "./compare-table.tsx";

type Props = { result: DryRun; worth: Settings["worth"][number] | undefined };

/** What happened beside what would have been; of what nobody can know both ends. */
export function DryRunTable({ result, worth }: Props) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const day = (at: string) => format.date(at, { day: "numeric", month: "long", timeZone: "UTC" });
  const number = (value: number, signed = false) => format.number(value, signed ? { signDisplay: "exceptZero" } : {});
  const money = (value: number, signed = false) =>
    worth ? worthText(format, value, worth, signed ? { signDisplay: "exceptZero" } : {}) : number(value, signed);
  const { handed, reached, given, cutPeople, cutSends, sends, owed } = result;
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
    {
      ...{ id: "owed", name: t(($) => $.dry.owed, { day: day(result.to) }), ...owed, show: money },
      note: t(($) => $.dry.owedNote),
    },
  ];
  return <CompareTable rows={rows} />;
}
