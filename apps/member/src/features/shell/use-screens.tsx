import { type ReactElement, useEffect, useRef } from "react";
import {
  type Location,
  UNSAFE_LocationContext,
  useLocation,
  useMatches,
  useNavigationType,
  useOutlet,
} from "react-router";

interface Shown {
  outlet: ReactElement | null;
  location: Location;
}

/**
 * The screen, and what is drawn over it: an overlay route leaves the screen that was open in place and alive. Without one, as
 * after a reload, `under` stands there.
 */
export function useScreens(under: ReactElement | null = null) {
  const location = useLocation();
  const type = useNavigationType();
  const outlet = useOutlet();
  const last = useMatches().at(-1);
  const isOverlay = (last?.handle as { overlay?: boolean } | undefined)?.overlay === true;
  const kept = useRef<Shown | null>(null);
  if (!isOverlay) kept.current = { outlet, location };
  useFocusOnMain(isOverlay ? null : location.pathname);
  const shown = kept.current ?? { outlet: under, location: { ...location, pathname: "/home", search: "", hash: "" } };
  return {
    screen: (
      <UNSAFE_LocationContext.Provider value={{ location: shown.location, navigationType: type }}>
        {shown.outlet}
      </UNSAFE_LocationContext.Provider>
    ),
    overlay: isOverlay ? outlet : null,
    helpId: last?.id ?? "",
  };
}

/** A new screen begins at its beginning for the keyboard too; the first one leaves the focus to the browser. */
function useFocusOnMain(path: string | null) {
  const before = useRef(path);
  useEffect(() => {
    if (path === null || path === before.current) return;
    if (before.current !== null && !document.querySelector("dialog:modal")) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    before.current = path;
  }, [path]);
}
