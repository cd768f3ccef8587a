import { collectScreens, pathsOf } from "@plaudit/ui/app/screen.ts";
import type { Paths, Screen } from "./lib/screen.ts";

/** Every screen of both documents, from the features that have them. */
export const screens = collectScreens<Screen>(import.meta.glob("./features/*/screens.ts", { eager: true }));
export type ListedScreen = (typeof screens)[number];

export const signInScreens = screens.filter(({ document }) => document === "auth");
export const memberScreens = screens.filter(({ document }) => document !== "auth");

export const pathTo = pathsOf<Paths>(screens);

/** The pages of the settings except the general one, in order. */
export const settingsScreens = memberScreens
  .filter(({ settings }) => settings !== undefined)
  .toSorted((a, b) => (a.settings ?? 0) - (b.settings ?? 0));

type MenuScreen = ListedScreen & { menu: NonNullable<Screen["menu"]> };

/** The menu's screens of a group, in their order. */
export const navItems = (group: MenuScreen["menu"]["group"]): MenuScreen[] =>
  memberScreens
    .filter((screen): screen is MenuScreen => screen.menu?.group === group)
    .toSorted((a, b) => a.menu.order - b.menu.order);
