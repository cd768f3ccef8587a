import { expect, test } from "vitest";
import { all, any, anyone, definePolicy, may, type PolicyActor, right, state, unless, visible } from "./policy.ts";

interface Facts {
  ownerId: string;
  hidden: boolean;
  archived: boolean;
  revoked: boolean;
}
const isOwner = right<Facts>("notYourself", ({ memberId }, { ownerId }) => memberId === ownerId);
const isSeen = visible<Facts>("noChannel", (_, { hidden }) => !hidden);
const manages = may("integration:manage");
const isHere = state<Facts>("channelAway", ({ archived }) => !archived);
const policy = definePolicy<Facts>()("channel", {
  view: isSeen,
  preview: anyone,
  edit: any(manages, isOwner),
  delete: all(isSeen, manages, isOwner),
  rotate: all(manages, isHere),
  revoke: all(
    manages,
    isHere,
    unless(({ revoked }) => revoked),
  ),
});

const admin: PolicyActor = { memberId: "ada", role: "admin", features: [] };
const employee: PolicyActor = { memberId: "eve", role: "employee", features: [] };
const channel: Facts = { ownerId: "ada", hidden: false, archived: false, revoked: false };

test.each([
  ["a permission that the role has", admin, "rotate", channel, null],
  ["a permission that it lacks", employee, "rotate", channel, "Forbidden mayNot"],
  ["a state that forbids it", admin, "rotate", { ...channel, archived: true }, "Conflict channelAway"],
  ["what must not be known of", admin, "view", { ...channel, hidden: true }, "NotFound noChannel"],
  ["of all rules the first that fails", employee, "delete", { ...channel, hidden: true }, "NotFound noChannel"],
  ["of all rules the last that fails", admin, "delete", { ...channel, ownerId: "eve" }, "Forbidden notYourself"],
  ["any rule that holds", employee, "edit", { ...channel, ownerId: "eve" }, null],
  ["of any rules the last, when none holds", employee, "edit", channel, "Forbidden notYourself"],
  ["nothing left to do", admin, "revoke", { ...channel, revoked: true }, "Done doneAlready"],
  [
    "a state before nothing left to do",
    admin,
    "revoke",
    { ...channel, archived: true, revoked: true },
    "Conflict channelAway",
  ],
] as const)("%s decides", (_name, actor, action, facts, expected) => {
  const refusal = policy.refusal(actor, action, facts);
  expect(refusal && `${refusal.code} ${refusal.key}`).toBe(expected);
  expect(policy.can(actor, action, facts)).toBe(expected === null);
  expect(policy.permissionsOn(actor, facts).includes(action)).toBe(expected === null);
});

test("what is required is noted, and refused with the reason", () => {
  const asked = new Set<string>();
  expect(policy.require({ actor: admin, asked }, "rotate", channel)).toBe(true);
  expect(policy.require({ actor: admin, asked }, "revoke", { ...channel, revoked: true })).toBe(false);
  expect(() => policy.require({ actor: employee, asked }, "delete", channel)).toThrow(
    expect.objectContaining({ code: "Forbidden", key: "mayNot" }),
  );
  expect([...asked]).toEqual(["channel.rotate", "channel.revoke", "channel.delete"]);
});

test("the grants come in the order of the definition", () => {
  expect(policy.permissionsOn(admin, channel)).toEqual(["view", "preview", "edit", "delete", "rotate", "revoke"]);
  expect(policy.permissionsOn(employee, channel)).toEqual(["view", "preview"]);
});
