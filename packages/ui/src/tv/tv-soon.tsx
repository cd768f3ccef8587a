import { Occasion } from "../art/occasion.tsx";
import { Avatar } from "../avatar.tsx";
import type { Person } from "../entity/types.ts";
import { TvFace } from "./tv-face.tsx";

type Props = {
  people: { person: Person; name: string; kind: Parameters<typeof Occasion>[0]["kind"]; years: number; day: string }[];
  /** On a lying screen. */
  columns: string;
  /** Not in the band. */
  large?: boolean;
};

/** Whose day comes next: what it is, and when. */
export const TvSoon = ({ people, columns, large }: Props) => (
  <ul className={`grid shrink-0 gap-x-[4vmin] gap-y-[3.5vmin] ${columns}`}>
    {people.map(({ person, name, kind, years, day }) => (
      <li key={person.id + kind} className="flex min-w-0 items-center gap-[2.4vmin]">
        <TvFace className={large && people.length <= 3 ? "size-[14vmin] portrait:size-[20vmin]" : "size-[14vmin]"}>
          <Avatar person={person} size="xl" decorative />
        </TvFace>
        <span className="min-w-0">
          <b className={`line-clamp-1 leading-[1.2] font-semibold wrap-anywhere ${large ? "" : "text-[6vmin]"}`}>
            <bdi>{name}</bdi>
          </b>
          <span className="mt-[1.2vmin] flex items-center gap-[1.2vmin] text-on-deep-2">
            <Occasion kind={kind} years={years} className="size-[5.6vmin]" />
            {day}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
