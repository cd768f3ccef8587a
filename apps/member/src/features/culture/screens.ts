import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { HeartHandshake } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  culture: {
    path: "/culture",
    texts: ["culture", "profile"],
    menu: { group: "main", order: 7, icon: HeartHandshake, may: "culture:browse" },
    next: "home",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
