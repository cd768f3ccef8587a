import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { Award } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  awards: {
    path: "/awards",
    texts: ["award"],
    menu: { group: "main", order: 4, icon: Award, may: "award:send-own-type" },
    next: "home",
  },
  "award-judge": { path: "/awards/judge/:id", texts: ["award"], next: "awards" },
  award: { path: "/award/:id", texts: ["award"], next: "awards" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
