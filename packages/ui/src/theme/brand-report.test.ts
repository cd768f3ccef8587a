import { describe, expect, test } from "vitest";
import { brandReport, LEAST } from "./brand-report.ts";

const colors = ["#14594a", "#ffc400", "#7a2e6e", "#c8102e", "#1f4fd8", "#000000", "#ffffff", "#808080", "#00ff00"];

describe("what the engine makes of a color", () => {
  test.each(colors)("%s reads everywhere", (color) => {
    const { ratios } = brandReport(color);
    for (const use of Object.values(ratios))
      for (const ratio of Object.values(use)) expect(ratio).toBeGreaterThanOrEqual(LEAST);
  });

  test.each(colors)("%s is changed only where it would not have read, and reads then", (color) => {
    for (const { before, after, from, to, why } of brandReport(color).changes) {
      expect(from).toBe(color);
      expect(to).not.toBe(from);
      expect(before).toBeLessThan(why === "ground" ? 3 : LEAST);
      expect(after).toBeGreaterThan(before);
    }
  });

  test("yellow stays on buttons, under dark text, and is never used for text on the page", () => {
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

  test("a color that reads anywhere in the light is left as it is there", () => {
    expect(brandReport("#1f4fd8").changes.filter(({ mode }) => mode === "light")).toEqual([]);
  });
});
