import { expect, test } from "vitest";
import { earlyAt, type Screen, screenAt } from "./early.ts";

const screen = (path: string): Screen => ({ path, chunks: [], early: [] });
const screens = ["/", "/team/create", "/profile/me", "/team/:id", "/team/:id/edit", "/profile/:id", "*"].map(screen);

test.each([
  ["/", "/"],
  ["/team/create/", "/team/create"],
  ["/team/01a1fcd9", "/team/:id"],
  ["/team/01a1fcd9/edit", "/team/:id/edit"],
  ["/profile/me", "/profile/me"],
  ["/profile/me/edit", "*"],
  ["/nothing", "*"],
])("%s is the screen %s", (path, pattern) => expect(screenAt(screens, path)?.path).toBe(pattern));

test("what a screen requests first names what its address names, and nothing else", () => {
  const card = {
    ...screen("/card/:id"),
    early: ["/card/cards/:id", "/card/cards/:id/signatures?pageSize=250", "/apps"],
  };
  expect(earlyAt(card, "/card/01a1fcd9-7b")).toEqual([
    "/card/cards/01a1fcd9-7b",
    "/card/cards/01a1fcd9-7b/signatures?pageSize=250",
    "/apps",
  ]);
  for (const path of ["/card/..%2fmoderation", "/card/a.b", "/card/a%22%3E"])
    expect(earlyAt(card, path)).toEqual(["/apps"]);
  expect(earlyAt({ ...screen("*"), early: ["/apps"] }, "/anything/else")).toEqual(["/apps"]);
  expect(earlyAt(undefined, "/")).toEqual([]);
});
