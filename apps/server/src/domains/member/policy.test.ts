import { expect, test } from "vitest";
import { can } from "./policy.ts";

const me = { memberId: "me", role: "employee" } as const;
const admin = { memberId: "boss", role: "admin" } as const;

test.each([
  [me, "edit", { id: "me", suspended: false }, true],
  [me, "edit", { id: "other", suspended: false }, false],
  [me, "suspend", { id: "me", suspended: false }, false],
  [admin, "edit", { id: "other", suspended: false }, true],
  [admin, "suspend", { id: "other", suspended: false }, true],
  [admin, "suspend", { id: "other", suspended: true }, false],
  [admin, "unsuspend", { id: "other", suspended: true }, true],
  [admin, "changeRole", { id: "other", suspended: false }, true],
  [admin, "changeRole", { id: "boss", suspended: false }, false],
  [me, "view", { id: "other", suspended: false }, true],
] as const)("%j may %s %j: %s", (actor, action, member, may) => expect(can(actor, action, member)).toBe(may));
