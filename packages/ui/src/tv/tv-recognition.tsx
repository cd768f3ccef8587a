import type { ReactNode, Ref } from "react";
import { Avatar } from "../avatar.tsx";
import { RecipientFace } from "../entity/recipient-face.tsx";
import type { Person, Quality, Recipient } from "../entity/types.ts";
import { toneStyle } from "../tone.tsx";

type Props = {
  /** Those whose turn it is, three at most; the player rotates them. */
  to: Recipient[];
  names: ReactNode;
  sender: Person;
  text: string;
  qualities: Quality[];
  /** The box that the player scrolls when the words are taller than it. */
  scroller?: Ref<HTMLDivElement>;
};
const sizeOf = (text: string) =>
  text.length < 220 ? "text-[5.3vmin]" : text.length < 420 ? "text-[4.4vmin]" : "text-[3.8vmin]";

/** The words as large as they can be, readable from ten metres. */
export const TvRecognition = ({ to, names, sender, text, qualities, scroller }: Props) => (
  <div className="flex h-full flex-col justify-center landscape:w-[66%] portrait:pt-[48vmin]">
    <div className="mt-[3vmin] flex items-center gap-[3vmin]">
      <span className="flex" data-theme="light">
        {to.slice(0, 3).map((r, i) => (
          <span key={r.id} className={`size-[16vmin] shrink-0 ${i ? "-ms-[3vmin]" : ""}`}>
            <RecipientFace recipient={r} size="xl" ring="ring-[.8vmin] ring-deep" />
          </span>
        ))}
      </span>
      <h1 className="line-clamp-3 text-[4.6vmin] leading-tight font-semibold wrap-anywhere">{names}</h1>
    </div>
    <div ref={scroller} className="mt-[4vmin] min-h-0 overflow-hidden">
      <p
        dir="auto"
        className={`text-start font-display leading-[1.28] font-[380] wrap-anywhere whitespace-pre-line track-display ${sizeOf(text)}`}
      >
        {text}
      </p>
    </div>
    <div className="mt-[4vmin] flex shrink-0 flex-wrap items-center gap-x-[3vmin] gap-y-[2vmin]">
      <span className="flex items-center gap-[2vmin] text-[3.2vmin]">
        <span className="size-[7vmin] shrink-0" data-theme="light">
          <Avatar person={sender} size="xl" decorative />
        </span>
        <bdi>{sender.name}</bdi>
      </span>
      {qualities.slice(0, 3).map((quality) => (
        <span
          key={quality.id}
          className="tone-chip flex items-center gap-[1.3vmin] rounded-full px-[2.4vmin] py-[.9vmin] text-[3vmin] font-semibold"
          style={toneStyle(quality.color)}
        >
          <i className="tone-dot size-[1.7vmin] rounded-full" />
          {quality.name}
        </span>
      ))}
    </div>
  </div>
);
