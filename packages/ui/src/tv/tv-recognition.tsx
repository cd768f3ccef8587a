import type { ReactNode } from "react";
import { Avatar } from "../avatar.tsx";
import type { Person, Quality } from "../entity/types.ts";
import { toneStyle } from "../tone.tsx";

type Props = {
  people: ReactNode;
  /** What was said; takes the room that is left. */
  children: ReactNode;
  sender: Person;
  qualities: Quality[];
  /** The art takes the end third. */
  aside: boolean;
};

/** The words as large as they can be, readable from ten metres. */
export const TvRecognition = ({ people, children, sender, qualities, aside }: Props) => (
  <div
    className={`flex h-full flex-col justify-center gap-[4vmin] py-[3vmin] ${aside ? "landscape:h-[calc(100%+12vmin)] landscape:w-[68%] portrait:pt-[48vmin]" : ""}`}
  >
    {people}
    {children}
    <div className="flex shrink-0 flex-wrap items-center gap-x-[3vmin] gap-y-[2vmin]">
      <span className="flex max-w-full min-w-0 items-center gap-[2vmin] text-[3.2vmin]">
        <span className="size-[7vmin] shrink-0" data-theme="light">
          <Avatar person={sender} size="xl" decorative />
        </span>
        <bdi className="min-w-0 truncate">{sender.name}</bdi>
      </span>
      <span className="flex max-w-full min-w-0 items-center gap-[2vmin]">
        {qualities.slice(0, 3).map((quality) => (
          <span
            key={quality.id}
            className="tone-chip flex min-w-0 items-center gap-[1.3vmin] rounded-full px-[2.4vmin] py-[.9vmin] text-[3vmin] leading-tight font-semibold"
            style={toneStyle(quality.color)}
          >
            <i aria-hidden="true" className="tone-dot size-[1.7vmin] shrink-0 rounded-full" />
            <bdi className="truncate">{quality.name}</bdi>
          </span>
        ))}
      </span>
    </div>
    {/* Beside the code the words may have the foot of the screen too, once they need it. */}
    {aside && (
      <i aria-hidden="true" className="-mt-[4vmin] hidden min-h-0 shrink-[999] basis-[12vmin] landscape:block" />
    )}
  </div>
);
