import { languages } from "@plaudit/i18n/index.ts";
import en from "@plaudit/i18n/locales/en/errors.json" with { type: "json" };
import { expect, test } from "vitest";
import type { RefusalKey } from "./error.ts";
import { sentenceOf, textsIn } from "./texts.ts";

const keys = Object.keys(en) as RefusalKey[];
const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

test.each(languages)("every refusal has a sentence in %s, with the same places", (language) => {
  for (const key of keys) {
    const text: unknown = textsIn(language).getResource(language, "errors", key);
    expect([key, typeof text === "string" && placesOf(text)]).toEqual([key, placesOf(en[key as keyof typeof en])]);
  }
});

test("places are filled, and a value is never read as one", () => {
  expect(sentenceOf("amountMax", "en", { max: 25 })).toBe("Enter a point amount that is 25 or less");
  expect(sentenceOf("hostTaken", "en", { host: "{{host}} $t(wrong)" })).toContain("{{host}} $t(wrong)");
});

test("a key that is not in the texts is a fault of ours", () => {
  expect(() => sentenceOf("no such key" as RefusalKey, "en")).toThrow("is not in the texts");
});
