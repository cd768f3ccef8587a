import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const own = { permission: "reward:admin", texts: ["reward-admin"] } as const;

export const screens = defineScreens({
  "rewards-setup": {
    ...own,
    path: "/rewards/setup",
    menu: { group: "points", order: 2 },
    skeleton: "list",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
