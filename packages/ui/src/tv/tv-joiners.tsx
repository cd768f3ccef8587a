import { Avatar } from "../avatar.tsx";
import type { Person } from "../entity/types.ts";

type Props = { title: string; text: string; people: Person[] };

/** New faces, six at a time. */
export const TvJoiners = ({ title, text, people }: Props) => (
  <div className="flex h-full flex-col justify-center">
    <h1 className="font-display text-[8.4vmin] leading-[1.05] font-[400] track-display">{title}</h1>
    <p className="mt-[2vmin] max-w-[34ch] text-[3.4vmin] text-on-deep-2">{text}</p>
    <ul className="mt-[6vmin] grid gap-x-[4vmin] gap-y-[4.5vmin] landscape:grid-cols-3 portrait:grid-cols-2 portrait:gap-y-[5vmin]">
      {people.slice(0, 6).map((person) => (
        <li
          key={person.id}
          className="flex items-center gap-[2.6vmin] portrait:flex-col portrait:items-start portrait:gap-[2vmin]"
        >
          <span className="size-[17vmin] shrink-0 portrait:size-[21vmin]" data-theme="light">
            <Avatar person={person} size="xl" decorative />
          </span>
          <span className="min-w-0">
            <b className="line-clamp-2 text-[3.8vmin] leading-tight font-semibold wrap-anywhere">
              <bdi>{person.name}</bdi>
            </b>
            <span className="mt-[.8vmin] line-clamp-2 text-[3vmin] leading-tight text-on-deep-2">
              <bdi>{person.jobTitle}</bdi>
            </span>
          </span>
        </li>
      ))}
    </ul>
  </div>
);
