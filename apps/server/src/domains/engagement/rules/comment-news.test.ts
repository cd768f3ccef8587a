import { expect, test } from "vitest";
import { commentNews } from "./comment-news.ts";

const audience = {
  authorId: "sender",
  recipientIds: ["ann", "bob"],
};

test("sender, recipients and earlier commenters are told once, the author never", () => {
  const told = commentNews(audience, { memberId: "ann", mentioned: [], earlier: ["ann", "bob", "cleo"] });
  expect([...told]).toEqual([
    ["bob", "received"],
    ["cleo", "followed"],
    ["sender", "sent"],
  ]);
});

test("a mention goes before everything else", () => {
  const told = commentNews(audience, { memberId: "cleo", mentioned: ["bob", "dan", "cleo"], earlier: [] });
  expect(told.get("bob")).toBe("mentioned");
  expect(told.get("dan")).toBe("mentioned");
  expect(told.has("cleo")).toBe(false);
});
