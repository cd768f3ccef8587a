import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  celebrations: {
    path: "/celebrations/configure",
    permission: "celebration:edit-tenant-preferences",
    texts: ["celebration-admin", "calendarEvent", "media"],
    menu: { group: "engagement", order: 5 },
    skeleton: "fields",
    firstSteps: { celebrations: { minutes: 2, permission: "celebration:edit-tenant-preferences" } },
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
