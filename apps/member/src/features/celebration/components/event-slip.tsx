import type { CalendarEvent } from "@plaudit/api/celebration.ts";
import { useFormat } from "@plaudit/i18n/react.ts";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useCelebrationText } from "../use-celebration-text.ts";

type Props = { event: CalendarEvent; to: string; menu?: ReactNode };

/** Celebrations are many, and small: a milestone alone is drawn large. */
export function EventSlip({ event, to, menu }: Props) {
  const { kind, said } = useCelebrationText();
  const format = useFormat();
  const { id, memberDisplayData: person, type, count, milestone, celebratedOn } = event;
  return (
    <div className="flex items-center gap-3.5 px-4 pt-4 sm:px-6">
      <Avatar person={person} size={48} decorative />
      <div className="min-w-0 grow">
        <h2 id={`h-${id}`} dir="auto" className="text-start text-base leading-snug font-semibold wrap-anywhere">
          <Link to={to} className="hocus:underline">
            {said(event)}
          </Link>
        </h2>
        <p className="mt-0.5 text-xs text-ink-2 wrap-anywhere">
          <bdi>{person.name}</bdi> · {kind(event)} ·{" "}
          <time dateTime={celebratedOn}>
            {format.date(celebratedOn, { day: "numeric", month: "short", timeZone: "UTC" })}
          </time>
        </p>
      </div>
      <Occasion kind={type} years={count} className={milestone ? "size-16" : "size-11"} />
      {menu}
    </div>
  );
}
