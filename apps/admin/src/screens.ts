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

/** The menu entry that a screen belongs to: its own, the one that it names, or the one above its path. */
const placeOf = ({ id, section = id, path }: ListedScreen) => {
  const entries = navItems.flatMap(({ items }) => items);
  const at = entries.findIndex((entry) => entry.id === section || path.startsWith(`${entry.path}/`));
  return at < 0 ? entries.length : at;
};

interface CommandLink extends Pick<ListedScreen, "id" | "texts" | "permission" | "feature"> {
  to: string;
  group?: (typeof groups)[number];
  command: "open" | "add";
}
const linksOf = ({ id, texts, path, permission, feature, menu, command, ways = {} }: ListedScreen): CommandLink[] => {
  const of = feature ? { feature } : {};
  return [
    ...(menu || command
      ? [{ id, texts, to: path, permission, ...of, group: menu?.group, command: command ?? "open" }]
      : []),
    ...Object.entries(ways).map(([way, { search, ...rest }]) => ({
      ...rest,
      id: way,
      texts,
      to: path + search,
      ...of,
    })),
  ];
};

/** What the command menu leads to: the menu's screens, then those beside it, in the menu's order. */
export const commandLinks = screens
  .toSorted((a, b) => placeOf(a) - placeOf(b))
  .flatMap(linksOf)
  .toSorted((a, b) => Number(!a.group) - Number(!b.group));
