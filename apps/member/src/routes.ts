import type { Screen } from "@plaudit/ui/app/screens.ts";
import { texts } from "./lib/texts.ts";
import { type ListedScreen, memberScreens } from "./screens.ts";

const modules = import.meta.glob<Awaited<ReturnType<Screen["begin"]>>>([
  "./routes/*.tsx",
  "!./routes/{layout,route-error}.tsx",
]);

/** The screens of members with what loads them. */
export const routed: readonly (Screen & ListedScreen)[] = memberScreens.map((screen) => {
  const begin = modules[`./routes/${screen.module ?? screen.id}.tsx`];
  if (!begin) throw new Error(`there is no file for the screen ${screen.id}`);
  return { ...screen, begin, needs: screen.texts.map((namespace) => () => texts(namespace)) };
});
