import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  teams: {
    path: "/manage/teams",
    permission: "identity:browse",
    texts: ["team", "member"],
    section: "members",
    command: "open",
    skeleton: "list",
  },
  "team-new": {
    path: "/team/create",
    module: "team-edit",
    permission: "identity:manage",
    texts: ["team", "member"],
    section: "members",
    command: "add",
    skeleton: "fields",
  },
  team: {
    path: "/team/:id",
    permission: "identity:browse",
    texts: ["team", "member"],
    section: "members",
    skeleton: "list",
  },
  "team-edit": {
    path: "/team/:id/edit",
    permission: "identity:manage",
    texts: ["team", "member"],
    section: "members",
    skeleton: "fields",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
