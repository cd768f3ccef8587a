import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { Users } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  "recognition-send": {
    path: "/recognition/send",
    texts: ["recognition", "exceptions"],
    overlay: true,
    skeleton: "home",
    next: "home",
  },
  "recognition-progress": {
    path: "/recognition/send/in-progress",
    module: "recognition-send",
    texts: ["recognition", "exceptions"],
    overlay: true,
    skeleton: "home",
    next: "recognition-send",
  },
  "recognition-draft": {
    path: "/recognition/send/in-progress/:id/edit",
    module: "recognition-send",
    texts: ["recognition", "exceptions"],
    overlay: true,
    skeleton: "home",
    next: "recognition-progress",
  },
  recognition: { path: "/recognitions/:id", texts: ["recognition"], next: "home" },
  "direct-reports": {
    path: "/direct-reports",
    texts: ["direct-reports"],
    menu: { group: "main", order: 8, icon: Users, managing: true },
    next: "home",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
