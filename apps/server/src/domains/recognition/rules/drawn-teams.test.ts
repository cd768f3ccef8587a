import { expect, test } from "vitest";
import { drawnTeams } from "./drawn-teams.ts";

test("the largest teams are chosen, and stay as long as they are large enough", () => {
  const teams = (ids: string) => [...ids].map((id) => ({ id }));
  expect(drawnTeams([], teams("abcdefghi"))).toEqual(teams("abcdefgh"));
  expect(drawnTeams(["i", "a"], teams("abcdefghi"))).toEqual(teams("aibcdefg"));
  expect(drawnTeams(["x", "a"], teams("ab"))).toEqual(teams("ab"));
});
