import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  logs: { path: "/logs", permission: "audit:browse", texts: ["audit", "member"], command: "open" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
