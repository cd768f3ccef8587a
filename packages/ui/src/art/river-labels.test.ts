import { expect, test } from "vitest";
import { riverLabels } from "./river-labels.ts";

/** Nine bands over a year, of which most are broadest at an end. */
const bands = Array.from({ length: 9 }, (_, band) =>
  Array.from({ length: 12 }, (_, month) => 18 + ((band * 7 + month * (band % 2 === 0 ? 3 : -2) + 40) % 29)),
);
const edges = Array.from({ length: 12 }, (_, month) => {
  let y = 0;
  return [y, ...bands.map((counts) => (y += counts[month] ?? 0))];
});
const sizes = bands.map((_, band) => ({ w: 90 + ((band * 37) % 90), h: 32 }));
const w = 420;
const labels = riverLabels({ w, edges, sizes });
const all = labels.map((label, i) => ({ ...label, ...(sizes[i] ?? { w: 0, h: 0 }) }));

test("each name is on its band", () => {
  for (const [i, { month, x, y }] of labels.entries()) {
    expect(x).toBeCloseTo((month / 11) * w);
    expect(y).toBeGreaterThan(edges[month]?.[i] ?? 0);
    expect(y).toBeLessThan(edges[month]?.[i + 1] ?? 0);
  }
});

test("no name leaves the picture", () => {
  for (const label of all) {
    expect(label.x - label.w / 2).toBeGreaterThanOrEqual(0);
    expect(label.x + label.w / 2).toBeLessThanOrEqual(w);
  }
});

test("no name lies on another", () => {
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1))
      expect(Math.abs(a.x - b.x) >= (a.w + b.w) / 2 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2).toBe(true);
});

test("a name that is wider than the picture stands at its start", () => {
  const [only] = riverLabels({
    w: 100,
    edges: [
      [0, 10],
      [0, 20],
    ],
    sizes: [{ w: 140, h: 32 }],
  });
  expect(only).toMatchObject({ x: 70, y: 10, month: 1 });
});
