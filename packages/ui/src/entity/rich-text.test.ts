import { expect, test } from "vitest";
import { cleanText, readText } from "./rich-text.ts";

const made = {
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Thanks ", marks: [{ type: "bold" }] },
        { type: "mention", attrs: { id: "1", label: "Kofi", mentionSuggestionChar: "@" } },
        { type: "hardBreak" },
        { type: "image", attrs: { src: "x" } },
      ],
    },
    { type: "paragraph" },
    { type: "heading", content: [{ type: "text", text: "no" }] },
  ],
};
test("rich text keeps only what the contract knows", () => {
  expect(cleanText(made)).toEqual({
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Thanks " },
          { type: "mention", attrs: { id: "1", label: "Kofi" } },
          { type: "hardBreak" },
        ],
      },
      { type: "paragraph" },
    ],
  });
});
test("rich text as plain text", () => expect(readText(cleanText(made))).toBe("Thanks Kofi"));
