import type { CalendarEvent } from "@plaudit/api/celebration.ts";
import { useFormat } from "@plaudit/i18n/react.ts";
import { CelebrationSlip } from "@plaudit/ui/entity/celebration-slip.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useCelebrationText } from "../use-celebration-text.ts";

type Props = { event: CalendarEvent; to: string; menu?: ReactNode };

export function EventSlip({ event, to, menu }: Props) {
  const { kind, said } = useCelebrationText();
  const format = useFormat();
  const { id, memberDisplayData: person, type, count, milestone, pictureUrls, celebratedOn } = event;
  return (
    <CelebrationSlip
      person={person}
      kind={type}
      years={count}
      milestone={milestone}
      urls={pictureUrls}
      id={`h-${id}`}
      words={
        <Link to={to} className="hocus:underline">
          {said(event)}
        </Link>
      }
      note={
        <>
          {kind(event)} ·{" "}
          <time dateTime={celebratedOn}>
            {format.date(celebratedOn, { day: "numeric", month: "short", timeZone: "UTC" })}
          </time>
        </>
      }
      menu={menu}
    />
  );
}
