import type { ReactNode } from "react";
import { Link } from "react-router";
import { Avatar } from "../avatar.tsx";
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
          <Link to={`/profile/${person.id}`} className="block truncate text-sm font-semibold hocus:underline">
            <bdi>{person.name}</bdi>
          </Link>
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
