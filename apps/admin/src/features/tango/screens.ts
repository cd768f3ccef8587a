import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  "rewards-tango": {
    permission: "reward:admin",
    feature: "points",
    path: "/rewards/tango",
    texts: ["tango-admin"],
    section: "rewards-setup",
    skeleton: "fields",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
