import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { Settings2 } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  settings: {
    path: "/settings",
    texts: ["settings"],
    menu: { group: "personal", order: 1, icon: Settings2 },
    next: "change-password",
  },
  "settings-notifications": {
    path: "/settings/notifications",
    texts: ["settings"],
    settings: 1,
    next: "notifications",
  },
  "settings-privacy": { path: "/settings/privacy", texts: ["settings"], settings: 2, next: "profile-edit" },
  "settings-data": { path: "/settings/data", texts: ["settings"], settings: 5, next: "settings-privacy" },
  "change-password": { path: "/settings/change-password", texts: ["settings"], settings: 4, next: "settings" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
