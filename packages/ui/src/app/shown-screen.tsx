import { use } from "react";
import { loadedScreen, loadScreen, type Screen } from "./screens.ts";

/** A screen once its code is here; until then the one before stays, and what fails is the error boundary's. */
export function ShownScreen({ screen }: { screen: Screen }) {
  const ready = loadedScreen(screen);
  if (!ready) use(loadScreen(screen));
  const Component = ready ?? loadedScreen(screen);
  return Component ? <Component /> : null;
}
