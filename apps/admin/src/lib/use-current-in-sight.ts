import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For a row of links that a phone scrolls: the open one is in sight, also once `loaded` has changed how wide they are. */
export function useCurrentInSight(loaded = true) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const layout = `${pathname} ${loaded}`;
  useEffect(() => {
    const current = layout && row.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (current && row.current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [layout]);
  return row;
}
