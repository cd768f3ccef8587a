import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  notifications: {
    path: "/notifications",
    permission: "notification:manage-settings",
    texts: ["notification-settings"],
    menu: { group: "platform", order: 4 },
    skeleton: "fields",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
