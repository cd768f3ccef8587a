import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const own = { texts: ["moderation", "queue"] } as const;

export const screens = defineScreens({
  "flagged-recognition": {
    ...own,
    path: "/content/flagged/recognition",
    permission: "recognition:moderate",
    menu: { group: "tools", order: 3 },
  },
  "flagged-awards": {
    ...own,
    path: "/content/flagged/awards",
    permission: "recognition:moderate",
    section: "flagged-recognition",
    command: "open",
  },
  "flagged-cards": {
    ...own,
    path: "/content/flagged/cards",
    permission: "recognition:moderate",
    section: "flagged-recognition",
    command: "open",
  },
  "flagged-comments": {
    ...own,
    path: "/content/flagged/comments",
    permission: "comment:moderate",
    section: "flagged-recognition",
    command: "open",
  },
  "flagged-decided": {
    ...own,
    path: "/content/flagged/decided",
    permission: "recognition:moderate",
    section: "flagged-recognition",
    command: "open",
  },
  "flagged-words": {
    ...own,
    path: "/content/flagged/words",
    permission: "recognition:moderate",
    section: "flagged-recognition",
    command: "open",
    skeleton: "fields",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
