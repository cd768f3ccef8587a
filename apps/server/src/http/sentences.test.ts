import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { translated } from "./sentences.ts";

const source = join(import.meta.dirname, "..");
const code = globSync("{http,db,domains}/**/*.ts", { cwd: source })
  .filter((file) => !/\.test\.|domains\/demo|test-|fixtures/.test(file))
  .map((file) => readFileSync(join(source, file), "utf8"))
  .join("\n");
const said = [
  ...code.matchAll(/(?:new DomainError\(\s*"\w+",|unauthorized\(|busy\()\s*"([^"]+)"/g),
  ...code.matchAll(/\bmessage(?: =|:) "([^"]+)"/g),
].map((match) => match[1] ?? "");
/** For those who write programs. */
const technical = [/^Send JSON/, /visible ASCII/, /^needs the feature/];

test("every sentence that a refusal says is known in every language", () => {
  expect(said.length).toBeGreaterThan(30);
  const missing = said.filter(
    (sentence) => !technical.some((one) => one.test(sentence)) && translated(sentence, "fr") === sentence,
  );
  expect(missing).toEqual([]);
});

test.each([
  ["fr", "Enter a point amount that is 25 or less", "Saisissez un nombre de points inférieur ou égal à 25"],
  ["ar", "This link no longer works", "لم يعد هذا الرابط يعمل"],
  ["en", "This link no longer works", "This link no longer works"],
  ["fr", "Nobody ever wrote this", "Nobody ever wrote this"],
] as const)("in %s: %s", (language, sentence, words) => expect(translated(sentence, language)).toBe(words));
