import { useLayoutEffect } from "react";
import { type Location, useNavigationType } from "react-router";

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

/** A page begins at its top or at its `#anchor`; going back finds the place that was left. */
export function useScroll({ key, hash }: Location) {
  const type = useNavigationType();
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
    if (type === "POP" && all[key] !== undefined) scrollTo(0, all[key]);
    else if (anchor) anchor.scrollIntoView();
    else if (type !== "POP") scrollTo(0, 0);
    last = scrollY;
    return () => {
      all[key] = last;
    };
  }, [key, hash]);
}
