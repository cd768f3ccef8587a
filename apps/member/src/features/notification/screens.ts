import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  notifications: { path: "/notifications", texts: ["notification"], next: "settings-notifications" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
