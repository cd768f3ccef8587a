import { expect, test } from "vitest";
import type { PolicyActor } from "../../policy.ts";
import { type RecognitionFacts, recognitionPolicy } from "./policy.ts";

const reader = (over: Partial<PolicyActor> = {}): PolicyActor => ({
  memberId: "me",
  role: "employee",
  features: ["points"],
  ...over,
});
const record = (over: Partial<RecognitionFacts> = {}): RecognitionFacts => ({
  senderId: "sender",
  draft: false,
  tenantWide: true,
  hiddenAt: null,
  deletedAt: null,
  receivedByActor: false,
  managedByActor: false,
  flagged: false,
  ...over,
});
const secret = { tenantWide: false };
const now = new Date(0);

test.each([
  ["everybody sees a public one", {}, {}, true],
  ["a stranger sees no private one", {}, secret, false],
  ["its sender sees it", {}, { ...secret, senderId: "me" }, true],
  ["a recipient sees it", {}, { ...secret, receivedByActor: true }, true],
  ["a recipient's manager sees it", {}, { ...secret, managedByActor: true }, true],
  ["a moderator does not", { role: "admin" as const }, secret, false],
  ["a moderator does once it is flagged", { role: "admin" as const }, { ...secret, flagged: true }, true],
  ["an employee does not when it is flagged", {}, { ...secret, flagged: true }, false],
  ["nobody sees a hidden one", { role: "admin" as const }, { hiddenAt: now, senderId: "me" }, false],
  ["a draft is its author's", {}, { draft: true, senderId: "me" }, true],
  ["nobody else sees a draft, public or flagged", { role: "admin" as const }, { draft: true, flagged: true }, false],
  ["nobody sees a deleted one", {}, { deletedAt: now, senderId: "me" }, false],
])("%s", (_name, actor, facts, expected) => {
  expect(recognitionPolicy.can(reader(actor), "view", record(facts))).toBe(expected);
  if (!expected) expect(recognitionPolicy.permissionsOn(reader(actor), record(facts))).toEqual([]);
});

test.each([
  ["a colleague", {}, {}, ["view", "endorse", "react", "flag", "comment"]],
  ["the sender", {}, { senderId: "me" }, ["view", "editPublished", "delete", "react", "comment"]],
  ["a draft's author", {}, { senderId: "me", draft: true }, ["view", "edit", "delete"]],
  [
    "a draft's author who may schedule",
    { features: ["schedule-recognition"] },
    { senderId: "me", draft: true },
    ["view", "edit", "schedule", "delete"],
  ],
  ["a recipient", {}, { receivedByActor: true }, ["view", "react", "flag", "comment"]],
  ["a colleague without points", { features: [] }, {}, ["view", "react", "flag", "comment"]],
  ["a moderator", { role: "admin" as const }, {}, ["view", "delete", "endorse", "react", "flag", "comment"]],
])("what %s may do", (_name, actor, facts, expected) => {
  expect(recognitionPolicy.permissionsOn(reader(actor), record(facts))).toEqual(expected);
});
