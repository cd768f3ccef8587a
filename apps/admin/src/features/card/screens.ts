import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  cards: {
    path: "/cards/configure",
    permission: "card:manage",
    texts: ["card-admin", "card-paper"],
    menu: { group: "engagement", order: 6 },
    skeleton: "fields",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
