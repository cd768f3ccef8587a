import { lastDayBefore } from "@plaudit/i18n/last-day.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import type { Line } from "../data.ts";
import { useLineWords } from "../use-line-words.ts";
import { Purse } from "./purse.tsx";

const dayMonthYear = { day: "numeric", month: "long", year: "numeric" } as const;

/** The person on the other side, where there is one. */
function Face({ line: { actor, recipients, amount } }: { line: Line }) {
  const person = amount > 0 ? actor : recipients[0];
  return (
    <span className="shrink-0 max-md:hidden">
      {person ? (
        <Avatar person={person} decorative />
      ) : (
        <span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-sunken text-ink-2">
          <PointGlyph className="size-5" />
        </span>
      )}
    </span>
  );
}

export function LineRow({ line }: { line: Line }) {
  const { t } = useTranslation("statement");
  const { number, date } = useFormat();
  const words = useLineWords();
  const { about, amount, lapsesAt, left, reversed, takenBack } = line;
  // Nothing went: no other line says that it was reversed, and this one still counts.
  const noneLeft = takenBack?.amount === 0 ? takenBack : null;
  return (
    <li
      className={`flex items-start gap-3 py-3.5 md:items-center ${reversed && !noneLeft ? "text-ink-2 line-through" : ""}`}
    >
      <span className="w-7 shrink-0 font-display text-lg leading-5 text-ink-2 tabular-nums">
        <span aria-hidden="true">{date(line.createdAt, { day: "numeric" })}</span>
        <time className="sr-only" dateTime={line.createdAt}>
          {date(line.createdAt, dayMonthYear)}
        </time>
      </span>
      <Face line={line} />
      <div className="min-w-0 grow text-sm">
        <p className="text-pretty">{words(line)}</p>
        {line.note && (
          <p dir="auto" className="text-ink-2">
            {line.note}
          </p>
        )}
        {about && (
          <p dir="auto" className="truncate text-ink-2">
            {about.resourcePath ? (
              <TextLink to={about.resourcePath} className="font-normal! text-ink-2!">
                {about.words}
              </TextLink>
            ) : (
              about.words
            )}
          </p>
        )}
        {noneLeft && (
          <p className="text-xs text-ink-2">
            {t(($) => $.line.noneLeft, { date: date(noneLeft.at, dayMonthYear) })}
            {noneLeft.reason && (
              <span dir="auto" className="block">
                {noneLeft.reason}
              </span>
            )}
          </p>
        )}
        {lapsesAt && left !== null && left > 0 && line.account === "redeemable" && (
          <p className="text-xs text-ink-2">
            {t(($) => $.until, { date: date(lastDayBefore(lapsesAt), dayMonthYear) })}
          </p>
        )}
      </div>
      <span
        className={`flex shrink-0 items-center gap-1.5 text-base font-semibold tabular-nums ${amount > 0 ? "" : "text-ink-2"}`}
      >
        {number(amount, { signDisplay: "exceptZero" })}
        <Purse account={line.account} />
      </span>
    </li>
  );
}
