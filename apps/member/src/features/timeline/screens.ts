import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { House } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  home: {
    path: "/home",
    texts: ["timeline"],
    early: ["/timeline/items?pageSize=20", "/timeline/items/pinned", "/recognition/weekly", "/recognition/goal"],
    skeleton: "home",
    menu: { group: "main", order: 1, icon: House },
    next: "profile-me",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
