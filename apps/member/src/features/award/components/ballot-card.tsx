import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Meter } from "@plaudit/ui/meter.tsx";
import { pathTo } from "../../../screens.ts";
import type { OwnAwardType } from "../data.ts";
import { TypeHead } from "./type-head.tsx";

/** An award whose nominees wait for the reader's judgment, and how far the reader is. */
export function BallotCard({ type }: { type: OwnAwardType }) {
  const { t } = useTranslation("award");
  const { date, number } = useFormat();
  const { judged, total } = type.ownBallot ?? { judged: 0, total: 0 };
  const progress = t(($) => $.judge.progress, { judged: number(judged), total: number(total) });
  return (
    <li className="flex flex-col rounded-lg bg-surface p-4 shadow-2 sm:p-6 lg:only:col-span-2">
      <TypeHead type={type} />
      <div className="mt-4 flex items-center justify-between gap-4 border-line border-t pt-4 max-sm:flex-col max-sm:items-stretch">
        <div className="min-w-0 grow">
          {type.judgingEndAt && (
            <p className="text-sm font-semibold">
              {t(($) => $.judge.closes, { date: date(type.judgingEndAt, { dateStyle: "full" }) })}
            </p>
          )}
          <p className="mt-1 mb-2 text-sm text-ink-2 tabular-nums">{progress}</p>
          <div className="max-w-80">
            <Meter value={judged} max={total} label={progress} />
          </div>
        </div>
        <LinkButton
          to={pathTo("award-judge", { id: type.id })}
          kind={judged === total && total > 0 ? "line" : "primary"}
          className="shrink-0"
          aria-label={t(($) => $.judge.judgeFor, { name: type.name })}
        >
          {judged === total && total > 0 ? t(($) => $.judge.change) : t(($) => $.judge.submit)}
        </LinkButton>
      </div>
    </li>
  );
}
