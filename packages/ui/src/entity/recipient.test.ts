import { expect, test } from "vitest";
import { peopleIn, recipientHref } from "./recipient.ts";
import type { Recipient } from "./types.ts";

const person: Recipient = { id: "p", type: "tenantMember", displayData: { name: "P" } };
const team: Recipient = { id: "t", type: "team", displayData: { name: "T", activeMemberCount: 7 } };

test("a team counts by its members", () => expect(peopleIn([person, team])).toBe(8));
test("each recipient leads somewhere", () =>
  expect([person, team].map(recipientHref)).toEqual(["/profile/p", "/home?teamIdIn=t"]));
