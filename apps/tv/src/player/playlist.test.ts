import { expect, test } from "vitest";
import type { Content } from "./content.ts";
import { groups } from "./groups.ts";
import { playlist, remaining, shuffle, turnsOf, withinReach } from "./playlist.ts";
import { contentOf, seeded } from "./test-content.ts";

const keys = (content: Content, last?: string) => playlist(content, seeded(7), last).map(({ key }) => key);

test("a shuffle keeps every slide once", () => {
  const slides = Array.from({ length: 40 }, (_, i) => i);
  const shuffled = shuffle(slides, seeded(7));
  expect(shuffled).not.toEqual(slides);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(slides);
});

test("a round has every recognition once and new people by four, and does not start with what showed last", () => {
  const content = contentOf({ recognitions: ["a", "b", "c"], joiners: 8 });
  const round = keys(content);
  expect([...round].sort()).toEqual(["a", "b", "c", "joiners-j0", "joiners-j4"]);
  const next = keys(content, round[0]);
  expect(next[0]).not.toBe(round[0]);
  expect([...next].sort()).toEqual([...round].sort());
  expect(keys(contentOf({ recognitions: ["a"] }), "a")).toEqual(["a"]);
  expect(keys(contentOf({ recognitions: ["a"], joiners: 2, kinds: ["joiners"] }))).toEqual(["joiners-j0"]);
});

test("a round mixes every kind that the channel shows, and drops what left of any kind", () => {
  const plan = { recognitions: ["r"], awards: ["w1", "w2"], announcements: ["n1", "n2"], joiners: 1 };
  expect(keys(contentOf(plan)).sort()).toEqual(["joiners-j0", "n1", "n2", "r", "w1", "w2"]);
  expect(keys(contentOf({ ...plan, kinds: ["award", "announcement"] })).sort()).toEqual(["n1", "n2", "w1", "w2"]);
  const slides = playlist(contentOf(plan), seeded(7));
  const left = remaining(slides, contentOf({ ...plan, awards: ["w2"], announcements: ["n1", "n3"] }));
  expect(left.map(({ key }) => key).sort()).toEqual(["joiners-j0", "n1", "r", "w2"]);
});

test("each slide of new people knows how many joined in all, as it was loaded last", () => {
  const joined = (slides: ReturnType<typeof playlist>) =>
    slides.flatMap((slide) => (slide.kind === "joiners" ? [slide.joined] : []));
  const slides = playlist(contentOf({ joiners: 9 }), seeded(7));
  expect(joined(slides)).toEqual([9, 9, 9]);
  expect(joined(remaining(slides, contentOf({ joiners: 8 })))).toEqual([8, 8]);
  expect(joined(remaining(slides, { ...contentOf({ joiners: 9 }), joined: 70 }))).toEqual([70, 70, 70]);
});

test("what may not be shown any more is left out, new things are not let in", () => {
  const slides = playlist(contentOf({ recognitions: ["a", "b"], joiners: 3 }), seeded(7));
  const left = remaining(slides, contentOf({ recognitions: ["b", "c"], joiners: 2 }));
  expect(left.map(({ key }) => key).sort()).toEqual(["b", "joiners-j0"]);
  expect(left.find((slide) => slide.kind === "joiners")).toMatchObject({ joiners: [{ id: "j0" }, { id: "j1" }] });
  expect(remaining(slides, contentOf({ recognitions: ["a", "b"], kinds: ["joiners"] }))).toEqual([]);
});

test("only slides within two of the current one are in the page, around the ends too", () => {
  expect(withinReach(10, 0)).toEqual([0, 1, 2, 8, 9]);
  expect(withinReach(10, 5)).toEqual([3, 4, 5, 6, 7]);
  expect(withinReach(3, 1)).toEqual([0, 1, 2]);
  expect(withinReach(1, 0)).toEqual([0]);
});

test("recipients rotate in groups that leave nobody out", () => {
  expect(groups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(groups([], 2)).toEqual([]);
});

test.each([
  [1, [1]],
  [2, [2]],
  [3, [2, 1]],
  [7, [4, 3]],
  [10, [5, 5]],
  [12, [5, 5, 2]],
])("%i recipients are seen in turns of %j", (count, sizes) =>
  expect(turnsOf(Array.from({ length: count }, (_, i) => i)).map(({ length }) => length)).toEqual(sizes),
);
