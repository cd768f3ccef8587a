import { describe, expect, test } from "vitest";
import { hex, isHexColor, parse, theme, themeCss, themeVars } from "./color.ts";

const brands = [
  "#14594a",
  "#ffc400",
  "#7a2e6e",
  "#c8102e",
  "#1f4fd8",
  "#000000",
  "#ffffff",
  "#808080",
  "#00ff00",
  "#2b2925",
];
const random = Array.from(
  { length: 500 },
  () =>
    `#${Math.floor(Math.random() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`,
);

describe("a theme from one color", () => {
  test.each(["light", "dark"] as const)("every pair reaches its ratio for any brand (%s)", (mode) => {
    const failed = [...brands, ...random].flatMap((brand) =>
      Object.entries(theme(brand, mode).checks)
        .filter(([, margin]) => !(margin >= 1))
        .map(([pair, margin]) => `${brand} ${pair} ×${margin.toFixed(3)}`),
    );
    expect(failed).toEqual([]);
  });

  test("a color survives the way there and back", () => {
    for (const brand of brands) expect(hex(parse(brand))).toBe(brand);
    expect(hex(parse("#fa0"))).toBe("#ffaa00");
  });

  test("the stylesheet has both modes and nothing that could leave it", () => {
    const css = themeCss("#14594a");
    expect(css).toMatch(/^:root\{--t-canvas:oklch\([\d. ]+\);/);
    expect(css).toContain(":root[data-theme=dark]{");
    expect(css).not.toMatch(/[<>"'\\]|NaN|undefined/);
  });

  test("a broken color falls back instead of writing NaN", () => {
    expect(themeCss("nonsense")).not.toContain("NaN");
    expect(themeCss("</style>")).toBe(themeCss("nonsense"));
  });

  test("variables for a part of a page are those of the stylesheet", () => {
    expect(themeVars("#14594a", "dark")["--t-brand"]).toMatch(/^oklch\(/);
    expect(Object.keys(themeVars("#14594a", "dark"))).toEqual(Object.keys(themeVars("#ffc400", "light")));
  });

  test("knows a hex color", () => {
    expect(["#14594a", "#FFF", "14594a", "#12345", "red"].map(isHexColor)).toEqual([true, true, false, false, false]);
  });
});
