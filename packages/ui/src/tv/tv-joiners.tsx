import { Avatar } from "../avatar.tsx";
import type { Person } from "../entity/types.ts";
import { TvFace } from "./tv-face.tsx";
import { TvWords } from "./tv-words.tsx";

type Props = { title: string; people: Person[] };

/** With up to two people there is a drawing; more fill the screen in rows. */
export const isFew = (people: readonly unknown[]) => people.length <= 2;

const columns = (count: number) => (count <= 2 ? "" : count === 3 ? "landscape:grid-cols-3" : "landscape:grid-cols-2");

/** New faces, four at a time. */
export const TvJoiners = ({ title, people }: Props) => (
  <>
    <TvWords as="h1" text={title} />
    <ul className={`grid shrink-0 gap-x-[4vmin] gap-y-[2.5vmin] portrait:gap-y-[3.6vmin] ${columns(people.length)}`}>
      {people.map((person) => (
        <li key={person.id} className="flex min-w-0 items-center gap-[2.6vmin]">
          <TvFace className={people.length <= 3 ? "size-[15vmin] portrait:size-[20vmin]" : "size-[14vmin]"}>
            <Avatar person={person} size="xl" decorative />
          </TvFace>
          <span className="min-w-0">
            <b className="line-clamp-2 leading-[1.14] font-semibold wrap-anywhere">
              <bdi>{person.name}</bdi>
            </b>
            <span className={`${people.length === 3 ? "line-clamp-2" : "line-clamp-1"} text-on-deep-2 wrap-anywhere`}>
              <bdi>{person.jobTitle}</bdi>
            </span>
          </span>
        </li>
      ))}
    </ul>
  </>
);
