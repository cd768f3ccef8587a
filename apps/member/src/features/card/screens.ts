import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  "card-start": { path: "/celebrate/card", texts: ["card-paper"], next: "card-organize" },
  "card-organize": { path: "/celebrate/card/:id", texts: ["card-paper"], next: "card" },
  card: { path: "/card/:id", texts: ["card-paper", "card-list", "recognition", "value"], next: "cards" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
