import type { RecipientRef } from "@plaudit/api/shared.ts";
import { expect, test } from "vitest";
import { listRecipients } from "./list-recipients.ts";

const person = (id: string): RecipientRef => ({ type: "tenantMember", id });
const team = (id: string): RecipientRef => ({ type: "team", id });
const known = {
  people: new Map(["me", "ann", "bob", "gone"].map((id) => [id, { id, active: id !== "gone" }])),
  teamMembers: ["me", "ann", "cyd"].map((id) => ({ id, team_id: "sales", active: true })),
  teams: new Map([
    ["sales", {}],
    ["empty", {}],
  ]),
};

test("archived and suspended members receive nothing", () => {
  const found = listRecipients("me", [person("gone"), person("bob")], known);
  expect([[...found.recipients.keys()], found.inactive, found.unknown]).toEqual([["bob"], true, false]);
});

test.each<[string, RecipientRef[], string[], boolean]>([
  ["people in the order chosen", [person("bob"), person("ann")], ["bob", "ann"], false],
  ["the same person twice counts once", [person("bob"), person("bob")], ["bob"], false],
  ["a team counts by its members", [team("sales")], ["ann", "cyd"], false],
  ["once each across teams and persons", [person("ann"), team("sales"), person("bob")], ["ann", "cyd", "bob"], false],
  ["never the sender", [person("me")], [], false],
  ["an empty team is nobody", [team("empty")], [], false],
  ["a stranger is unknown", [person("eve"), person("bob")], ["bob"], true],
  ["a strange team is unknown", [team("eves")], [], true],
])("%s", (_name, sendTo, ids, unknown) => {
  const found = listRecipients("me", sendTo, known);
  expect([...found.recipients.keys()]).toEqual(ids);
  expect(found.unknown).toBe(unknown);
});
