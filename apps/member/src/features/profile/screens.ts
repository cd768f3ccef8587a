import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { CircleUserRound } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  "profile-me": {
    path: "/profile/me",
    module: "profile",
    texts: ["profile", "award", "celebration", "calendarEvent"],
    menu: { group: "main", order: 2, icon: CircleUserRound },
    next: "settings",
  },
  "profile-edit": { path: "/profile/me/edit", texts: ["profile", "media"], next: "profile-me" },
  profile: { path: "/profile/:id", texts: ["profile", "award", "celebration", "calendarEvent"], next: "home" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
