import { useRef } from "react";
import { type Location, useLocation } from "react-router";
import { pathTo } from "../../screens.ts";

/** The location under an open overlay, otherwise the current one. Defaults to home. */
export function useBackgroundLocation(overlay: boolean): Location {
  const location = useLocation();
  const background = useRef<Location | null>(null);
  if (!overlay) background.current = location;
  background.current ??= { ...location, pathname: pathTo("home"), search: "", hash: "" };
  return background.current;
}
