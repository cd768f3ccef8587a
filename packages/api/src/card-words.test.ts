import fc from "fast-check";
import { expect, test } from "vitest";
import { bothColumns, tallest } from "./card-paper.ts";
import { lookOf } from "./card-words.ts";

const plain = { hand: "serif", gif: null, picture: null };
const photo = { width: 1600, height: 1200 };
const of = (messageText: string, over: object = {}) => lookOf({ ...plain, messageText, ...over });

test("few words are written large, and many small and across both columns", () => {
  const [word, sentence, letter] = [
    of("Thank you!"),
    of("Ten years and you still wave at every ship."),
    of("Well done. ".repeat(45)),
  ];
  expect(word.size).toBeGreaterThan(sentence.size);
  expect(sentence.size).toBeGreaterThan(letter.size);
  expect(word.width).toBeLessThan(sentence.width);
  expect(letter.width).toBe(bothColumns);
});

test("a picture keeps its shape within limits; few words stand below it, many beside it", () => {
  const bare = of("", { picture: photo });
  expect(bare.picture).toEqual({ width: 192, height: 144 });
  expect(of("", { gif: { width: 100, height: 900 } }).picture?.height).toBe(270);
  const below = of("The night of the 41", { picture: photo });
  expect([below.beside, below.height > bare.height]).toEqual([0, true]);
  const beside = of("I remember that night. ".repeat(10), { picture: photo });
  expect([beside.width, beside.beside > 200]).toEqual([bothColumns, true]);
});

test("a hundred empty lines become spaces, and scripts without spaces break", () => {
  expect(of(`a${"\n".repeat(400)}b`).words).toBe("a\nb");
  expect(of("a\n".repeat(100)).words).not.toContain("\n");
  expect(of("十年間ありがとうございます。".repeat(6)).height).toBeLessThan(400);
});

test("whatever is written fits on a page", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 500, unit: "grapheme" }),
    fc.string({ maxLength: 500, unit: fc.constantFrom("W", " ", "\n", "م", "你", "😀") }),
  );
  const side = fc.integer({ min: 1, max: 10_000 });
  const size = fc.option(fc.record({ width: side, height: side }));
  fc.assert(
    fc.property(
      text,
      fc.constantFrom("serif", "lean", "print"),
      size,
      fc.boolean(),
      (messageText, hand, given, moves) => {
        const look = lookOf({ messageText, hand, gif: moves ? given : null, picture: moves ? null : given });
        expect(look.width).toBeLessThanOrEqual(bothColumns);
        expect(look.height).toBeLessThanOrEqual(tallest);
        expect(look.height).toBeGreaterThan(0);
      },
    ),
  );
});
