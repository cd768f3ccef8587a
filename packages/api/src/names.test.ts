import { expect, test } from "vitest";
import * as z from "zod/mini";
import { channelBody } from "./channel.ts";
import { flagBody } from "./engagement.ts";
import { invitationEndpoints } from "./invitation.ts";
import { memberBody, newMemberBody } from "./member.ts";
import { profileBody } from "./profile.ts";
import { newTeamBody } from "./team.ts";
import { tenantChange } from "./tenant.ts";
import { valueBody } from "./value.ts";

const accept = invitationEndpoints["POST /identity/invitations/accept"].body;
const named = [
  ["a member", memberBody, ["firstName", "lastName", "jobTitle", "department"]],
  ["a new member", newMemberBody, ["firstName", "lastName"]],
  ["one's own profile", profileBody, ["firstName", "lastName"]],
  ["a newcomer", accept, ["firstName", "lastName"]],
  ["a team", newTeamBody, ["name"]],
  ["a value", valueBody, ["name"]],
  ["a channel", channelBody, ["name"]],
  ["the tenant", tenantChange, ["name"]],
] as const;
const quality = { id: undefined, color: 1, motif: "leaf" };
const pathsOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path }) => path.join(".")) ?? [];

const refused = [
  ["a line break", "Ann\nLee"],
  ["a tab", "Ann\tLee"],
  ["a line separator", "Ann\u2028Lee"],
  ["a control character", "Ann\u0007Lee"],
  ["a direction turned over", "Ann\u202eeeL"],
  ["an isolate", "Ann\u2066Lee"],
  ["nothing that can be seen", "\u200b\u3164\u2800\ufe0f"],
] as const;

test.each(refused)("no name holds %s", (_, text) => {
  for (const [what, schema, fields] of named)
    for (const field of fields)
      expect([what, pathsOf(schema as z.ZodMiniType, { [field]: text })]).toEqual([
        what,
        expect.arrayContaining([field]),
      ]);
  expect(pathsOf(valueBody, { name: "Care", description: "", qualities: [{ ...quality, name: text }] })).toEqual([
    "qualities.0.name",
  ]);
});

test.each(["Ann", "Nguyễn Bảo Châu", "می\u200cخواهم", "👩\u200d🚀 Crew", "عبد الرحمن", "O’Connor-Smith"])(
  "%s is a name",
  (text) => expect(pathsOf(newTeamBody, { name: text })).toEqual([]),
);

test("a reason may have lines, but somebody must see something of it", () => {
  expect(pathsOf(flagBody, { reason: "Rude.\nTwice." })).toEqual([]);
  expect(pathsOf(flagBody, { reason: "\u200b\n\u2060" })).toEqual(["reason"]);
});
