import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const giftForm = {
  module: "points-gift",
  permission: "points:manage",
  texts: ["gift", "points-admin", "member"],
  section: "points-overview",
  skeleton: "fields",
} as const;

export const screens = defineScreens({
  "points-overview": {
    path: "/points",
    permission: "points:browse",
    texts: ["points-admin", "member", "bank"],
    menu: { group: "points", order: 1 },
    skeleton: "list",
  },
  "points-allocation": {
    path: "/points/allocation",
    permission: "points:browse",
    texts: ["points-admin", "member"],
    section: "points-overview",
    command: "open",
    skeleton: "list",
    firstSteps: { allocation: { minutes: 5, permission: "points:manage" } },
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
    section: "points-overview",
    command: "open",
    skeleton: "fields",
  },
  "points-incentive": {
    path: "/points/incentive",
    permission: "points:manage",
    texts: ["points-admin", "member"],
    section: "points-overview",
    command: "open",
    skeleton: "fields",
  },
  "points-liabilities": {
    path: "/points/liabilities",
    permission: "points:browse",
    texts: ["liability", "points-admin"],
    section: "points-overview",
    command: "open",
    skeleton: "list",
  },
  "points-preferences": {
    path: "/points/preferences",
    permission: "points:manage",
    texts: ["points-admin", "member", "points-reporting", "statement"],
    section: "points-overview",
    command: "open",
    skeleton: "fields",
    firstSteps: { worth: { minutes: 1, permission: "points:manage" } },
  },
  "points-celebration": {
    path: "/points/celebration",
    permission: "points:browse",
    texts: ["gift", "points-admin"],
    section: "points-overview",
    command: "open",
    skeleton: "list",
    firstSteps: { gifts: { minutes: 3, permission: "points:manage" } },
  },
  // At each of them `new` begins another one.
  "points-birthdays": { ...giftForm, path: "/points/birthdays/configure/:id" },
  "points-onboarding": { ...giftForm, path: "/points/onboarding/configure/:id" },
  "points-welcome": { ...giftForm, path: "/points/welcome/configure/:id" },
  "points-anniversary": { ...giftForm, path: "/points/anniversary/configure/:id" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
