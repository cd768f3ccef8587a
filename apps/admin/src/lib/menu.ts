import type { ConsoleKey, Permission } from "@plaudit/api/permissions.ts";
import type { Resources } from "@plaudit/i18n/resources.ts";

/** In the order of the menu. */
export const groups = ["people", "platform", "tools"] as const;
interface Entry {
  id: keyof Resources["admin"]["room"];
  group: (typeof groups)[number];
  path: string;
  /** Other paths that belong to the room. */
  also?: string[];
  permission: ConsoleKey;
  /** Opened by its address and by the command menu only. */
  hidden?: true;
}
/** The console's rooms in the order of its groups; each opens by its own permission. An area that does not stand yet is not here. */
export const rooms: Entry[] = [
  {
    id: "users",
    group: "people",
    path: "/manage/users",
    also: ["/manage/teams", "/user", "/team"],
    permission: "identity:browse",
  },
  { id: "branding", group: "platform", path: "/customize", permission: "identity:browse" },
  { id: "localization", group: "platform", path: "/localization", permission: "identity:browse" },
  { id: "values", group: "platform", path: "/values", permission: "value:create" },
  { id: "tvs", group: "tools", path: "/integrations/plaudit-tvs", permission: "tv:browse" },
  { id: "logs", group: "tools", path: "/logs", permission: "audit:browse", hidden: true },
];

interface Door {
  id: keyof Resources["admin"]["door"];
  path: string;
  permission: Permission;
  /** Begins something new. */
  adds?: true;
}
/** Screens inside a room, or without a place in the menu, that the command menu leads to as well. */
export const doors: Door[] = [
  { id: "teams", path: "/manage/teams", permission: "identity:browse" },
  { id: "user-new", path: "/manage/users?add", permission: "identity:manage", adds: true },
  { id: "team-new", path: "/team/create", permission: "identity:manage", adds: true },
  { id: "value-new", path: "/values/configure", permission: "value:create", adds: true },
  { id: "tv-new", path: "/integrations/plaudit-tvs/configure", permission: "integration:manage", adds: true },
];

/** Whether a path is a room's. */
const isIn = ({ path: own, also = [] }: Pick<Entry, "path" | "also">, path: string) =>
  [own, ...also].some((root) => path === root || path.startsWith(`${root}/`));

/** Whether an area stands: what leads into one that does not is left out. */
export const stands = (path: string) => rooms.some((room) => isIn(room, path));
