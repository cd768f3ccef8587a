import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  values: {
    path: "/values",
    permission: "value:create",
    texts: ["value"],
    menu: { group: "platform", order: 3 },
    firstSteps: { values: { minutes: 10, permission: "value:create" } },
  },
  "value-new": {
    path: "/values/configure",
    module: "value-edit",
    permission: "value:create",
    texts: ["value"],
    command: "add",
    skeleton: "fields",
  },
  "value-edit": { path: "/values/:id/edit", permission: "value:create", texts: ["value"], skeleton: "fields" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
