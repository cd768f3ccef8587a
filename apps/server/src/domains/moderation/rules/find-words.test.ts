import { expect, test } from "vitest";
import { foldName } from "../../directory/rules/fold-name.ts";
import { findWords } from "./find-words.ts";

const found = (text: string, ...list: string[]) => findWords(text, list, foldName);

test.each([
  ["What a DAMN night", "damn"],
  ["Quel café, CRÉTIN !", "cretin"],
  ["Unlike certain\nladies, you know", "certain ladies"],
  ["Er ist ein Trottel.", "trottel"],
  ["STRASSE", "straße"],
  ["it was idiotic", "idiot*"],
  ["هذا كلام غَبِيّ جداً", "غبي"],
  ["يا أحمق", "احمق"],
  ["والأحمق أيضا", "احمق"],
  ["للأحمق", "أحمق"],
  ["هذه غبية", "غبيه"],
  ["あのばか者", "ばか"],
  ["他是笨蛋吧", "笨蛋"],
  ["너 바보야", "바보"],
  ["Ты дурак, ёлки", "Дурак"],
  ["Σκύλος είσαι", "σκυλος"],
  ["thanks 🖕🏽 pal", "🖕"],
  ["ﬁlth", "filth"],
])("%s contains %s", (text, word) => expect(found(text, word)).toEqual([word]));

test.each([
  ["The assessment was classic", "ass"],
  ["certain young ladies", "certain ladies"],
  ["an idiotic plan", "idiot"],
  ["five * stars", "*"],
  ["الحمقى", "حم"],
  ["", "damn"],
])("%s does not contain %s", (text, word) => expect(found(text, word)).toEqual([]));

test("an empty list finds nothing, and a long one each of its words once", () => {
  expect(found("damn, damn and drat")).toEqual([]);
  expect(found("damn, damn and drat", "drat", "damn", "blast")).toEqual(["drat", "damn"]);
});
