import { openModal } from "@plaudit/ui/open-overlay.ts";
import { useEffect, useRef } from "react";

/** A new screen moves the focus to its start; the first one leaves the focus to the browser. */
export function useFocusOnMain(path: string) {
  const before = useRef(path);
  useEffect(() => {
    if (path === before.current) return;
    before.current = path;
    if (!openModal()) document.getElementById("main")?.focus({ preventScroll: true });
  }, [path]);
}
