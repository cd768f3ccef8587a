import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Judged } from "../data.ts";

/** So far apart that the mean alone tells little. */
const APART = 2;
type Props = { judged: readonly Judged[]; figure: (value: number) => string };

/** What the numbers alone do not tell: who is tied, and about whom the jury disagrees. */
export function JuryNotes({ judged, figure }: Props) {
  const { t } = useTranslation("award-admin");
  const { list } = useFormat();
  if (judged.length === 0) return null;
  const ties = [...Map.groupBy(judged, ({ rank }) => rank).values()].filter(([first]) => first?.tied);
  const divided = judged.flatMap((one) => {
    const means = one.votes.map((scores) => scores.reduce((sum, score) => sum + score, 0) / scores.length);
    const [low, high] = [Math.min(...means), Math.max(...means)];
    return high - low >= APART ? [{ member: one.member, low, high }] : [];
  });
  return (
    <aside aria-labelledby="read" className="border-line lg:border-s lg:ps-7">
      <h2 id="read" className="text-lg font-semibold track-display">
        {t(($) => $.jury.read)}
      </h2>
      <ul className="mt-2 lines-y text-sm">
        {ties.map((tied) => (
          <li key={tied[0]?.rank} className="py-3 font-semibold">
            {t(($) => $.jury.tieNote, {
              names: list(tied.map(({ member }) => member.name)),
              mean: figure(tied[0]?.mean ?? 0),
            })}
          </li>
        ))}
        {divided.map(({ member, low, high }) => (
          <li key={member.id} className="py-3">
            <b className="font-semibold">{t(($) => $.jury.divided, { name: member.name })}</b>{" "}
            <span className="text-ink-2">{t(($) => $.jury.dividedText, { low: figure(low), high: figure(high) })}</span>
          </li>
        ))}
        {ties.length + divided.length === 0 && <li className="py-3 text-ink-2">{t(($) => $.jury.agreed)}</li>}
      </ul>
    </aside>
  );
}
