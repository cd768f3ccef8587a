import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const own = { permission: "reward:admin", feature: "points", section: "rewards-setup" } as const;

export const screens = defineScreens({
  "rewards-approvals": {
    ...own,
    path: "/rewards/approvals",
    texts: ["redemption-admin", "reward-admin", "queue", "points"],
    command: "open",
  },
  "rewards-reporting": {
    ...own,
    path: "/rewards/reporting",
    texts: ["redemption-admin", "reward-admin", "reward-leaver"],
    command: "open",
    skeleton: "list",
  },
  "rewards-fulfilment": {
    ...own,
    path: "/rewards/fulfilment",
    texts: ["redemption-admin", "reward-admin", "queue", "points"],
    command: "open",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
