import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  "card-start": {
    path: "/celebrate/card",
    texts: ["card-paper", "calendarEvent"],
    section: "celebrations",
    next: "card-organize",
  },
  "card-organize": { path: "/celebrate/card/:id", texts: ["card-paper"], section: "celebrations", next: "card" },
  card: {
    path: "/card/:id",
    early: ["/card/cards/:id", "/card/cards/:id/signatures?pageSize=250"],
    texts: ["card-paper", "card-list", "recognition", "value"],
    section: "celebrations",
    next: "cards",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
