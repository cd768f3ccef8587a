import { useSyncExternalStore } from "react";

/** The theme's breakpoints, for `useMedia`. */
export const SM = "(min-width: 37.5rem)";
export const MD = "(min-width: 56.25rem)";
export const LG = "(min-width: 75rem)";

/** Whether the screen is so; for where another list, not another look, is drawn. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
