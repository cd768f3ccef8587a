import { describe, expect, test } from "vitest";
import { brandReport, LEAST } from "./brand-report.ts";

const colours = ["#14594a", "#ffc400", "#7a2e6e", "#c8102e", "#1f4fd8", "#000000", "#ffffff", "#808080", "#00ff00"];

describe("what the engine makes of a colour", () => {
  test.each(colours)("%s reads everywhere", (colour) => {
    const { ratios } = brandReport(colour);
    for (const use of Object.values(ratios))
      for (const ratio of Object.values(use)) expect(ratio).toBeGreaterThanOrEqual(LEAST);
  });

  test.each(colours)("%s is changed only where it would not have read, and reads then", (colour) => {
    for (const { before, after, from, to, why } of brandReport(colour).changes) {
      expect(from).toBe(colour);
      expect(to).not.toBe(from);
      expect(before).toBeLessThan(why === "ground" ? 3 : LEAST);
      expect(after).toBeGreaterThan(before);
    }
  });

  test("yellow keeps its buttons, under dark words, and is never written on paper", () => {
    const { changes, darkWords } = brandReport("#ffc400");
    expect(darkWords).toBe(true);
    expect(changes.some(({ use, mode }) => use === "button" && mode === "light")).toBe(false);
    expect(changes).toContainEqual(
      expect.objectContaining({ use: "link", mode: "light", why: "words", before: expect.toSatisfy((n) => n < 2) }),
    );
  });

  test("a dark brand is lifted off a dark page", () => {
    expect(brandReport("#14594a").changes).toContainEqual(
      expect.objectContaining({ use: "button", mode: "dark", why: "ground" }),
    );
  });

  test("a colour that reads anywhere in the light is left as it is there", () => {
    expect(brandReport("#1f4fd8").changes.filter(({ mode }) => mode === "light")).toEqual([]);
  });
});
