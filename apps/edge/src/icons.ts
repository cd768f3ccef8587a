import { encode } from "fast-png";
import type { Brand } from "./brand.ts";

interface IconShape {
  size: number;
  /** Corner radius and mark, as parts of the side. */
  corner: number;
  mark: number;
}

/** The shapes that platforms ask for; maskable ones keep the mark inside the safe circle. */
const shapes: Record<string, IconShape> = {
  "icon-192.png": { size: 192, corner: 0.22, mark: 0.68 },
  "icon-512.png": { size: 512, corner: 0.22, mark: 0.68 },
  "maskable-192.png": { size: 192, corner: 0, mark: 0.54 },
  "maskable-512.png": { size: 512, corner: 0, mark: 0.54 },
  "apple-touch-icon.png": { size: 180, corner: 0, mark: 0.62 },
};

/** The rosette in a square of side 2 around the origin. */
const petals = [
  [0, -0.52],
  [0.52, 0],
  [0, 0.52],
  [-0.52, 0],
] as const;
const petalRadius = 0.48;
const eyeRadius = 0.26;

type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;
const mix = (a: Rgb, b: Rgb, k: number) => a.map((v, i) => Math.round(v + ((b[i] ?? 0) - v) * k));
const clamp = (v: number) => Math.min(1, Math.max(0, v));

/** Signed distance to a rounded square of half side 1. */
function squareDistance(x: number, y: number, corner: number): number {
  const qx = Math.abs(x) - 1 + corner;
  const qy = Math.abs(y) - 1 + corner;
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - corner;
}

function paint({ size, corner, mark }: IconShape, ground: Rgb, ink: Rgb): Uint8Array {
  const data = new Uint8Array(size * size * 4);
  const half = size / 2;
  // Distances in pixels become coverage, which smooths every edge by one pixel.
  const cover = (distance: number, unit: number) => clamp(0.5 - distance * unit);
  for (let i = 0; i < size * size; i++) {
    const x = ((i % size) + 0.5) / half - 1;
    const y = (Math.floor(i / size) + 0.5) / half - 1;
    const [mx, my] = [x / mark, y / mark];
    const petal = Math.min(...petals.map(([px, py]) => Math.hypot(mx - px, my - py) - petalRadius));
    const flower = cover(petal, half * mark) * (1 - cover(Math.hypot(mx, my) - eyeRadius, half * mark));
    data.set(mix(ground, ink, flower), i * 4);
    data[i * 4 + 3] = Math.round(255 * cover(squareDistance(x, y, corner * 2), half));
  }
  return encode({ width: size, height: size, data, channels: 4 });
}

function faviconSvg({ solid, onSolid }: Brand): string {
  const circles = petals.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${petalRadius}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2"><rect x="-1" y="-1" width="2" height="2" rx=".44" fill="${solid}"/><g transform="scale(.7)"><g fill="${onSolid}">${circles}</g><circle r="${eyeRadius}" fill="${solid}"/></g></svg>`;
}

const kept = new Map<string, Uint8Array<ArrayBuffer>>();

/** An icon by its file name in a brand's colors, or null for a name we do not have. */
export function icon(name: string, brand: Brand): { type: string; body: string | Uint8Array<ArrayBuffer> } | null {
  if (name === "favicon.svg") return { type: "image/svg+xml", body: faviconSvg(brand) };
  const shape = shapes[name];
  if (!shape) return null;
  const key = `${name} ${brand.color}`;
  const body = kept.get(key) ?? new Uint8Array(paint(shape, rgb(brand.solid), rgb(brand.onSolid)));
  if (kept.size >= 200) kept.clear();
  kept.set(key, body);
  return { type: "image/png", body };
}
