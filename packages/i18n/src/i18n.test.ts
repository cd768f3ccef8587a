import { describe, expect, it } from "vitest";
import { createFormat } from "./format.ts";
import { addTexts, createI18n, type Language } from "./index.ts";

const texts = {
  points: { term_one: "point", term_other: "points" },
  common: {
    hello: "Hello {{name}}",
    deep: { er: "Found" },
    given: '{{n}} $t(points:term, {"count": {{n}} }) for {{name}}',
    own: "$t(deep.er)!",
    people_one: "{{count}} person",
    people_other: "{{count}} people",
    steps: [{ title: "One" }],
  },
};
const translate = (language: Language, key: string, values?: object, from: Record<string, object> = texts) => {
  const t = createI18n(language, from).getFixedT(language, "common") as unknown as (
    pick: unknown,
    values?: object,
  ) => string;
  return t(
    ($: Record<string, never>) => key.split(".").reduce<never>((at, name) => at[name] as never, $ as never),
    values,
  );
};

describe("texts", () => {
  it.each([
    ["hello", { name: "Ada" }, "Hello Ada"],
    ["deep.er", {}, "Found"],
    ["given", { n: 1, name: "Ada" }, "1 point for Ada"],
    ["given", { n: 3, name: "Ada" }, "3 points for Ada"],
    ["own", {}, "Found!"],
    ["people", { count: 1 }, "1 person"],
    ["people", { count: 5 }, "5 people"],
    ["hello", {}, "Hello "],
    ["absent.key", {}, "absent.key"],
  ])("reads %s with %j", (key, values, expected) => expect(translate("en", key, values)).toBe(expected));

  it("never reads a value as nesting or interpolation", () => {
    expect(translate("en", "hello", { name: "$t(deep.er) {{name}}" })).toBe("Hello $t(deep.er) {{name}}");
    expect(translate("en", "given", { n: 3, name: "$t(deep.er)" })).toBe("3 points for $t(deep.er)");
  });

  it("uses the tenant's own term for points, capitalized at the start of a sentence", () => {
    const own = { en: { singular: "star", plural: "stars" } };
    const common = { given: '$t(points:start, {"count": 2}) adjusted: {{n}} $t(points:term, {"count": {{n}} })' };
    const said = (terms: typeof own | null) => {
      const points = { ...texts.points, start_one: "Point", start_other: "Points" };
      const t = createI18n("en", { points, common }, terms).getFixedT("en", "common");
      return (t as unknown as (pick: unknown, values: object) => string)(($: typeof common) => $.given, { n: 1 });
    };
    expect([said(null), said(own)]).toEqual(["Points adjusted: 1 point", "Stars adjusted: 1 star"]);
  });

  it("returns a list as it is", () => expect(translate("en", "steps")).toEqual([{ title: "One" }]));

  it("selects each of the six plural forms of Arabic", () => {
    const forms = { zero: "0", one: "1", two: "2", few: "f", many: "m", other: "o" };
    const arabic = { common: Object.fromEntries(Object.entries(forms).map(([form, text]) => [`x_${form}`, text])) };
    const seen = [0, 1, 2, 3, 11, 100].map((count) => translate("ar", "x", { count }, arabic));
    expect(seen).toEqual(["0", "1", "2", "f", "m", "o"]);
  });

  it("adds texts that are loaded later", () => {
    const late = createI18n("en", texts);
    const t = late.getFixedT("en", "profile") as unknown as (pick: (from: { a: string }) => string) => string;
    expect(t(($) => $.a)).toBe("a");
    addTexts(late, { profile: { a: "Later" } });
    expect(t(($) => $.a)).toBe("Later");
  });
});

describe("a value in letters of the other direction", () => {
  const piece = (value: string) => `\u2068${value}\u2069`;
  it.each([
    ["ar", "Maya Okafor", piece("Maya Okafor")],
    ["ar", "ليلى", "ليلى"],
    ["ar", "1,200", "1,200"],
    ["ar", "Maya وليلى", "Maya وليلى"],
    ["ar", "https://acme.test/a", "https://acme.test/a"],
    ["en", "ليلى", piece("ليلى")],
    ["en", "Maya and ليلى", "Maya and ليلى"],
    ["en", "Maya Okafor", "Maya Okafor"],
  ] as const)("is one piece of the sentence: in %s, %s", (language, name, expected) =>
    expect(translate(language, "hello", { name })).toBe(`Hello ${expected}`),
  );

  it("so is a currency's sign of letters", () => {
    const money = (currency: string) => createFormat("ar").number(25, { style: "currency", currency });
    expect([money("GBP"), money("EUR")]).toEqual([
      expect.stringMatching(/\u2066UK£\u2069$/),
      expect.stringMatching(/[\d.]+\u00a0€$/),
    ]);
  });
});

it("a date of medium length has its month in letters in Arabic too, with or without a time", () => {
  const at = (options: Intl.DateTimeFormatOptions) =>
    createFormat("ar", "UTC").date("2026-11-23T19:08:05Z", { dateStyle: "medium", ...options });
  expect([at({}), at({ timeStyle: "short" }), at({ timeStyle: "medium" })]).toEqual([
    "23 نوفمبر 2026",
    expect.stringMatching(/^23 نوفمبر 2026.*7:08/),
    expect.stringMatching(/^23 نوفمبر 2026.*7:08:05/),
  ]);
});

it("a date in another zone has the same form", () => {
  const { date } = createFormat("en", "UTC");
  expect(date("2026-11-23T23:30:00Z", { timeZone: "Asia/Tokyo" })).toBe("Nov 24, 2026");
});
