import { plainText, type RichText } from "@plaudit/api/rich-words.ts";
import { expect, test } from "vitest";
import { resolveMentions } from "./resolve-mentions.ts";

const ann = "0190a000-0000-7000-8000-000000000001";
const stranger = "0190a000-0000-7000-8000-000000000002";
const doc = (id: string, label: string): RichText => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Thanks " },
        { type: "mention", attrs: { id, label } },
      ],
    },
    { type: "paragraph" },
  ],
});
const names = new Map([[ann, "Ann Lee"]]);

test.each([
  ["a member gets the real name", doc(ann, "the boss"), "Thanks @Ann Lee"],
  ["a stranger becomes plain text", doc(stranger, "the boss"), "Thanks @the boss"],
  ["a stranger without a label disappears", doc(stranger, ""), "Thanks"],
])("%s", (_name, given, expected) => {
  expect(plainText(resolveMentions(given, names))).toBe(expected);
});

test("what is not a mention stays as it is", () => {
  const plain: RichText = { type: "doc", content: [{ type: "paragraph" }] };
  expect(resolveMentions(plain, names)).toEqual(plain);
});
