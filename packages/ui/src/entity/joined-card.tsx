import type { ReactNode } from "react";
import { Link } from "react-router";
import { SproutGlyph } from "../art/glyphs.tsx";
import { Avatar } from "../avatar.tsx";
import { Card } from "../card.tsx";
import type { Format } from "../format.ts";
import type { Person } from "./types.ts";

type Props = {
  id: string;
  person: Person;
  teamName: string | null;
  joinedAt: string;
  /** After the name: 'is new here'. */
  label: string;
  format: Format;
  /** What the reader can do, such as recognizing them. */
  action?: ReactNode;
};

/** A new colleague in the feed. */
export const JoinedCard = ({ id, person, teamName, joinedAt, label, format, action }: Props) => (
  <Card
    aria-labelledby={`h-${id}`}
    className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:flex-nowrap sm:px-6"
  >
    <div className="flex min-w-0 grow items-center gap-3.5 max-sm:basis-full">
      <span className="relative shrink-0">
        <Avatar person={person} size={48} decorative />
        <span className="absolute -end-1.5 -bottom-1 grid size-6 place-items-center rounded-full bg-brand-soft text-brand-text halo-2">
          <SproutGlyph className="size-4" />
        </span>
      </span>
      <div className="min-w-0">
        <h2 id={`h-${id}`} className="text-sm leading-snug font-semibold wrap-anywhere">
          <Link to={`/profile/${person.id}`} className="hocus:underline">
            <bdi>{person.name}</bdi>
          </Link>{" "}
          <span className="font-normal text-ink-2">{label}</span>
        </h2>
        <p className="mt-0.5 text-xs text-ink-2 wrap-anywhere">
          {person.jobTitle && (
            <>
              <bdi>{person.jobTitle}</bdi> ·{" "}
            </>
          )}
          {teamName && (
            <>
              <bdi>{teamName}</bdi> ·{" "}
            </>
          )}
          <time dateTime={joinedAt}>{format.ago(joinedAt)}</time>
        </p>
      </div>
    </div>
    {action}
  </Card>
);
