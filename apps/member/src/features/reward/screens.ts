import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { Gift } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

const inside = { texts: ["shop", "statement"], section: "rewards" } as const;

export const screens = defineScreens({
  rewards: {
    path: "/rewards/providers",
    texts: ["shop", "statement"],
    menu: { group: "main", order: 6, icon: Gift, may: "reward:redeem", has: "points" },
    next: "redemption-history",
  },
  "reward-provider": { ...inside, path: "/rewards/providers/:id", next: "rewards" },
  reward: { ...inside, path: "/rewards/providers/:providerId/rewards/:id", next: "rewards" },
  tango: { ...inside, path: "/rewards/tango/:id", next: "redemption-history" },
  "redemption-history": { ...inside, path: "/rewards/redemption-history", next: "rewards" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
