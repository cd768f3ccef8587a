import { markup } from "../shape.ts";
import { plainBadgePaint } from "./badge-paint.ts";
import { drawnBadges } from "./drawn.ts";
import { motifBadge } from "./motif-badges.ts";

/** A badge that comes with the product as an SVG document in plain colors, for a mail. */
export function badgePicture(kind: string, brand: string): string {
  const paint = plainBadgePaint(brand);
  const drawn = drawnBadges[kind]?.(paint);
  const shape = drawn ?? motifBadge(kind, paint, "badge");
  // Rims of drawn badges run a little past their square.
  const box = drawn ? "-4 -4 128 128" : "0 0 96 96";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shape ? markup(shape) : ""}</svg>`;
}
