import { expect, test } from "vitest";
import { fittedLine } from "./fitted-line.ts";

const most = 30;
const least = 17;

test("a line of the envelope ends before its stamp: it is smaller where it is long, and cut where it is longer", () => {
  expect(fittedLine("Samuel Osei", { most, least })).toEqual({ text: "Samuel Osei", size: most });
  const two = fittedLine("Bảo Châu Nguyễn and Thandiwe Nkosi", { most, least });
  expect(two.text).toBe("Bảo Châu Nguyễn and Thandiwe Nkosi");
  expect(two.size).toBeLessThan(most);
  expect(two.size).toBeGreaterThan(least);
  const many = fittedLine("Bảo Châu Nguyễn, Thandiwe Nkosi, Samuel Osei and Fatima al-Zahrani", { most, least });
  expect(many.text).toMatch(/^Bảo Châu Nguyễn, Thandiwe Nkosi, .*…$/);
  expect(many.size).toBeCloseTo(least, 0);
});
