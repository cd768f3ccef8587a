import { expect, test } from "vitest";
import { follow, followsNone } from "./follow.ts";

const open = (id: string, order: string[]) => ({ ...followsNone, id, order });

test.each([
  ["the first one is open to begin with", followsNone, ["a", "b"], "a"],
  ["it stays open when another one comes before it", open("a", ["a", "b"]), ["new", "a", "b"], "a"],
  ["it stays open when one before it is gone", open("b", ["a", "b", "c"]), ["b", "c"], "b"],
  ["the next one follows it", open("b", ["a", "b", "c"]), ["a", "c"], "c"],
  ["what was decided together with it is passed over", open("b", ["a", "b", "c", "d"]), ["c", "d"], "c"],
  ["the last one is followed by the one before it", open("c", ["a", "b", "c"]), ["a", "b"], "b"],
  ["one that comes in its place is not taken for it", open("b", ["a", "b", "c"]), ["a", "new", "c"], "c"],
  ["where none is left of what was there, it is the first", open("a", ["a"]), ["new", "newer"], "new"],
  ["with none at all it is remembered", open("a", ["a"]), [], "a"],
])("%s", (_, before, order, id) => expect(follow(before, order).id).toBe(id));

test("what was undone is opened once it is back, the first of several, and only then", () => {
  const asked = { ...open("c", ["c", "d"]), wanted: ["b", "a"] };
  const waiting = follow(asked, ["new", "c", "d"]);
  expect(waiting.id).toBe("c");
  const back = follow(waiting, ["a", "b", "new", "c", "d"]);
  expect(back).toMatchObject({ id: "a", wanted: [] });
  expect(follow(back, ["newer", "a", "b", "c", "d"]).id).toBe("a");
});

test("nothing changes while the list is the same", () => {
  const before = open("a", ["a", "b"]);
  expect(follow(before, ["a", "b"])).toBe(before);
});
