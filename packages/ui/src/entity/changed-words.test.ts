import { expect, test } from "vitest";
import { changedWords } from "./changed-words.ts";

const marked = (text: string, other: string) =>
  changedWords(text, other)
    .map((piece) => (piece.gone ? `[${piece.text}]` : piece.text))
    .join("");

test.each([
  ["Thank you all", "Thank you all", "Thank you all"],
  ["thx for teh help", "Thank you for the help", "[thx] for [teh] help"],
  ["It was the the end", "It was the end", "It was the [the ]end"],
  ["a b", "x y", "[a] [b]"],
  ["one", "", "[one]"],
  ["", "one", ""],
  ["b a", "a b a", "b a"],
])("%j beside %j: %s", (text, other, expected) => expect(marked(text, other)).toBe(expected));

test("every character of the text is there, once", () => {
  const text = "  We  could of\n\ndone it , realy.  ";
  expect(
    changedWords(text, "We could have done it, really.")
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});
