import "./card-paper.css";
import type { CSSProperties } from "react";
import { hueOf } from "../art/seed.ts";
import { PausablePicture } from "./pausable-picture.tsx";
import type { Person } from "./types.ts";

/** In units of the page, as the layout has it. */
export type SignatureLook = {
  size: number;
  leading: number;
  words: string;
  picture: { width: number; height: number } | null;
  beside: number;
};
export type SignatureShown = {
  author: Person;
  look: SignatureLook;
  hand: string;
  /** A hue; null for the author's own. */
  ink: number | null;
  gif: string | null;
  picture: string | null;
};
const hands: Record<string, string> = {
  serif: "font-display font-[420]",
  lean: "font-display font-[400] card-lean",
  print: "font-sans font-medium",
};
const u = (units: number) => `calc(var(--u) * ${units})`;
const FRAME = 9;
const FOOT = 16;

/** What one hand left on the card: words in the writer's own ink, or a picture that is stuck on. */
export function Signature({ of, playing }: { of: SignatureShown; playing: boolean }) {
  const { author, look, hand, ink, gif, picture } = of;
  const { width, height } = look.picture ?? { width: 0, height: 0 };
  return (
    <div style={{ "--tone": ink ?? hueOf(author.id) } as CSSProperties}>
      <div className={look.beside ? "flex flex-wrap items-start" : ""} style={{ columnGap: u(14) }}>
        {gif && look.picture && (
          <div
            className="relative overflow-hidden rounded-md bg-sunken shadow-2"
            style={{ width: u(width), height: u(height) }}
          >
            <PausablePicture src={gif} alt="" playing={playing} />
          </div>
        )}
        {picture && look.picture && (
          <div
            className="card-print relative shadow-2"
            style={{ padding: u(FRAME), paddingBottom: u(FRAME + FOOT), width: u(width + 2 * FRAME) }}
          >
            <img
              src={picture}
              alt=""
              loading="lazy"
              decoding="async"
              className="w-full object-cover"
              style={{ height: u(height) }}
            />
            <i aria-hidden="true" className="card-tape" />
          </div>
        )}
        {look.words && (
          <p
            dir="auto"
            className={`card-words card-ink min-w-0 text-start wrap-anywhere whitespace-pre-line ${hands[hand] ?? hands.serif}`}
            style={
              {
                ["--size" as string]: look.size,
                fontSize: u(look.size),
                lineHeight: look.leading,
                ...(look.beside ? { width: u(look.beside) } : look.picture ? { marginTop: u(8) } : {}),
              } as CSSProperties
            }
          >
            {look.words}
          </p>
        )}
      </div>
      <p
        className="card-ink truncate font-semibold"
        style={{ fontSize: `max(${u(13.5)}, 0.6875rem)`, lineHeight: u(24) }}
      >
        <bdi>{author.name}</bdi>
      </p>
    </div>
  );
}
