import { expect, test } from "vitest";
import { deckOf, disconnect, endLeaving, isLast, receive, type Show, showSlide, start, startRound } from "./show.ts";
import { birthdayOf, contentOf, seeded } from "./test-content.ts";

const random = seeded(3);
const playing = (...recognitions: string[]) => start(contentOf({ recognitions }), random, null);
const current = (show: Show) => deckOf(show)[show.index]?.key;
const all = (show: Show) => show.slides.map(({ key }) => key).sort();
/** As the slider does: one on, around the end. */
const advance = (show: Show) => showSlide(show, (show.index + 1) % deckOf(show).length);

test("a round plays every slide once and starts again", () => {
  let show = playing("a", "b", "c");
  const seen = [];
  for (let i = 0; i < 3; i++) {
    seen.push(current(show));
    show = advance(show);
  }
  expect(seen.sort()).toEqual(["a", "b", "c"]);
  expect([show.index, show.turn]).toEqual([0, 3]);
});

test("content received on the last slide plays in the next round", () => {
  let show = advance(playing("a", "b"));
  expect(isLast(show)).toBe(true);
  show = receive(show, contentOf({ recognitions: ["a", "b", "new"] }), random);
  expect(all(show)).toEqual(["a", "b"]);
  show = startRound(show, random);
  expect(all(show)).toEqual(["a", "b", "new"]);
  expect([advance(show).index, show.next]).toEqual([0, null]);
});

test("the last slide of a round stays in the deck, once, until the next round's first has faded in", () => {
  for (let seed = 1; seed < 20; seed++) {
    const last = advance(playing("a", "b", "c"));
    const before = receive(advance(last), contentOf({ recognitions: ["a", "b", "c", "d"] }), random);
    const round = startRound(before, seeded(seed));
    const keys = deckOf(round).map(({ key }) => key);
    expect([...keys].sort()).toEqual(["a", "b", "c", "d"]);
    expect(current(round)).toBe(current(before));
    expect(endLeaving(round)).toBe(round);
    const first = advance(round);
    expect(current(first)).not.toBe(current(before));
    const settled = endLeaving(first);
    expect([current(settled), settled.index, settled.leaving]).toEqual([current(first), 0, null]);
  }
});

test("a round of one slide that follows itself, or another, counts its turns", () => {
  const only = receive(playing("a"), contentOf({ recognitions: ["a"] }), random);
  expect(startRound(only, random)).toMatchObject({ index: 0, turn: 1, leaving: null, next: null });
  const other = receive(playing("a", "b"), contentOf({ recognitions: ["b", "c"] }), random);
  const round = startRound({ ...other, next: contentOf({ recognitions: ["c"] }) }, random);
  expect(deckOf(round).map(({ key }) => key)).toEqual(["c", "b"]);
  expect(endLeaving(advance(round))).toMatchObject({ index: 0, turn: 1 });
});

test("a slide that was taken back leaves at once; the one that shows stays", () => {
  const show = advance(advance(playing("a", "b", "c", "d")));
  const before = show.slides.slice(0, show.index).map(({ key }) => key);
  const kept = show.slides.map(({ key }) => key).filter((key) => key !== before[0]);
  const received = receive(show, contentOf({ recognitions: kept }), random);
  expect(current(received)).toBe(current(show));
  const withoutCurrent = show.slides.map(({ key }) => key).filter((key) => key !== current(show));
  expect(all(receive(show, contentOf({ recognitions: withoutCurrent }), random))).toEqual(withoutCurrent.sort());
});

test("what was taken back while it fades out leaves at once, too", () => {
  const last = receive(advance(playing("a", "b")), contentOf({ recognitions: ["a", "b", "c"] }), random);
  const fading = advance(startRound(last, random));
  const gone = fading.leaving?.key;
  const received = receive(fading, contentOf({ recognitions: ["a", "b", "c"].filter((key) => key !== gone) }), random);
  expect(deckOf(received).map(({ key }) => key)).not.toContain(gone);
  expect(current(received)).toBe(current(fading));
});

test("an empty screen shows the first thing as soon as it is received", () => {
  const empty = playing();
  expect([empty.slides, isLast(empty)]).toEqual([[], true]);
  expect(showSlide(empty, 0)).toMatchObject({ index: 0, turn: 1 });
  expect(all(receive(empty, contentOf({ recognitions: ["first"] }), random))).toEqual(["first"]);
});

test("whose day it is leaves an hour after it was loaded, and everything else plays on", () => {
  const minutes = (count: number) => count * 60_000;
  const content = contentOf({ recognitions: ["a", "b"], celebrations: [birthdayOf("ann", "2026-11-21")] });
  const show = receive(start(content, random, null), content, random);
  const early = disconnect(show, minutes(59));
  expect(all(early)).toEqual(["a", "b", "today-birthday-2026-11-21-ann"]);
  const late = disconnect(early, minutes(60));
  expect([all(late), late.offlineSince]).toEqual([["a", "b"], minutes(59)]);
  expect(all(startRound(late, random))).toEqual(["a", "b"]);
  const only = contentOf({ celebrations: [birthdayOf("ann", "2026-11-21")] });
  expect(disconnect(start(only, random, null), minutes(60))).toMatchObject({ slides: [], index: 0 });
});

test("the time since when it is offline is kept until content is received", () => {
  const offline = disconnect(disconnect(playing("a"), 1000), 2000);
  expect(offline.offlineSince).toBe(1000);
  expect(receive(offline, contentOf({ recognitions: ["a"] }), random).offlineSince).toBeNull();
});
