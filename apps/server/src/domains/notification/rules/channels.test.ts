import { expect, test } from "vitest";
import { ownKinds } from "../kinds.ts";
import { choicesOf, reachOf } from "./channels.ts";

test("a member's own choice takes precedence over the company's, and that over the default", () => {
  expect(reachOf(ownKinds, "mentioned")).toEqual({ inApp: true, push: true, mail: false });
  const tenant = { "mentioned:push": false, "mentioned:mail": true, "comment:push": false };
  expect(reachOf(ownKinds, "mentioned", undefined, tenant)).toEqual({ inApp: true, push: false, mail: true });
  const own = { "mentioned:push": true, "mentioned:inApp": false };
  expect(reachOf(ownKinds, "mentioned", own, tenant)).toEqual({ inApp: false, push: true, mail: true });
});

test("no choice enables a channel that a kind does not support", () => {
  expect(reachOf(ownKinds, "reaction", { "reaction:mail": true }).mail).toBeNull();
  expect(choicesOf(ownKinds, [{ kind: "mentioned" }, { kind: "reaction", mail: false }])).toEqual({
    fault: "kinds.1.mail",
  });
});

test.each(["nothing", "constructor", "__proto__"])("%s is no kind", (kind) => {
  expect(choicesOf(ownKinds, [{ kind, push: true }])).toEqual({ fault: "kinds.0.kind" });
});
