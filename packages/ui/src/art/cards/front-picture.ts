import { seeded } from "../seed.ts";
import { markup } from "../shape.ts";
import { cardDrawings } from "./card-drawings.ts";
import { printPaint } from "./print-paint.ts";

/** The front as an SVG document in plain colors, for what is printed. */
export function frontPicture(design: string, { seed, years, brand }: { seed: string; years: number; brand: string }) {
  const draw = cardDrawings[design];
  const drawn = draw ? markup(draw(printPaint(brand), seeded(seed), years)) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420" viewBox="0 0 300 420">${drawn}</svg>`;
}
