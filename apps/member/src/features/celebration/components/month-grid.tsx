import type { Celebration } from "@plaudit/api/celebration.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { Link } from "react-router";
import { firstDayOf } from "../../../lib/first-day.ts";
import { startCardPath, useMayStart } from "../../../lib/start-card.ts";
import { pathTo } from "../../../screens.ts";
import { cardFor } from "../cards-of.ts";
import type { DayCard, Month } from "../data.ts";
import { weekdaysFrom, weeksOf } from "../days.ts";
import { useCardLink } from "../use-card-link.ts";
import { useCelebrationText } from "../use-celebration-text.ts";

type Props = { month: Month; name: string; cards: readonly DayCard[]; listOf: (day: string) => string };

/** Of each day; the list has all of them. */
const FIRST = 2;

type EntryProps = { of: Celebration; today: boolean; card: DayCard | undefined; start: boolean };

/** Below whose day it is stands what the reader may do for it; a card is started from where the pointer or the focus is, and by touch from the list. */
function Entry({ of, today, card, start }: EntryProps) {
  const { t } = useTranslation("celebration");
  const { kind } = useCelebrationText();
  const { memberDisplayData: person, type, count } = of;
  const linkOf = useCardLink();
  const link = card && linkOf(card, person.name);
  return (
    <li className="group relative">
      <Link
        to={pathTo("profile", { id: person.id })}
        title={person.name}
        className="flex min-w-0 items-center gap-2 rounded-sm p-0.5 hover:bg-sunken"
      >
        <span className="relative shrink-0">
          <Avatar person={person} decorative className="size-7! text-2xs!" />
          <span
            className={`absolute -end-2 -bottom-1.5 grid size-4.5 place-items-center rounded-full ${today ? "bg-brand-soft" : "bg-surface"}`}
          >
            <Occasion kind={type} years={Math.min(count, 4)} className="size-3.5" />
          </span>
        </span>
        <span className="min-w-0 ps-0.5">
          <span className="block truncate text-xs leading-tight font-semibold">
            <bdi>{person.firstName}</bdi>
          </span>
          <span className="block truncate text-2xs leading-tight text-ink-2">{kind(of)}</span>
        </span>
      </Link>
      {link && (
        <TextLink
          to={link.to}
          aria-label={link.label}
          className="relative ms-10 inline-flex min-h-6 items-center gap-1 text-2xs"
        >
          {link.done === "signed" && <Check className="size-3" aria-hidden="true" />}
          {link.text}
        </TextLink>
      )}
      {start && (
        <Link
          to={startCardPath(of)}
          aria-label={t(($) => $.card.startOf, { name: person.name })}
          title={t(($) => $.card.start)}
          className="absolute end-0 top-1 grid size-6 place-items-center rounded-full bg-brand-soft text-brand-text opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:hidden"
        >
          <Plus className="size-4" aria-hidden="true" />
        </Link>
      )}
    </li>
  );
}

function Day({ day, month, cards, listOf }: { day: string } & Omit<Props, "name">) {
  const { t } = useTranslation("celebration");
  const mayStart = useMayStart();
  const { number } = useFormat();
  const today = day === month.today;
  const has = month.days.find((one) => one.day === day);
  const shown = has?.results.slice(0, FIRST) ?? [];
  const more = (has?.total ?? 0) - shown.length;
  const tone = today ? "font-bold text-brand-text" : day < month.today ? "text-ink-3" : "font-semibold text-ink";
  return (
    <td className={`h-27 border-line border-t p-1 align-top ${today ? "rounded-md bg-brand-soft" : ""}`}>
      <time dateTime={day} aria-current={today ? "date" : undefined} className={`ms-1.5 text-xs tabular-nums ${tone}`}>
        {number(Number(day.slice(8)))}
        {today && <span className="ms-1.5 font-semibold">{t(($) => $.today)}</span>}
      </time>
      {shown.length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {shown.map((of) => {
            const card = cardFor(cards, of);
            return (
              <Entry
                key={`${of.memberDisplayData.id}${of.type}`}
                of={of}
                today={today}
                card={card}
                start={!card && mayStart(of)}
              />
            );
          })}
        </ul>
      )}
      {more > 0 && (
        <Link to={listOf(day)} className="target relative ps-1.5 text-2xs font-semibold text-ink-2 hocus:underline">
          {t(($) => $.more, { count: more, n: number(more) })}
        </Link>
      )}
    </td>
  );
}

/** A month as a table of weeks. */
export function MonthGrid({ name, ...of }: Props) {
  const { month } = of;
  const format = useFormat();
  const { i18n } = useTranslation();
  const firstDay = firstDayOf(i18n.language);
  const weeks = weeksOf(month.month, firstDay);
  return (
    <div className="rounded-lg bg-surface p-3 shadow-2">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            {weekdaysFrom(firstDay).map((day) => (
              <th key={day.getTime()} scope="col" className="pb-2 ps-2.5 text-start text-2xs font-semibold text-ink-2">
                {format.date(day, { weekday: "short", timeZone: "UTC" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, n) =>
                day ? <Day key={day} day={day} {...of} /> : <td key={n} className="border-line border-t" />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
