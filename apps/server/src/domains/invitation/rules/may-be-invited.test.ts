import { expect, test } from "vitest";
import { noInvitation } from "./may-be-invited.ts";

const member = { email: "lena@acme.test", status: "notInvited", suspended: false } as const;

test.each([
  [member, null],
  [{ ...member, status: "invited" }, null],
  [{ ...member, status: "joined" }, "joined"],
  [{ ...member, status: "archived" }, "archived"],
  [{ ...member, suspended: true }, "suspended"],
  [{ ...member, email: null }, "noEmail"],
  [undefined, "missing"],
] as const)("%j: %s", (who, why) => expect(noInvitation(who)).toBe(why));
