import { expect, test } from "vitest";
import { measureText, type RichNode, type RichText, tidyText } from "./rich-words.ts";

const words = (text: string): RichNode => ({ type: "text", text });
const lineBreak: RichNode = { type: "hardBreak" };
const ann: RichNode = { type: "mention", attrs: { id: "1", label: "Ann Lee" } };
const doc = (...paragraphs: RichNode[][]): RichText => ({
  type: "doc",
  content: paragraphs.map((content) => (content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" })),
});
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

test.each([
  ["blanks at the end of the last words", doc([words("a  ")]), doc([words("a")])],
  ["empty paragraphs and line breaks at the end", doc([words("a"), lineBreak], [], [words(" ")]), doc([words("a")])],
  [
    "neighboring texts",
    doc([words("a"), words("b "), ann, words(" c"), words("d")]),
    doc([words("ab "), ann, words(" cd")]),
  ],
  ["a mention at the end", doc([ann], []), doc([ann])],
  ["blanks inside", doc([words(" a ")], [], [words("b")]), doc([words(" a ")], [], [words("b")])],
  ["nothing", doc([], [lineBreak]), doc()],
])("is stored tidily: %s", (_, given, kept) => expect(tidyText(given)).toEqual(kept));

test.each([
  ["words", doc([words("Thanks "), ann]), { length: 15, fault: null }],
  ["emoji by code points", doc([words("🎉".repeat(20))]), { length: 20, fault: null }],
  ["blanks before and inside", doc([words("  a")], [], [words("b")]), { length: 6, fault: null }],
  ["blanks at the end", doc([words(`a${" ".repeat(99)}`)], []), { length: 1, fault: null }],
  ["too many", doc([words("a".repeat(21))]), { length: 21, fault: "tooLong" }],
  ["what cannot be seen", doc([words("\u200b\ufe0f")]), { length: 2, fault: "empty" }],
  ["nothing", doc([]), { length: 0, fault: "empty" }],
])("counts %s", (_, given, measure) => expect(measureText(given, 20)).toEqual(measure));

test("a document of more nodes or bytes than are stored is too long, whatever its text", () => {
  expect(measureText(doc(...many(601, [words("a")])), 10_000).fault).toBe("tooLong");
  expect(measureText(doc([words("🎉".repeat(9000))]), 10_000).fault).toBe("tooLong");
});
