import type { ReactNode } from "react";
import { Avatar } from "../avatar.tsx";
import type { Person } from "../entity/types.ts";
import { TvFace } from "./tv-face.tsx";

type Props = { people: { person: Person; note: ReactNode }[] };

/** Whose day comes next, in the band. */
export const TvSoon = ({ people }: Props) => (
  <ul className="grid gap-x-[4vmin] gap-y-[3.5vmin] landscape:grid-cols-2">
    {people.map(({ person, note }) => (
      <li key={person.id} className="flex min-w-0 items-center gap-[2.4vmin]">
        <TvFace>
          <Avatar person={person} size="xl" decorative />
        </TvFace>
        <span className="min-w-0">
          <b className="line-clamp-1 font-semibold wrap-anywhere">
            <bdi>{person.name}</bdi>
          </b>
          <span className="line-clamp-2 text-on-deep-2 wrap-anywhere">{note}</span>
        </span>
      </li>
    ))}
  </ul>
);
