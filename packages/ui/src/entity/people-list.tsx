import type { ReactNode } from "react";
import { Avatar } from "../avatar.tsx";
import { PersonName } from "./person-name.tsx";
import type { Person } from "./types.ts";

type Props = {
  people: { person: Person /** Where somebody is in it twice. */; key?: string; note?: ReactNode; end?: ReactNode }[];
  className?: string;
};

/** Faces with a line beneath and something at the end: peers, who reacted, who added points, members. */
export const PeopleList = ({ people, className = "" }: Props) => (
  <ul className={className}>
    {people.map(({ person, key = "", note, end }) => (
      <li key={person.id + key} className="flex min-h-13 items-center gap-3 py-1.5">
        <Avatar person={person} decorative />
        <div className="min-w-0 grow">
          <PersonName person={person} className="block truncate text-sm font-semibold" />
          {(note ?? person.jobTitle) && (
            <p className="line-clamp-2 text-xs text-ink-2">
              <bdi>{note ?? person.jobTitle}</bdi>
            </p>
          )}
        </div>
        {end}
      </li>
    ))}
  </ul>
);
