import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { Rocket } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  incentives: {
    path: "/incentives",
    texts: ["incentive", "statement"],
    menu: { group: "main", order: 5, icon: Rocket, may: "incentive:browse", has: "points" },
    next: "home",
  },
  incentive: {
    path: "/incentives/:id",
    texts: ["incentive", "recognition", "statement"],
    section: "incentives",
    next: "incentives",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
