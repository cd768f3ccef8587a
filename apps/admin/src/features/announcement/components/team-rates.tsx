import { languageName } from "@plaudit/i18n/language-name.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { useId } from "react";
import type { Rate } from "../data.ts";

type Part = { id: string; name: string; read: number; audience: number };
type Props = { title: string; hint: string; parts: Part[]; least: number };
const shareOf = ({ read, audience }: Pick<Part, "read" | "audience">) => read / Math.max(1, audience);

/** How many of each part of the audience have read it; one well below all of them is drawn in gray. */
function PartRates({ title, hint, parts, least }: Props) {
  const { t } = useTranslation("announcement-admin");
  const { number } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-display text-title font-[480] track-display">
        {title}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{hint}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {parts
          .toSorted((a, b) => shareOf(b) - shareOf(a))
          .map((part) => (
            <li key={part.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
              <bdi className="w-full truncate font-semibold sm:w-44">{part.name}</bdi>
              <span aria-hidden="true" className="flex h-2 min-w-12 grow overflow-hidden rounded-full bg-line">
                <i
                  className={shareOf(part) < least ? "bg-ink-3" : "bg-mark"}
                  style={{ width: `${shareOf(part) * 100}%` }}
                />
              </span>
              <span className="shrink-0 text-xs text-ink-2 tabular-nums">
                {t(($) => $.rate.of, { n: number(part.read), of: number(part.audience) })}
              </span>
              <b className="w-12 shrink-0 text-end font-semibold tabular-nums">
                {number(shareOf(part), { style: "percent", maximumFractionDigits: 0 })}
              </b>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** By team, and by language where the audience reads several. */
export function TeamRates({ rate }: { rate: Rate }) {
  const { t, i18n } = useTranslation("announcement-admin");
  const least = shareOf(rate) - 0.1;
  return (
    <>
      {rate.teams.length > 0 && (
        <PartRates title={t(($) => $.rate.teams)} hint={t(($) => $.rate.teamsHint)} parts={rate.teams} least={least} />
      )}
      {rate.languages.length > 1 && (
        <PartRates
          title={t(($) => $.rate.languages)}
          hint={t(($) => $.rate.languagesHint)}
          parts={rate.languages.map((one) => ({
            ...one,
            id: one.language,
            name: languageName(one.language, i18n.language),
          }))}
          least={least}
        />
      )}
    </>
  );
}
