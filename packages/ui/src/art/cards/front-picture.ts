import { seeded } from "../seed.ts";
import { cardDrawings } from "./card-drawings.ts";
import { printPaint } from "./print-paint.ts";
import type { Shape } from "./shape.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const text = ({ tag, attrs, children }: Shape): string =>
  `<${tag}${Object.entries(attrs)
    .map(([name, value]) => ` ${kebab(name)}="${value}"`)
    .join("")}>${children.map(text).join("")}</${tag}>`;

/** The front as an SVG document in plain colors, for what is printed. */
export function frontPicture(design: string, { seed, years, brand }: { seed: string; years: number; brand: string }) {
  const draw = cardDrawings[design];
  const drawn = draw ? text(draw(printPaint(brand), seeded(seed), years)) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420" viewBox="0 0 300 420">${drawn}</svg>`;
}
