import { expect, test } from "vitest";
import { celebrated, dayPath, stillCelebrated } from "./celebrations.ts";
import { birthdayOf } from "./test-content.ts";

const today = "2026-11-21";
const years = (id: string, day: string, count: number) => ({
  ...birthdayOf(id, day),
  ...{ type: "anniversary" as const, count },
});
const names = (people: { memberDisplayData: { name: string } }[]) => people.map((one) => one.memberDisplayData.name);

test("today has a slide for each reason, and names who comes next", () => {
  const results = [birthdayOf("ann", today), years("bob", today, 5), birthdayOf("cy", today), years("di", today, 10)];
  const slides = celebrated({ today, results: [...results, birthdayOf("eve", "2026-11-23")] });
  expect(slides.map(dayPath)).toEqual(slides.map(() => `/celebrate/calendar?day=${today}`));
  expect(slides.map(({ people, soon }) => [names(people), names(soon)])).toEqual([
    [
      ["ann", "cy"],
      ["bob", "di"],
    ],
    [["bob"], ["ann", "cy"]],
    [["di"], ["ann", "bob"]],
  ]);
});

test("words of the company's own are of one person", () => {
  const own = (id: string) => ({ ...birthdayOf(id, today), words: `Cake for ${id}` });
  expect(celebrated({ today, results: [own("ann"), own("bob")] })).toHaveLength(2);
});

test("without a day of today there is one slide of the days ahead", () => {
  const days = ["22", "23", "24", "25", "26", "27"].map((day) => birthdayOf(`p${day}`, `2026-11-${day}`));
  expect(dayPath({ occasion: null })).toBe("/celebrate/calendar");
  const [slide, ...others] = celebrated({ today, results: [...days, birthdayOf("late", "2026-11-27")] });
  expect([slide?.people.length, slide?.occasion, others]).toEqual([6, null, []]);
  expect(celebrated({ today, results: [] })).toEqual([]);
});

test("who may not be shown any more leaves a slide, which leaves with the last of them", () => {
  const results = [birthdayOf("ann", today), birthdayOf("bob", today), birthdayOf("cy", "2026-11-22")];
  const [slide] = celebrated({ today, results });
  if (!slide) throw new Error("no slide");
  expect(stillCelebrated(slide, results)).toBe(slide);
  const left = stillCelebrated(slide, results.slice(1, 2));
  expect([names(left?.people ?? []), names(left?.soon ?? [])]).toEqual([["bob"], []]);
  expect(stillCelebrated(slide, results.slice(2))).toBeNull();
});
