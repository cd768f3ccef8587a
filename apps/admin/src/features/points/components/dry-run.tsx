import { useTranslation } from "@plaudit/i18n/react.ts";
import type { DryRun as Result } from "../data.ts";
import { DryRunPicture } from "./dry-run-picture.tsx";
import { DryRunShell } from "./dry-run-shell.tsx";
import { DryRunTable, type Worths } from "./dry-run-table.tsx";
import { Spread } from "./spread.tsx";

type Props = {
  run: (signal: AbortSignal) => Promise<Result>;
  proposed: string | null;
  /** What one is worth in each currency that is to be shown; what is owed is in points without. */
  worths: Worths;
};

const each = ({ people, ...of }: Result["teams"][number]) => ({
  ...of,
  was: Math.round(of.was / people),
  least: Math.round(of.least / people),
  most: Math.round(of.most / people),
});

/** The dry run of a rule that hands out points, or of the settings. */
export function DryRun({ run, proposed, worths }: Props) {
  const { t } = useTranslation("points-admin");
  return (
    <DryRunShell run={run} proposed={proposed} intro={t(($) => $.dry.intro)}>
      {(result) => (
        <>
          {result.given.was === 0 && <p className="mt-4 text-sm text-ink-2">{t(($) => $.dry.nothing)}</p>}
          <DryRunPicture title={t(($) => $.dry.weekly)} weeks={result.weeks}>
            <Spread
              title={t(($) => $.dry.each)}
              hint={t(($) => $.dry.eachHint)}
              countries={result.countries.map(each)}
              teams={result.teams.map(each)}
            />
          </DryRunPicture>
          <DryRunTable result={result} worths={worths} />
        </>
      )}
    </DryRunShell>
  );
}
