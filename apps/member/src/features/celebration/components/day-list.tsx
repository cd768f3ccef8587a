import type { Celebration } from "@plaudit/api/celebration.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Link } from "react-router";
import { useMayStart } from "../../../lib/start-card.ts";
import { pathTo } from "../../../screens.ts";
import { cardFor } from "../cards-of.ts";
import type { DayCard } from "../data.ts";
import { useCelebrationText } from "../use-celebration-text.ts";
import { SignLink } from "./sign-link.tsx";
import { StartLink } from "./start-link.tsx";

function Row({ of, cards }: { of: Celebration; cards: readonly DayCard[] }) {
  const { kind } = useCelebrationText();
  const { memberDisplayData: person, type, count } = of;
  const card = cardFor(cards, of);
  const mayStart = useMayStart();
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <Avatar person={person} size={48} decorative />
      <div className="min-w-0 grow">
        <Link
          to={pathTo("profile", { id: person.id })}
          className="block text-sm font-semibold wrap-anywhere hocus:underline"
        >
          <bdi>{person.name}</bdi>
        </Link>
        <p className="flex items-center gap-1.5 text-xs text-ink-2">
          <Occasion kind={type} years={count} className="size-4.5 sm:hidden" />
          <span>
            {kind(of)}
            {person.jobTitle && (
              <span className="max-sm:hidden">
                {" · "}
                <bdi>{person.jobTitle}</bdi>
              </span>
            )}
          </span>
        </p>
      </div>
      <Occasion kind={type} years={count} className="size-10 max-sm:hidden" />
      {card ? <SignLink card={card} name={person.name} /> : mayStart(of) && <StartLink of={of} />}
    </li>
  );
}

type Props = { items: readonly Celebration[]; today: string; cards: readonly DayCard[] };

/** Days that have something, one below the other. */
export function DayList({ items, today, cards }: Props) {
  const { t } = useTranslation("celebration");
  const format = useFormat();
  const days = [...Map.groupBy(items, ({ celebratedOn }) => celebratedOn)];
  return (
    <ol className="grid gap-6">
      {days.map(([day, list]) => (
        <li key={day} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-3 sm:grid-cols-[5rem_minmax(0,1fr)]">
          <h2 className={`sticky top-20 self-start text-center ${day === today ? "text-brand-text" : ""}`}>
            <span className="block font-display text-[2rem] leading-none font-[460] tabular-nums">
              {format.number(Number(day.slice(8)))}
            </span>
            <span className="mt-1 block text-2xs font-semibold">
              {day === today ? t(($) => $.today) : format.date(day, { weekday: "short", timeZone: "UTC" })}
            </span>
          </h2>
          <ul className="rounded-lg bg-surface shadow-2 lines-y">
            {list.map((of) => (
              <Row key={`${of.memberDisplayData.id}${of.type}`} of={of} cards={cards} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
