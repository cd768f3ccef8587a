import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  "points-banks": {
    path: "/points/bank",
    permission: "points:browse",
    texts: ["bank", "points-admin"],
    section: "points-overview",
    command: "open",
    skeleton: "list",
  },
  "points-bank": {
    path: "/points/bank/configure/:id",
    permission: "points:browse",
    texts: ["bank", "points-admin"],
    section: "points-overview",
    skeleton: "list",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
