import { useEffect } from "react";
import { useLocation } from "react-router";

/** `/home#…` goes to a moment, or to a part of the page, once it is there. */
export function useAnchor(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [ready, hash]);
}
