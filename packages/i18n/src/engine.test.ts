import { describe, expect, it } from "vitest";
import { engine } from "./engine.ts";

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
const say = (language: string, key: string, values?: object, from: Record<string, object> = texts) => {
  const t = engine(language, from).getFixedT(language, "common") as unknown as (
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
  ])("reads %s with %j", (key, values, expected) => expect(say("en", key, values)).toBe(expected));

  it("never reads a value as a text of its own", () => {
    expect(say("en", "hello", { name: "$t(deep.er) {{name}}" })).toBe("Hello $t(deep.er) {{name}}");
  });

  it("gives a list as it stands", () => expect(say("en", "steps")).toEqual([{ title: "One" }]));

  it("knows the six forms of Arabic, and falls back to the last", () => {
    const forms = { zero: "0", one: "1", two: "2", few: "f", many: "m", other: "o" };
    const arabic = { common: Object.fromEntries(Object.entries(forms).map(([form, text]) => [`x_${form}`, text])) };
    const seen = [0, 1, 2, 3, 11, 100].map((count) => say("ar", "x", { count }, arabic));
    expect(seen).toEqual(["0", "1", "2", "f", "m", "o"]);
    expect(say("ar", "x", { count: 3 }, { common: { x_other: "o" } })).toBe("o");
  });

  it("takes in texts that come later", () => {
    const late = engine("en", texts);
    const t = late.getFixedT("en", "help") as unknown as (pick: (from: { a: string }) => string) => string;
    expect(t(($) => $.a)).toBe("a");
    late.add({ help: { a: "Later" } });
    expect(t(($) => $.a)).toBe("Later");
  });
});
