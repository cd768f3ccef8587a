import { Link } from "react-router";
import { Avatar } from "../avatar.tsx";
import { Quote } from "../later-icons.tsx";
import { toneStyle } from "../tone.tsx";
import type { Person, Quality } from "./types.ts";

type Props = {
  to: string;
  text: string;
  /** The sender, or the recipients. */
  person: Person;
  quality?: Quality;
  /** 'Teaches · October 2026' */
  note: string;
  large?: boolean;
};

/** A recognition on a profile. */
export const RecognitionTile = ({ to, text, person, quality, note, large }: Props) => (
  <Link
    to={to}
    className="flex h-full flex-col rounded-lg bg-surface p-5 shadow-2 hover:shadow-3 sm:p-6"
    style={toneStyle(quality?.color ?? 35)}
  >
    <Quote className="tone-text size-6 rtl:[scale:-1_1]" strokeWidth={1.5} aria-hidden="true" />
    <span
      dir="auto"
      className={`mt-3 line-clamp-6 text-start font-display font-[400] wrap-anywhere ${large ? "text-loud leading-[1.3] text-balance track-display" : "text-note"}`}
    >
      {text}
    </span>
    <span className="mt-auto flex items-center gap-2.5 pt-5 text-xs text-ink-2">
      <Avatar person={person} decorative />
      <span className="min-w-0">
        <b className="block font-semibold text-ink wrap-anywhere">
          <bdi>{person.name}</bdi>
        </b>
        {note}
      </span>
    </span>
  </Link>
);
