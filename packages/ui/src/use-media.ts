import { useSyncExternalStore } from "react";

/** The theme's `md` and `lg`, for `useMedia`. */
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
