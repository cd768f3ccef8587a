import { openModal } from "@plaudit/ui/open-overlay.ts";
import { useEffect, useRef } from "react";
import { type Location, useLocation } from "react-router";
import { pathTo } from "../../screens.ts";

/** The place of the screen: where the person is, or, under an overlay, where they were; at first that is home. */
export function useUnder(overlay: boolean): Location {
  const location = useLocation();
  const kept = useRef<Location | null>(null);
  if (!overlay) kept.current = location;
  kept.current ??= { ...location, pathname: pathTo("home"), search: "", hash: "" };
  return kept.current;
}

/** A new screen moves the focus to its start; the first one leaves the focus to the browser. */
export function useFocusOnMain(path: string) {
  const before = useRef(path);
  useEffect(() => {
    if (path === before.current) return;
    before.current = path;
    if (!openModal()) document.getElementById("main")?.focus({ preventScroll: true });
  }, [path]);
}
