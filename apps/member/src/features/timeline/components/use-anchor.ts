import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** `/home#…` goes to a moment, or to a part of the page, once it is there; `drawn` counts what is. */
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
