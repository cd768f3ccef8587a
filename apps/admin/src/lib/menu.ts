import type { Permission } from "@plaudit/api/permissions.ts";

type Group = "people" | "platform" | "points" | "engagement" | "tools" | "analytics";
interface Entry {
  id: "values";
  group: Group;
  path: string;
  permission: Permission;
}
/** The console's rooms in the order of its groups; each opens by its own permission. An area that does not stand yet is not here. */
export const rooms: Entry[] = [{ id: "values", group: "platform", path: "/values", permission: "value:create" }];
