import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { Cake } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  celebrations: {
    path: "/celebrate/calendar",
    short: "/celebrate",
    texts: ["celebration", "calendarEvent"],
    menu: { group: "main", order: 3, icon: Cake, may: ["celebration:browse", "card:browse"] },
    next: "settings-privacy",
  },
  celebration: { path: "/celebrate/calendar/:id", texts: ["calendarEvent"], next: "celebrations" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
