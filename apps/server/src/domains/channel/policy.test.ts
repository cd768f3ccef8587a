import { expect, test } from "vitest";
import { channelPermissions } from "./policy.ts";

const live = { archived: false, revoked: false };

test("administrators do everything that the channel's state leaves to do", () => {
  const admin = { role: "admin" as const };
  expect(channelPermissions(admin, live)).toEqual(["view", "edit", "delete", "rotate", "revoke", "preview"]);
  expect(channelPermissions(admin, { ...live, revoked: true })).not.toContain("revoke");
  expect(channelPermissions(admin, { ...live, archived: true })).toEqual(["view", "edit", "delete", "preview"]);
});

test("others do nothing", () => {
  expect(channelPermissions({ role: "manager" }, live)).toEqual([]);
  expect(channelPermissions({ role: "employee" }, live)).toEqual([]);
});
