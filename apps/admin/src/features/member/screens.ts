import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  members: {
    path: "/manage/users",
    permission: "identity:browse",
    texts: ["member"],
    menu: { group: "people", order: 1 },
    skeleton: "list",
    early: ["/identity/tenantMembers/admin?pageSize=100"],
    ways: { "member-new": { search: "?add", permission: "identity:manage", command: "add" } },
    firstSteps: {
      people: { minutes: 10, permission: "identity:browse" },
      welcome: { minutes: 3, permission: "identity:browse" },
    },
  },
  member: {
    path: "/user/:id",
    permission: "identity:browse",
    texts: ["member", "media"],
    section: "members",
    skeleton: "fields",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
