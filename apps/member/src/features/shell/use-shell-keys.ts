import { isOverlayOpen } from "@plaudit/ui/open-overlay.ts";
import { useEffect, useRef } from "react";

/** The page itself, or a part of it that was given the focus: nothing that one comes to by Tab. */
const isPage = (target: EventTarget | null) => target instanceof HTMLElement && target.tabIndex < 0;
const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;

/** Single keys that work on every screen, while the focus is on the page itself and nothing is open. */
export function useShellKeys(keys: Record<string, (() => void) | undefined>) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || !isPlain(event) || !isPage(event.target)) return;
      if (isOverlayOpen()) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
