import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Scrolls to the item or part of the page in `/home#…` once it is drawn; `drawn` counts the items. */
export function useAnchor(drawn: number) {
  const { hash } = useLocation();
  const reached = useRef("");
  useEffect(() => {
    if (drawn === 0 || !hash || reached.current === hash) return;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!place) return;
    reached.current = hash;
    place.scrollIntoView();
  }, [drawn, hash]);
}
