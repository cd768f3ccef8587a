import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, bothColumns, column, isFree, paper, placeOf, type Size, type Spot, tallest } from "./card-paper.ts";

interface Signed {
  size: Size;
  chance: number;
  wish: Spot | null;
}
function layOut(signed: readonly Signed[]): Box[] {
  const taken: Box[] = [];
  for (const { size, chance, wish } of signed) taken.push(placeOf(taken, size, chance, wish));
  return taken;
}
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const size = fc.oneof(
  fc.record({ width: fc.integer({ min: 40, max: Math.floor(column) }), height: fc.integer({ min: 30, max: 320 }) }),
  fc.record({
    width: fc.integer({ min: Math.ceil(column), max: bothColumns }),
    height: fc.integer({ min: 60, max: tallest }),
  }),
);
const wish = fc.option(
  fc.record({ page: fc.nat(3), x: fc.integer({ min: -50, max: 700 }), y: fc.integer({ min: -50, max: 900 }) }),
);
const signed = fc.array(fc.record({ size, chance, wish }), { maxLength: 60 });
const clashes = (boxes: readonly Box[]) => boxes.filter((box, n) => !isFree(box, boxes.slice(0, n)));
const inside = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= paper.width && y + height <= paper.height;

test("signatures of any size, placed by hand or by the rule, never overlap and stay on their pages", () => {
  fc.assert(
    fc.property(signed, (all) => {
      const boxes = layOut(all);
      expect(clashes(boxes)).toEqual([]);
      expect(boxes.every(inside)).toBe(true);
    }),
  );
});

test("the same signatures lie the same way, and one more moves nobody", () => {
  fc.assert(
    fc.property(signed, fc.record({ size, chance, wish }), (all, one) => {
      const before = layOut(all);
      expect(layOut([...all, one]).slice(0, -1)).toEqual(before);
    }),
  );
});

test("what is placed by hand stays where it was put, as long as nobody is there", () => {
  const wanted = { page: 0, x: 170, y: 200 };
  const one = { width: 240, height: 120 };
  const [byHand, ...others] = layOut([
    { size: one, chance: 0.3, wish: wanted },
    ...Array.from({ length: 20 }, (_, n) => ({ size: one, chance: (n * 0.37) % 1, wish: null })),
  ]);
  expect(byHand).toEqual({ ...wanted, ...one });
  expect(others.some(({ page }) => page === 0)).toBe(true);
});

test("who chooses a place that is taken comes to stand beside it", () => {
  const one = { width: 240, height: 120 };
  const [first, second] = layOut([
    { size: one, chance: 0, wish: { page: 0, x: 100, y: 100 } },
    { size: one, chance: 0, wish: { page: 0, x: 110, y: 160 } },
  ]) as [Box, Box];
  expect(second.page).toBe(0);
  expect(isFree(second, [first])).toBe(true);
  expect(Math.hypot(second.x - 110, second.y - 160)).toBeLessThan(110);
});

test("2,000 signatures fill the pages well, and a few lie on both sides of the first sheet", () => {
  const sizes = [
    { width: 180, height: 80 },
    { width: 240, height: 130 },
    { width: 200, height: 210 },
    { width: 508, height: 180 },
    { width: 230, height: 100 },
  ];
  const all = Array.from({ length: 2000 }, (_, n) => ({
    size: sizes[(n * 7) % 5] as Size,
    chance: (n * 0.618034) % 1,
    wish: null,
  }));
  const boxes = layOut(all);
  const pages = Math.max(...boxes.map(({ page }) => page)) + 1;
  const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(covered / (pages * paper.width * paper.height)).toBeGreaterThan(0.5);
  for (let page = 0; page < pages; page += 1) expect(clashes(boxes.filter((one) => one.page === page))).toEqual([]);
  expect(new Set(layOut(all.slice(0, 4)).map(({ page }) => page))).toEqual(new Set([0, 1]));
});
