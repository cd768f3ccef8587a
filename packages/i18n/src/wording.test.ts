import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const locales = join(import.meta.dirname, "../locales");

function textsOf(language: string): [key: string, text: string][] {
  const folder = join(locales, language);
  const leaves = (node: object, path: string): [string, string][] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === "string" ? [[`${path}.${key}`, value]] : leaves(value, `${path}.${key}`),
    );
  return readdirSync(folder).flatMap((file) =>
    leaves(JSON.parse(readFileSync(join(folder, file), "utf8")), file.replace(".json", "")),
  );
}
/** What is read: without placeholders, and without the call in which one text uses another. */
const read = (text: string) => text.replace(/\{\{.*?\}\}|\$t\([^)]*\)/g, "");

/** Sentences of the specification, kept word for word; the second is the singular of the first. */
const specification = [
  '{{users}} have reached the maximum amount of $t(points:term, {"count": 2}) you\'re allowed to send them within a 30-day period. $t(points:start, {"count": 2}) have been adjusted to keep them within the limit.',
  '{{users}} has reached the maximum amount of $t(points:term, {"count": 2}) you\'re allowed to send them within a 30-day period. $t(points:start, {"count": 2}) have been adjusted to keep them within the limit.',
  "You just made someone's day!",
];
const british =
  /\b\w*(colour|recognis|organis|customis|summaris|apologis|realis|favour|honour|behaviour|neighbour|centre|metres?\b|catalogue|licence|defence|cancelled|labelled|travelled|grey|learnt|full stop)\w*/i;

test("English texts are in American spelling", () => {
  expect(textsOf("en").filter(([, text]) => british.test(read(text)))).toEqual([]);
});

test.each(["en", "fr", "ar"])("%s texts have typographic apostrophes and quotes", (language) => {
  const straight = textsOf(language).filter(([, text]) => /['"]/.test(read(text)) && !specification.includes(text));
  expect(straight).toEqual([]);
});

/** The word itself, what it is called in the settings, and other meanings of it. */
const literal =
  /^(points\.(term|start)_|tenant\.words\.|audit\.field\.pointTerms|member\.form\.lastNameHint|notification\.screens\.)/;

test.each(["en", "fr", "ar"])("%s texts use the tenant's own term for points", (language) => {
  const points = /\bpoints?\b|نقاط|نقط/i;
  expect(textsOf(language).filter(([key, text]) => points.test(read(text)) && !literal.test(key))).toEqual([]);
});

test("Arabic texts that speak of points in general do not speak of two of them", () => {
  expect(textsOf("ar").filter(([, text]) => /\$t\([^)]*"count": 2\}/.test(text))).toEqual([]);
});

test("Arabic texts have the digits in which numbers and dates are shown beside them", () => {
  expect(textsOf("ar").filter(([, text]) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text))).toEqual([]);
});

test("French texts have a narrow no-break space at ; : ! ? and within « »", () => {
  const loose = /[^\S\u202f](?=[;:!?»])|«(?!\u202f)|(?<!\u202f)»|[\p{L}\d)…][;!?:](?=\s|$)/u;
  expect(textsOf("fr").filter(([, text]) => loose.test(read(text)))).toEqual([]);
});

/** Settling a message, and the answer to a question; the edge has its own few texts. */
const apart = ["feedback.inbox.close", "security.codes.leave.confirm", "edge.loading"];

test("what every screen calls so (Close, Cancel, Save, Try again) is in common alone", () => {
  const texts = textsOf("en");
  const common = new Set(texts.filter(([key]) => key.startsWith("common.action.")).map(([, text]) => text));
  const elsewhere = texts.filter(
    ([key, text]) => !/^common\.|\.help\./.test(key) && !apart.includes(key) && common.has(text),
  );
  expect(elsewhere).toEqual([]);
});
