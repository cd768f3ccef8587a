import { expect, test } from "vitest";
import type { Recipient } from "./types.ts";
import { weigh } from "./weigh.ts";

const person: Recipient = { id: "p", type: "tenantMember", displayData: { name: "P" } };
const team: Recipient = { id: "t", type: "team", displayData: { name: "T", activeMemberCount: 7 } };
const quiet = {
  amount: 10,
  endorsementStats: { count: 0, amount: 0, endorsers: [] },
  recipientCount: 1,
  messageText: "Thank you.",
  sendTo: [person],
};

test("the weight of a card follows what is celebrated", () => {
  expect(weigh(quiet)).toBe("note");
  expect(weigh({ ...quiet, messageText: "x".repeat(91) })).toBe("letter");
  expect(weigh({ ...quiet, messageText: "two\nlines" })).toBe("letter");
  expect(weigh({ ...quiet, sendTo: [person, team] })).toBe("letter");
  expect(weigh({ ...quiet, amount: 50 })).toBe("grand");
  expect(weigh({ ...quiet, recipientCount: 8 })).toBe("grand");
});
