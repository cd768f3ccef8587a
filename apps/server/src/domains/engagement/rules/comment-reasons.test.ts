import { expect, test } from "vitest";
import { commentReasons } from "./comment-reasons.ts";

const audience = {
  authorId: "sender",
  recipientIds: ["ann", "bob"],
};

test("sender, recipients and earlier commenters are notified once, the author never", () => {
  const reasons = commentReasons(audience, { memberId: "ann", mentioned: [], earlier: ["ann", "bob", "cleo"] });
  expect([...reasons]).toEqual([
    ["bob", "received"],
    ["cleo", "followed"],
    ["sender", "sent"],
  ]);
});

test("a mention goes before everything else", () => {
  const reasons = commentReasons(audience, { memberId: "cleo", mentioned: ["bob", "dan", "cleo"], earlier: [] });
  expect(reasons.get("bob")).toBe("mentioned");
  expect(reasons.get("dan")).toBe("mentioned");
  expect(reasons.has("cleo")).toBe(false);
});
