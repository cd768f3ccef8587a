import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CompareTable, type Row } from "../../components/compare-table.tsx";
import { DryRunPicture } from "../../components/dry-run-picture.tsx";
import { DryRunShell } from "../../components/dry-run-shell.tsx";
import { Spread } from "../../components/spread.tsx";
import { dryRunGift, type GiftDryRun as Result } from "../data.ts";
import { useGiftText } from "../use-gift-text.ts";

type Asked = Parameters<typeof dryRunGift>[0];
type Both = Result["points"];
type Props = { /** Null while it could not be saved. */ asked: Asked | null; bank: string };

const exactly = ({ was, is }: Both) => ({ was, least: is, most: is });
const partsOf = (list: Result["teams"]) => list.map(({ id, name, points }) => ({ id, name, ...exactly(points) }));

function Found({ result, bank }: { result: Result; bank: string }) {
  const { t } = useTranslation("gift");
  const format = useFormat();
  const { money } = useGiftText();
  const number = (value: number, signed = false) => format.number(value, signed ? { signDisplay: "exceptZero" } : {});
  const { gifts, people, points, bank: left } = result;
  const worth = money(points.is);
  const rows: Row[] = [
    { id: "gifts", name: t(($) => $.dry.gifts), ...exactly(gifts), show: number },
    { id: "people", name: t(($) => $.dry.people), ...exactly(people), show: number },
    {
      ...{ id: "points", name: t(($) => $.dry.points), ...exactly(points), show: number },
      ...(worth && { note: t(($) => $.dry.worth, { money: worth }) }),
    },
    {
      ...{ id: "left", name: t(($) => $.dry.left, { name: bank }), ...exactly(left), show: number },
      note: left.is < 0 ? t(($) => $.dry.short) : t(($) => $.dry.leftNote),
    },
  ];
  return (
    <>
      {gifts.is === 0 && <p className="mt-4 text-sm text-ink-2">{t(($) => $.dry.nothing)}</p>}
      <DryRunPicture
        title={t(($) => $.dry.weekly)}
        weeks={result.weeks.map(({ day, ...of }) => ({ day, ...exactly(of) }))}
      >
        <Spread
          title={t(($) => $.dry.spread)}
          hint={t(($) => $.dry.spreadHint)}
          countries={partsOf(result.countries)}
          teams={partsOf(result.teams)}
        />
      </DryRunPicture>
      <CompareTable rows={rows} />
    </>
  );
}

/** Whose day it would have been in the last quarter, beside what was really paid. */
export function GiftDryRun({ asked, bank }: Props) {
  const { t } = useTranslation("gift");
  return (
    <DryRunShell
      run={(signal) => (asked ? dryRunGift(asked, signal) : Promise.reject(new Error("nothing to replay")))}
      proposed={asked && JSON.stringify(asked)}
      intro={t(($) => $.dry.intro)}
    >
      {(result) => <Found result={result} bank={bank} />}
    </DryRunShell>
  );
}
