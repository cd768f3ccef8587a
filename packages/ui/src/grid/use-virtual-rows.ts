import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** Rows beyond the edges that are drawn too, so that a turn of the wheel finds them there. */
const BEYOND = 16;
/** The stretch that is drawn moves by so many at a time: between, scrolling draws nothing again. */
const STEP = 8;

interface Virtual {
  count: number;
  /** Pixels, the same for each. */
  height: number;
  /** What scrolls; without it, the page. */
  scroller?: RefObject<HTMLElement | null>;
  /** The box that holds the rows. */
  box: RefObject<HTMLElement | null>;
  onRange: (first: number, last: number) => void;
}
const stretch = (top: number, view: number, height: number, count: number): [number, number] => {
  const first = Math.floor(Math.max(0, top / height - BEYOND) / STEP) * STEP;
  const last = Math.ceil(((top + view) / height + BEYOND) / STEP) * STEP;
  return [Math.min(first, Math.max(0, count - 1)), Math.min(count, last)];
};

/** Which rows of a long list have to be drawn, from one up to, not including, the other. */
export function useVirtualRows({ count, height, scroller, box, onRange }: Virtual): [number, number] {
  const [range, setRange] = useState<[number, number]>(() => stretch(0, 800, height, count));
  useLayoutEffect(() => {
    const element = scroller?.current;
    const target: HTMLElement | Window = element ?? window;
    const look = () => {
      if (!box.current) return;
      const top = element ? element.scrollTop : Math.max(0, -box.current.getBoundingClientRect().top);
      const next = stretch(top, element?.clientHeight ?? innerHeight, height, count);
      setRange((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
    };
    look();
    target.addEventListener("scroll", look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(element ?? document.documentElement);
    return () => {
      target.removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, [count, height, scroller, box]);
  const [first, last] = range;
  useEffect(() => onRange(first, last), [first, last, onRange]);
  return range;
}
