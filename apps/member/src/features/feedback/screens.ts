import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { MessageSquare } from "@plaudit/ui/icons.tsx";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  feedback: {
    path: "/feedback",
    texts: ["feedback"],
    menu: { group: "personal", order: 2, icon: MessageSquare, may: "feedback:create" },
    next: "home",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
