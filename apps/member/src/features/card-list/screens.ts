import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const list = { module: "cards", texts: ["card-list"], section: "celebrations", next: "card-start" } as const;

export const screens = defineScreens({
  cards: { ...list, path: "/celebrate/cards/all", short: "/celebrate/cards" },
  "cards-invited": { ...list, path: "/celebrate/cards/invited" },
  "cards-own": { ...list, path: "/celebrate/cards/own" },
  "cards-received": { ...list, path: "/celebrate/cards/received" },
  "card-contributors": {
    path: "/card/:id/contributors",
    texts: ["card-list", "card-paper"],
    section: "celebrations",
    next: "cards",
  },
  "card-signatures": {
    path: "/card/:id/signatures",
    texts: ["card-list", "card-paper", "recognition"],
    section: "celebrations",
    next: "cards",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
