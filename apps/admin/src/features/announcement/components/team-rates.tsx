import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Rate } from "../data.ts";

/** How many of each team have read it; a team well below all of them is drawn in gray. */
export function TeamRates({ rate: { teams, read, audience } }: { rate: Rate }) {
  const { t } = useTranslation("announcement-admin");
  const { number } = useFormat();
  const shareOf = (part: { read: number; audience: number }) => part.read / Math.max(1, part.audience);
  const least = shareOf({ read, audience }) - 0.1;
  return (
    <section aria-labelledby="teams" className="min-w-0">
      <h2 id="teams" className="font-display text-title font-[480] track-display">
        {t(($) => $.rate.teams)}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t(($) => $.rate.teamsHint)}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {teams
          .toSorted((a, b) => shareOf(b) - shareOf(a))
          .map((team) => (
            <li key={team.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
              <bdi className="w-full truncate font-semibold sm:w-44">{team.name}</bdi>
              <span aria-hidden="true" className="flex h-2 min-w-12 grow overflow-hidden rounded-full bg-line">
                <i
                  className={shareOf(team) < least ? "bg-ink-3" : "bg-mark"}
                  style={{ width: `${shareOf(team) * 100}%` }}
                />
              </span>
              <span className="shrink-0 text-xs text-ink-2 tabular-nums">
                {t(($) => $.rate.of, { n: number(team.read), of: number(team.audience) })}
              </span>
              <b className="w-12 shrink-0 text-end font-semibold tabular-nums">
                {number(shareOf(team), { style: "percent", maximumFractionDigits: 0 })}
              </b>
            </li>
          ))}
      </ul>
    </section>
  );
}
