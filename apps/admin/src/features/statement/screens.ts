import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  "points-reporting": {
    path: "/points/reporting",
    permission: "points:browse",
    texts: ["points-reporting", "statement", "member", "points-admin"],
    section: "points-overview",
    command: "open",
    skeleton: "list",
  },
  "points-owner": {
    path: "/points/reporting/:id",
    permission: "points:browse",
    texts: ["points-reporting", "statement", "reward-leaver"],
    section: "points-overview",
    skeleton: "list",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
