import { useLayoutEffect } from "react";
import { type Location, useNavigationType } from "react-router";
import { scrollKey } from "./scroll-key.ts";

const store = "plaudit.scroll";
let places: Record<string, number> | undefined;
let last = 0;

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

const waitForContent = 3000;

/** Goes to a place that may not be there yet: what a reload fetches again makes the page longer. The first touch ends the wait. */
function reach(place: number): () => void {
  scrollTo(0, place);
  if (Math.abs(scrollY - place) < 2) return () => {};
  const grown = new ResizeObserver(() => {
    scrollTo(0, place);
    if (Math.abs(scrollY - place) < 2) stop();
  });
  const gestures = ["wheel", "touchstart", "keydown", "pointerdown"];
  const timer = setTimeout(() => stop(), waitForContent);
  function stop() {
    clearTimeout(timer);
    grown.disconnect();
    for (const gesture of gestures) removeEventListener(gesture, stop);
  }
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  grown.observe(document.body);
  return stop;
}

/** A page starts at its top or at its `#anchor`; going back finds the place that was left. */
export function useScroll(location: Location) {
  const type = useNavigationType();
  const { hash } = location;
  const key = scrollKey(location);
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => {
      last = scrollY;
    };
    const keep = () => {
      sessionStorage.setItem(store, JSON.stringify({ ...places, [key]: last }));
    };
    addEventListener("scroll", remember, { passive: true });
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("scroll", remember);
      removeEventListener("pagehide", keep);
    };
  }, [key]);
  // The kind of the step belongs to the key; on its own it moves nothing.
  useLayoutEffect(() => {
    places ??= read();
    const all = places;
    const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    let stop = () => {};
    // Nothing is measured where nothing moves: on the first screen that would cost a layout of its own.
    if (type === "POP" && all[key] !== undefined) stop = reach(all[key]);
    else if (anchor) anchor.scrollIntoView();
    else if (type !== "POP") scrollTo(0, 0);
    if (type !== "POP" || anchor || all[key] !== undefined) last = scrollY;
    return () => {
      stop();
      all[key] = last;
    };
  }, [key, hash]);
}
