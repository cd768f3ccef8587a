import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const own = { permission: "announcement:manage", texts: ["announcement-admin", "member"] } as const;

export const screens = defineScreens({
  announcements: { ...own, path: "/announcements", menu: { group: "engagement", order: 3 } },
  "announcement-new": {
    ...own,
    path: "/announcements/configure",
    module: "announcement-edit",
    command: "add",
    skeleton: "fields",
  },
  "announcement-edit": { ...own, path: "/announcements/configure/:id", skeleton: "fields" },
  "announcement-readers": { ...own, path: "/announcements/:id", skeleton: "list" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
