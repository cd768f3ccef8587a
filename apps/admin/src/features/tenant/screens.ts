import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  branding: {
    path: "/customize",
    permission: "tenant:edit",
    texts: ["tenant", "media"],
    menu: { group: "platform", order: 1 },
    skeleton: "fields",
    firstSteps: { brand: { minutes: 5, permission: "tenant:edit" } },
  },
  localization: {
    path: "/localization",
    permission: "tenant:edit",
    texts: ["tenant"],
    menu: { group: "platform", order: 2 },
    skeleton: "fields",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
