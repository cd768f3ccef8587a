import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const own = { permission: "reward:admin", feature: "points", texts: ["reward-admin"] } as const;
const rewardForm = {
  permission: "reward:admin",
  feature: "points",
  texts: ["reward-admin", "media", "member"],
  section: "rewards-setup",
  skeleton: "fields",
} as const;

export const screens = defineScreens({
  "rewards-setup": {
    ...own,
    path: "/rewards/setup",
    texts: ["reward-admin", "reward-fund", "points"],
    menu: { group: "points", order: 2 },
    skeleton: "list",
    firstSteps: { rewards: { minutes: 5, permission: "reward:admin" } },
  },
  "rewards-store": {
    ...own,
    path: "/rewards/store/:id",
    texts: ["reward-admin", "reward-fund"],
    section: "rewards-setup",
    skeleton: "list",
  },
  "rewards-funds": {
    ...own,
    path: "/rewards/store/:id/add-funds",
    texts: ["reward-fund", "reward-admin"],
    module: "rewards-store",
    section: "rewards-setup",
    skeleton: "list",
  },
  "rewards-provider-new": {
    ...own,
    path: "/rewards/new/edit",
    texts: ["reward-admin", "media"],
    module: "rewards-provider",
    section: "rewards-setup",
    command: "add",
    skeleton: "fields",
  },
  "rewards-provider": {
    ...own,
    path: "/rewards/:id/edit",
    texts: ["reward-admin", "media"],
    section: "rewards-setup",
    skeleton: "fields",
  },
  "reward-new": { ...rewardForm, path: "/rewards/configure/new", module: "reward", command: "add" },
  reward: { ...rewardForm, path: "/rewards/configure/:id" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
