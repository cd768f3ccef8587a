import { expect, test } from "vitest";
import { cutOf, MOST_ZOOM, middle, pan, settle, zoomTo } from "./crop-geometry.ts";

const wide = { width: 400, height: 200 };

test("the largest square in the middle comes first", () => {
  expect(cutOf(wide, middle(wide))).toEqual({ left: 100, top: 0, side: 200 });
});

test.each([
  ["off the start", { x: -50, y: 0, zoom: 1 }, { left: 0, top: 0, side: 200 }],
  ["off the end", { x: 900, y: 900, zoom: 2 }, { left: 300, top: 100, side: 100 }],
  ["closer than it goes", { x: 200, y: 100, zoom: 99 }, { left: 180, top: 80, side: 200 / MOST_ZOOM }],
  ["further than it goes", { x: 200, y: 100, zoom: 0.1 }, { left: 100, top: 0, side: 200 }],
])("never %s", (_, crop, cut) => expect(cutOf(wide, settle(wide, crop))).toEqual(cut));

test("what is dragged follows the finger", () => {
  const crop = { x: 200, y: 100, zoom: 2 };
  // A window of 50: one of its pixels is two of the picture's.
  expect(pan(wide, crop, { x: 10, y: -5 }, 50)).toEqual({ x: 180, y: 110, zoom: 2 });
});

test("zooming keeps the point under the fingers", () => {
  const crop = { x: 200, y: 100, zoom: 1 };
  const next = zoomTo(wide, crop, 2, { at: { x: 0, y: 0 }, view: 100 });
  expect(cutOf(wide, next)).toEqual({ left: 100, top: 0, side: 100 });
  expect(zoomTo(wide, crop, 2)).toEqual({ x: 200, y: 100, zoom: 2 });
});
