import { collectScreens, pathsOf } from "@plaudit/ui/app/screen.ts";
import { groups, type Paths, type Screen } from "./lib/screen.ts";

/** Every screen of the console, from the features that have them. */
export const screens = collectScreens<Screen>(import.meta.glob("./features/*/screens.ts", { eager: true }));
export type ListedScreen = (typeof screens)[number];

export const pathTo = pathsOf<Paths>(screens);

/** The screens of a group of the menu, in their order. */
const inGroup = (group: (typeof groups)[number]) =>
  screens
    .filter((screen) => screen.menu?.group === group)
    .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));

export const navItems = groups.map((group) => ({ group, items: inGroup(group) }));

/** Where the console opens: the menu from above, then what only the command menu leads to. */
export const landings = [
  ...navItems.flatMap(({ items }) => items),
  ...screens.filter((screen) => screen.command === "open"),
];

/** What the command menu leads to: the menu, screens beside it, and other ways in. */
export const commandLinks = [
  ...navItems.flatMap(({ group, items }) =>
    items.map(({ id, texts, path, permission }) => ({ id, texts, to: path, permission, group, command: "open" })),
  ),
  ...screens.flatMap(({ id, texts, path, permission, command, ways = {} }) => [
    ...(command ? [{ id, texts, to: path, permission, group: undefined, command }] : []),
    ...Object.entries(ways).map(([way, { search, ...more }]) => ({
      ...more,
      id: way,
      texts,
      to: path + search,
      group: undefined,
    })),
  ]),
];
