import { use } from "react";
import { loadedScreen, loadScreen, type Screen } from "./screens.ts";

/** A screen once its code has loaded; until then the previous one stays, and errors reach the error boundary. */
export function ShownScreen({ screen }: { screen: Screen }) {
  use(loadScreen(screen));
  const Component = loadedScreen(screen);
  return Component ? <Component /> : null;
}
