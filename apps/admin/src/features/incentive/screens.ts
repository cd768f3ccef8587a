import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const own = { permission: "incentive:review", feature: "points", texts: ["incentive-admin", "incentive"] } as const;
const form = {
  permission: "incentive:review",
  feature: "points",
  texts: ["incentive-admin", "incentive", "award-badge", "media", "member"],
  section: "incentives-manage",
  skeleton: "fields",
} as const;
const queue = {
  permission: "incentive:review",
  feature: "points",
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
  "incentive-new": { ...form, path: "/incentives/configure/new", module: "incentive-edit", command: "add" },
  "incentive-edit": { ...form, path: "/incentives/configure/:id" },
  "incentive-duplicate": { ...form, path: "/incentives/duplicate/:id" },
  "incentive-poster": { ...own, path: "/incentives/poster/:id", section: "incentives-manage" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
