import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

export const screens = defineScreens({
  "points-allocation": {
    path: "/points/allocation",
    permission: "points:browse",
    texts: ["points-admin", "member"],
    menu: { group: "points", order: 1 },
    skeleton: "list",
  },
  "points-allocation-new": {
    path: "/points/allocation/configure/new",
    module: "points-allocation-edit",
    permission: "points:manage",
    texts: ["points-admin", "member"],
    command: "add",
    skeleton: "fields",
  },
  "points-allocation-edit": {
    path: "/points/allocation/configure/:id",
    permission: "points:manage",
    texts: ["points-admin", "member"],
    skeleton: "fields",
  },
  "points-peer": {
    path: "/points/peer",
    permission: "points:manage",
    texts: ["points-admin", "member"],
    section: "points-allocation",
    command: "open",
    skeleton: "fields",
  },
  "points-preferences": {
    path: "/points/preferences",
    permission: "points:manage",
    texts: ["points-admin", "member"],
    section: "points-allocation",
    command: "open",
    skeleton: "fields",
  },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
