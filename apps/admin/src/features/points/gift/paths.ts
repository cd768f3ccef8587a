import { pathTo } from "../../../screens.ts";
import type { Source } from "./data.ts";

const screens = {
  birthday: "points-birthdays",
  anniversary: "points-anniversary",
  welcome: "points-welcome",
  onboarding: "points-onboarding",
} as const;
/** In the order in which they are shown. */
export const sources = Object.keys(screens) as Source[];
export const giftPath = (source: Source, id: string): string => pathTo(screens[source], { id });
/** What a path of one of them is about. */
export const sourceOf = (path: string): Source =>
  sources.find((source) => path.startsWith(giftPath(source, ""))) ?? "birthday";
