import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { AwardType } from "../data.ts";

const DAY = { day: "numeric", month: "short" } as const;
/** The last stage is done once it is finalized. */
const reached = ({ nominationStatus, judgingDays }: AwardType): number =>
  ({ draft: 0, open: 1, judging: 2, ended: judgingDays ? 3 : 2, finalized: 4 })[nominationStatus ?? "draft"];

/** How far an award that is given by nomination has come. */
export function NominationStages({ type }: { type: AwardType }) {
  const { t } = useTranslation("award-admin");
  const { date } = useFormat();
  const { name, createdAt, nominationStatus, nominationStartAt, nominationEndAt, judgingDays, judgingEndAt, stats } =
    type;
  const day = (instant: string | null) => (instant ? date(instant, DAY).replaceAll(" ", "\u00a0") : "–");
  const until = (instant: string | null) => (instant ? t(($) => $.nominations.until, { date: day(instant) }) : "–");
  const range = (start: string | null, end: string | null) => {
    const [from, to] = [day(start), day(end)];
    return from === to ? from : t(($) => $.nominations.fromTo, { from, to });
  };
  const opened = () =>
    !nominationEndAt || nominationStatus === "open"
      ? until(nominationEndAt)
      : range(nominationStartAt, nominationEndAt);
  const at = reached(type);
  const stages = [
    { label: t(($) => $.nominations.status.draft), note: day(createdAt) },
    {
      label: t(($) => $.nominations.status.open),
      note: nominationStartAt ? opened() : "–",
    },
    ...(judgingDays
      ? [
          {
            label: t(($) => $.jury.judging),
            // What is over is told from its beginning on.
            note: at > 2 ? range(nominationEndAt, judgingEndAt) : until(judgingEndAt),
          },
        ]
      : []),
    { label: t(($) => $.nominations.winners), note: nominationStatus === "finalized" ? day(stats.lastSentAt) : "–" },
  ];
  return (
    <ol aria-label={t(($) => $.nominations.stages, { name })} className="grid grid-flow-col auto-cols-fr">
      {stages.map(({ label, note }, n) => (
        <li key={label} aria-current={n === Math.min(at, stages.length - 1) ? "step" : undefined} className="min-w-0">
          <span aria-hidden="true" className="flex items-center">
            <i
              className={`size-3 shrink-0 rounded-full ${n < at ? "bg-mark" : n === at ? "bg-surface shadow-[inset_0_0_0_3.5px_var(--t-mark)]" : "bg-line"}`}
            />
            {n < stages.length - 1 && <i className={`h-0.5 grow ${n < at ? "bg-mark" : "bg-line"}`} />}
          </span>
          <span className={`mt-2 block text-sm font-semibold ${n > at ? "text-ink-2" : ""}`}>{label}</span>
          <span className="block pe-3 text-xs text-ink-2 tabular-nums">{note}</span>
        </li>
      ))}
    </ol>
  );
}
