import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  channels: {
    path: "/integrations/plaudit-tvs",
    permission: "tv:browse",
    texts: ["channel"],
    menu: { group: "tools", order: 1 },
    firstSteps: { screen: { minutes: 5, permission: "tv:browse" } },
  },
  "channel-new": {
    path: "/integrations/plaudit-tvs/configure",
    module: "channel-edit",
    permission: "integration:manage",
    texts: ["channel"],
    command: "add",
    skeleton: "fields",
  },
  "channel-edit": {
    path: "/integrations/plaudit-tvs/:id/edit",
    permission: "integration:manage",
    texts: ["channel"],
    skeleton: "fields",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
