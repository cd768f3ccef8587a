import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const own = { permission: "award:create-type", texts: ["award-admin", "award-badge", "media", "member"] } as const;

export const screens = defineScreens({
  "award-types": {
    ...own,
    path: "/awards/list/awards",
    menu: { group: "engagement", order: 1 },
    skeleton: "list",
    firstSteps: { award: { minutes: 4, permission: "award:create-type" } },
  },
  "award-nominations": { ...own, path: "/awards/list/nominations", section: "award-types", skeleton: "list" },
  "award-nomination": { ...own, path: "/awards/nomination/:id", section: "award-types", skeleton: "list" },
  "award-type": { ...own, path: "/awards/award/:id", section: "award-types", skeleton: "list" },
  "award-type-new": {
    ...own,
    path: "/awards/configure/new",
    module: "award-type-edit",
    section: "award-types",
    command: "add",
    skeleton: "fields",
  },
  "award-type-edit": { ...own, path: "/awards/configure/:id", section: "award-types", skeleton: "fields" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
