import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const own = { permission: "incentive:review", texts: ["incentive-admin", "incentive", "award-badge"] } as const;
const queue = {
  permission: "incentive:review",
  texts: ["incentive-admin", "incentive", "queue", "recognition"],
  section: "incentives-manage",
} as const;

export const screens = defineScreens({
  "incentives-manage": {
    ...own,
    path: "/incentives/manage",
    menu: { group: "engagement", order: 2 },
    skeleton: "list",
  },
  "incentives-pending": { ...queue, path: "/incentives/manage/:id/pending" },
  "incentives-past": { ...queue, path: "/incentives/manage/:id/past" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
