import { useEffect, useRef } from "react";
import { openModal } from "../open-overlay.ts";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
/** How the key is written on this device. */
export const commandKey = () => (isApple() ? "⌘K" : "Ctrl K");

/** Ctrl or ⌘ with K, also while somebody types; never over an open dialog. */
export function useCommandKey(act: () => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(isApple() ? event.metaKey : event.ctrlKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat && !openModal()) latest.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
