import { expect, test } from "vitest";
import { monthsBetween } from "./months-between.ts";

test("months run over the end of a year, both ends among them", () => {
  expect(monthsBetween("2025-11", "2026-02", 12)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(monthsBetween(null, "2026-01", 3)).toEqual(["2025-11", "2025-12", "2026-01"]);
  expect(monthsBetween("2026-02", "2026-01", 3)).toEqual([]);
});
