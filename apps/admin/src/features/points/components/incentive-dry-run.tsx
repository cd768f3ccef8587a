import { type Answer, type Args, api } from "@plaudit/api/client.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { worthText } from "../../../lib/worth.ts";
import type { Settings } from "../data.ts";
import { CompareTable, type Row } from "./compare-table.tsx";
import { DryRunPicture } from "./dry-run-picture.tsx";
import { DryRunShell } from "./dry-run-shell.tsx";
import { Spread } from "./spread.tsx";

export type AskedLimits = Args<"POST /incentive/limits/dryRun">["body"];
type Result = Answer<"POST /incentive/limits/dryRun">;
type Worth = Settings["worth"][number] | undefined;
/** What is asked is null while it could not be saved. */
type Props = { asked: AskedLimits | null; bank: string; worth: Worth };

function Found({ result, bank, worth }: { result: Result; bank: string; worth: Worth }) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const number = (value: number, signed = false) => format.number(value, signed ? { signDisplay: "exceptZero" } : {});
  const { payments, people, points, held, bank: left } = result;
  const reasons = [
    { count: held.claimMax, name: t(($) => $.incentive.claim) },
    { count: held.monthMax, name: t(($) => $.incentive.month) },
    { count: held.personMax, name: t(($) => $.incentive.person) },
  ].filter(({ count }) => count > 0);
  const heldAll = reasons.reduce((sum, { count }) => sum + count, 0);
  const rows: Row[] = [
    { id: "payments", name: t(($) => $.incentive.dry.payments), ...payments, show: number },
    { id: "people", name: t(($) => $.incentive.dry.people), ...people, show: number },
    {
      ...{ id: "points", name: t(($) => $.incentive.dry.points), ...points, show: number },
      ...(worth && {
        note: t(($) => $.incentive.dry.worth, { money: worthText(format, points.most, worth) }),
      }),
    },
    {
      ...{ id: "held", name: t(($) => $.incentive.dry.held), was: 0, least: heldAll, most: heldAll, show: number },
      note:
        reasons.length > 0
          ? format.list(reasons.map(({ count, name }) => `${name}: ${format.number(count)}`))
          : t(($) => $.incentive.dry.heldNote),
    },
    ...(left
      ? [
          {
            ...{ id: "left", name: t(($) => $.incentive.dry.left, { name: bank }), ...left, show: number },
            note: left.least < 0 ? t(($) => $.incentive.dry.short) : t(($) => $.incentive.dry.leftNote),
          },
        ]
      : []),
  ];
  return (
    <>
      {points.was === 0 ? (
        <p className="mt-4 text-sm text-ink-2">{t(($) => $.incentive.dry.nothing)}</p>
      ) : (
        <DryRunPicture title={t(($) => $.incentive.dry.weekly)} weeks={result.weeks}>
          <Spread
            title={t(($) => $.incentive.dry.spread)}
            hint={t(($) => $.incentive.dry.spreadHint)}
            countries={result.countries}
            teams={result.teams}
          />
        </DryRunPicture>
      )}
      <CompareTable rows={rows} />
    </>
  );
}

/** What the bank and these limits would have let through of what was paid for incentives. */
export function IncentiveDryRun({ asked, bank, worth }: Props) {
  const { t } = useTranslation("points-admin");
  return (
    <DryRunShell
      run={(signal) =>
        asked
          ? api("POST /incentive/limits/dryRun", { body: asked, signal })
          : Promise.reject(new Error("nothing to replay"))
      }
      proposed={asked && JSON.stringify(asked)}
      intro={t(($) => $.incentive.dry.intro)}
    >
      {(result) => <Found result={result} bank={bank} worth={worth} />}
    </DryRunShell>
  );
}
