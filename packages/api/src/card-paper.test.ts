import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bothColumns,
  boundsOf,
  cardPages,
  column,
  type Laid,
  paper,
  type Size,
  type Spot,
  tallest,
} from "./card-paper.ts";

interface Signed {
  size: Size;
  chance: number;
  wish: Spot | null;
}
function layOut(signed: readonly Signed[]): Laid[] {
  const pages = cardPages();
  return signed.map(({ size, chance, wish }) => pages.add(size, chance, wish));
}
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const size = fc.oneof(
  fc.record({ width: fc.integer({ min: 40, max: Math.floor(column) }), height: fc.integer({ min: 30, max: 400 }) }),
  fc.record({
    width: fc.integer({ min: Math.ceil(column), max: bothColumns }),
    height: fc.integer({ min: 60, max: tallest }),
  }),
);
const wish = fc.option(
  fc.record({
    page: fc.nat(999),
    x: fc.double({ min: 0, max: paper.width, noNaN: true }),
    y: fc.double({ min: 0, max: paper.height, noNaN: true }),
    turn: fc.integer({ min: -8, max: 8 }),
  }),
);
const signed = fc.array(fc.record({ size, chance, wish }), { maxLength: 50 });

/** Their corners, as they are turned. */
function cornersOf({ x, y, width, height, turn }: Laid) {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [mx, my] = [x + width / 2, y + height / 2];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a = 0, b = 0]) => {
    const [dx, dy] = [(a * width) / 2, (b * height) / 2];
    return [mx + dx * cos - dy * sin, my + dx * sin + dy * cos] as const;
  });
}
/** By the theorem of the separating axis, exactly. */
function clash(a: Laid, b: Laid): boolean {
  if (a.page !== b.page) return false;
  const [one, other] = [cornersOf(a), cornersOf(b)];
  const axes = [a, b].flatMap(({ turn }) => [turn, turn + 90]).map((degrees) => (degrees * Math.PI) / 180);
  return axes.every((axis) => {
    const along = (corners: readonly (readonly [number, number])[]) =>
      corners.map(([x, y]) => x * Math.cos(axis) + y * Math.sin(axis));
    const [p, q] = [along(one), along(other)];
    return Math.min(...p) < Math.max(...q) && Math.min(...q) < Math.max(...p);
  });
}
const clashes = (all: readonly Laid[]) => all.filter((one, n) => all.slice(0, n).some((other) => clash(one, other)));
const isInside = (laid: Laid) =>
  cornersOf(laid).every(([x, y]) => x >= 0 && y >= 0 && x <= paper.width && y <= paper.height);

test("signatures of any size, placed by hand or by the rule, never overlap and stay on their pages", () => {
  fc.assert(
    fc.property(signed, (all) => {
      const laid = layOut(all);
      expect(clashes(laid)).toEqual([]);
      expect(laid.filter((one) => !isInside(one))).toEqual([]);
    }),
  );
});

test("the same signatures lie the same way, and one more moves nobody", () => {
  fc.assert(
    fc.property(signed, fc.record({ size, chance, wish }), (all, one) => {
      expect(layOut([...all, one]).slice(0, -1)).toEqual(layOut(all));
    }),
  );
});

const note = { width: 240, height: 120 };
const byRule = (n: number) => ({ size: note, chance: (n * 0.37) % 1, wish: null });

test("what is placed by hand stays where it was put, and the others flow around it", () => {
  const wanted = { page: 0, x: 170, y: 200, turn: -7 };
  const [byHand, ...others] = layOut([
    { size: note, chance: 0.3, wish: wanted },
    ...Array.from({ length: 20 }, (_, n) => byRule(n)),
  ]);
  expect(byHand).toEqual({ ...wanted, ...note });
  expect(others.some(({ page }) => page === 0)).toBe(true);
});

test("who chooses a place that is taken comes to stand beside it", () => {
  const [first, second] = layOut([
    { size: note, chance: 0, wish: { page: 0, x: 100, y: 100, turn: 0 } },
    { size: note, chance: 0, wish: { page: 0, x: 110, y: 160, turn: 0 } },
  ]) as [Laid, Laid];
  expect(second.page).toBe(0);
  expect(clash(first, second)).toBe(false);
  expect(Math.hypot(second.x - 110, second.y - 160)).toBeLessThan(110);
});

test("what is too large to be turned on its page stands upright", () => {
  const [letter] = layOut([{ size: { width: 491, height: 732 }, chance: 0, wish: { page: 0, x: 0, y: 0, turn: -8 } }]);
  expect(letter?.turn).toBe(0);
  expect(letter && isInside(letter)).toBe(true);
});

test("nobody makes empty pages before their own", () => {
  const pages = cardPages();
  expect(pages.add(note, 0, { page: 900, x: 20, y: 20, turn: 0 }).page).toBeLessThanOrEqual(2);
});

test("what is turned takes the room that its corners reach", () => {
  expect(boundsOf({ x: 0, y: 0, width: 100, height: 100, turn: 45 }).width).toBeCloseTo(141.4, 1);
});

test("2,000 signatures fill their pages, and a few lie on both sides of the first sheet", () => {
  const sizes = [
    [180, 80],
    [240, 130],
    [200, 210],
    [504, 180],
    [230, 100],
  ] as const;
  const all = Array.from({ length: 2000 }, (_, n) => {
    const [width, height] = sizes[(n * 7) % 5] as (typeof sizes)[number];
    return { size: { width, height }, chance: (n * 0.618034) % 1, wish: null };
  });
  const laid = layOut(all);
  const pages = Math.max(...laid.map(({ page }) => page)) + 1;
  const covered = laid.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(covered / (pages * paper.width * paper.height)).toBeGreaterThan(0.5);
  for (let page = 0; page < pages; page += 1) expect(clashes(laid.filter((one) => one.page === page))).toEqual([]);
  expect(new Set(layOut([0, 1, 2].map(byRule)).map(({ page }) => page))).toEqual(new Set([0, 1]));
});
