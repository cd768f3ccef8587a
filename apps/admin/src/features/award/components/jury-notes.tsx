import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { type AwardType, type Judged, useJury } from "../data.ts";
import { isDivided, spreadOf } from "../divided.ts";
import { nextPlace } from "../next-place.ts";

type Props = { type: AwardType; judged: readonly Judged[]; figure: (value: number) => string };

/** How many votes there were, who sat out, and when they were opened. */
function Votes({ type }: { type: AwardType }) {
  const { t } = useTranslation("award-admin");
  const { date, number } = useFormat();
  const jurors = useJury(type.id).data?.results ?? [];
  const sum = (of: (juror: (typeof jurors)[number]) => number) => jurors.reduce((all, juror) => all + of(juror), 0);
  const [judged, total] = [sum((juror) => juror.judged), sum((juror) => juror.total)];
  const satOut = jurors.length * type.stats.nominees - total;
  if (jurors.length === 0) return null;
  const rows = [
    [t(($) => $.jury.votes), t(($) => $.jury.ofTotal, { judged: number(judged), total: number(total) })],
    ...(satOut > 0 ? [[t(($) => $.jury.satOut), number(satOut)]] : []),
    ...(type.judgingEndAt
      ? [[t(($) => $.jury.opened), date(type.judgingEndAt, { dateStyle: "medium", timeStyle: "short" })]]
      : []),
  ];
  return (
    <dl className="mt-4 border-line border-t text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-b py-2.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-end font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the numbers alone do not tell: who is tied, about whom the jury disagrees, and how close the next one is. */
export function JuryNotes({ type, judged, figure }: Props) {
  const { t } = useTranslation("award-admin");
  const { list, number } = useFormat();
  if (judged.length === 0) return null;
  // What was given already leaves nothing to decide.
  const final = type.nominationStatus === "finalized";
  const next = final ? null : nextPlace(judged);
  const ties = final ? [] : [...Map.groupBy(judged, ({ rank }) => rank)].filter(([, [first]]) => first?.tied);
  const most = type.places ?? Number.POSITIVE_INFINITY;
  const decisive = ties.filter(([rank]) => rank <= most);
  const below = ties.length - decisive.length;
  /** Whether there is a place to win for each of them. */
  const placed = (rank: number, count: number) => type.places !== null && rank + count - 1 <= type.places;
  const divided = judged.flatMap((one) => {
    return isDivided(one) ? [{ member: one.member, ...spreadOf(one) }] : [];
  });
  return (
    <aside aria-labelledby="read" className="border-line lg:border-s lg:ps-7">
      <h2 id="read" className="text-lg font-semibold track-display">
        {final ? t(($) => $.jury.votes) : t(($) => $.jury.read)}
      </h2>
      <ul className="mt-2 lines-y text-sm">
        {decisive.map(([rank, tied]) => (
          <li key={rank} className="py-3 font-semibold">
            {t(($) => $.jury[placed(rank, tied.length) ? "tiePlaced" : "tieNote"], {
              names: list(tied.map(({ member }) => member.name)),
              mean: figure(tied[0]?.mean ?? 0),
            })}
          </li>
        ))}
        {below > 0 && (
          <li className="py-3 text-ink-2">{t(($) => $.jury.tiesBelow, { count: below, n: number(below) })}</li>
        )}
        {divided.map(({ member, low, high }) => (
          <li key={member.id} className="py-3">
            <b className="font-semibold">{t(($) => $.jury.divided, { name: member.name })}</b>{" "}
            <span className="text-ink-2">{t(($) => $.jury.dividedText, { low: figure(low), high: figure(high) })}</span>
          </li>
        ))}
        {next && (
          <li className="py-3">
            <b className="font-semibold">
              {t(($) => $.jury.behind, { name: next.member.name, gap: figure(next.gap) })}
            </b>{" "}
            <span className="text-ink-2">
              {next.oneVote ? t(($) => $.jury.oneVote) : t(($) => $.jury.noSingleVote)}
            </span>
          </li>
        )}
        {!final && ties.length + divided.length === 0 && <li className="py-3 text-ink-2">{t(($) => $.jury.agreed)}</li>}
      </ul>
      <Votes type={type} />
    </aside>
  );
}
