import { expect, test } from "vitest";
import { advance, begin, hear, isLast, loseTouch, type Show } from "./show.ts";
import { contentOf, seeded } from "./test-content.ts";

const random = seeded(3);
const playing = (...recognitions: string[]) => begin(contentOf({ recognitions }), random, null);
const current = (show: Show) => show.slides[show.index]?.key;
const all = (show: Show) => show.slides.map(({ key }) => key).sort();

test("a round plays every slide once and begins again", () => {
  let show = playing("a", "b", "c");
  const seen = [];
  for (let i = 0; i < 3; i++) {
    seen.push(current(show));
    show = advance(show, random);
  }
  expect(seen.sort()).toEqual(["a", "b", "c"]);
  expect([show.index, show.turn]).toEqual([0, 3]);
  expect(advance(show, random, -1).index).toBe(2);
});

test("what was heard on the last slide plays in the next round", () => {
  let show = playing("a", "b");
  show = advance(show, random);
  expect(isLast(show)).toBe(true);
  show = hear(show, contentOf({ recognitions: ["a", "b", "new"] }), random);
  expect(all(show)).toEqual(["a", "b"]);
  show = advance(show, random);
  expect(all(show)).toEqual(["a", "b", "new"]);
  expect([show.index, show.next]).toEqual([0, null]);
});

test("a slide that was taken back leaves at once; the one that shows stays", () => {
  const show = advance(advance(playing("a", "b", "c", "d"), random), random);
  const before = show.slides.slice(0, show.index).map(({ key }) => key);
  const kept = show.slides.map(({ key }) => key).filter((key) => key !== before[0]);
  const heard = hear(show, contentOf({ recognitions: kept }), random);
  expect(current(heard)).toBe(current(show));
  const withoutCurrent = show.slides.map(({ key }) => key).filter((key) => key !== current(show));
  expect(all(hear(show, contentOf({ recognitions: withoutCurrent }), random))).toEqual(withoutCurrent.sort());
});

test("an empty screen shows the first thing the moment it hears of it, and one slide counts its turns", () => {
  const empty = playing();
  expect([empty.slides, isLast(empty)]).toEqual([[], true]);
  expect(advance(empty, random)).toMatchObject({ index: 0, turn: 1 });
  expect(all(hear(empty, contentOf({ recognitions: ["first"] }), random))).toEqual(["first"]);
  expect(advance(playing("only"), random)).toMatchObject({ index: 0, turn: 1 });
});

test("since when nothing was heard is said until something is", () => {
  const away = loseTouch(loseTouch(playing("a"), 1000), 2000);
  expect(away.awaySince).toBe(1000);
  expect(hear(away, contentOf({ recognitions: ["a"] }), random).awaySince).toBeNull();
});
