import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { hasTallLetters } from "./tall-letters.ts";

/** In vmin; the least is 65 of 1,080 lines. */
const LEAST = 6;
const sizes = [23, 20, 17, 14, 12.5, 11, 10, 9, 8.2, 7.4, 6.8, 6.4, LEAST];
const mostOf = { p: 14, h1: 23 };

/** Each look at a size is a layout: half of those left are ruled out by it. */
function largest(descending: number[], fits: (size: number) => boolean): number {
  let [from, to] = [0, descending.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (fits(descending[middle] ?? LEAST)) to = middle;
    else from = middle + 1;
  }
  return descending[from] ?? LEAST;
}

interface Props {
  text: string;
  /** The element: a message, or what the slide is about. */
  as?: "p" | "h1";
  /** Its largest size, in vmin. */
  most?: number;
  /** Whether what does not fit moves past. */
  moving?: boolean;
}

/** Text as large as its box allows. What does not fit at the smallest size scrolls. */
export function TvWords({ text, as: Words = "p", most = mostOf[Words], moving = false }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement & HTMLHeadingElement>(null);
  const [{ size, overflow }, setFit] = useState({ size: LEAST, overflow: 0 });
  useLayoutEffect(() => {
    const [box, element] = [room.current, words.current];
    if (!box || !element) return;
    const fits = (vmin: number) => {
      element.style.fontSize = `${vmin}vmin`;
      return element.scrollHeight <= box.clientHeight && element.scrollWidth <= box.clientWidth;
    };
    let measured = "";
    const measure = () => {
      // The observer reports the first size, too.
      const room = `${box.clientWidth} ${box.clientHeight}`;
      if (room === measured) return;
      measured = room;
      // A word that is broken would fit any width.
      element.style.overflowWrap = "normal";
      const found = largest(
        sizes.filter((vmin) => vmin <= most),
        fits,
      );
      element.style.overflowWrap = "";
      element.style.fontSize = `${found}vmin`;
      setFit({ size: found, overflow: Math.max(0, element.scrollHeight - box.clientHeight) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [text, Words, most]);
  const long = overflow > 0;
  return (
    <div
      ref={room}
      data-fit=""
      className={`flex min-h-0 grow flex-col overflow-hidden portrait:min-h-[34vmin] ${long ? "mask-[linear-gradient(transparent,black_3vmin,black_calc(100%-3vmin),transparent)]" : "justify-center"}`}
    >
      <div
        className={long ? "tv-read py-[2vmin]" : ""}
        data-still={moving ? undefined : ""}
        style={{ "--overflow": `calc(${overflow}px + 4vmin)` } as CSSProperties}
      >
        <Words
          ref={words}
          dir="auto"
          className={`py-[.6vmin] text-start font-display font-[400] text-balance wrap-anywhere whitespace-pre-line track-display ${hasTallLetters(text) ? "leading-[1.5]" : "leading-[1.16]"}`}
          style={{ fontSize: `${size}vmin` }}
        >
          {text}
        </Words>
      </div>
    </div>
  );
}
