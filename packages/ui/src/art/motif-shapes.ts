import { seeded } from "./seed.ts";

// Each quality has a drawing of its own, in its own hue. What was given decides what is drawn; the recognition's id only varies it.
export const motifs = ["sunrise", "ripple", "weave", "steps", "leaf", "beam", "orbit", "meeting", "tide"] as const;
export type MotifKind = (typeof motifs)[number];

export type Shape = { d: string; k: 1 | 2 | 3 | 4; stroke?: number; hop?: boolean };
type Draw = (w: number, h: number, u: number, r: () => number) => Shape[];
const n = (length: number) => Math.round(length * 100) / 100;
const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1-${n(2 * r)} 0z`;
const dome = (x: number, y: number, r: number) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z`;
const level = (n: number) => (1 + (n % 4)) as Shape["k"];

const draw: Record<MotifKind, Draw> = {
  // overlapping domes, one of them alight
  sunrise(w, h, u, r) {
    const out: Shape[] = [],
      rows = Math.ceil(h / (u / 2)) + 1,
      hot = Math.floor(r() * 4) + 2;
    // Domes of a row are side by side: those of one color are drawn as one path.
    for (let y = 0; y <= rows; y++)
      for (const [size, dim, bright] of [
        [0.5, 1, 3],
        [0.34, 2, 4],
        [0.17, 1, 2],
      ] as const) {
        const plain: Shape = { d: "", k: dim },
          alight: Shape = { d: "", k: bright, hop: true };
        for (let x = -1; x * u < w + u; x++) {
          const lit = (x * 3 + y * 5 + hot) % 11 === 0;
          (lit ? alight : plain).d += dome(x * u + (y % 2 ? u / 2 : 0), (y + 1) * (u / 2), u * size);
        }
        out.push(plain, ...(alight.d ? [alight] : []));
      }
    return out;
  },
  // rings that spread from a few drops
  ripple(w, h, u, r) {
    const drops = Math.max(1, Math.round(w / (u * 4))),
      out: Shape[] = [];
    for (let i = 0; i < drops; i++) {
      const cx = ((i + 0.35 + r() * 0.3) * w) / drops,
        cy = h * (0.3 + r() * 0.4),
        rings = 4 + Math.floor(r() * 3);
      for (let j = rings; j > 0; j--) out.push({ d: disc(cx, cy, j * u * 0.42), k: j % 2 ? 2 : 1, stroke: u * 0.17 });
      out.push({ d: disc(cx, cy, u * 0.2), k: 4, hop: i % 2 === 1 });
    }
    return out;
  },
  // threads over and under
  weave(w, h, u, r) {
    const out: Shape[] = [],
      t = u / 7,
      odd = Math.floor(r() * 5);
    for (let y = 0; y * u < h; y++)
      for (let x = 0; x * u < w; x++) {
        const across = (x + y) % 2 === 0,
          k = (x * 2 + y * 3 + odd) % 9 === 0 ? 4 : across ? 2 : 3;
        for (let i = 0; i < 3; i++)
          out.push({
            d: across
              ? `M${x * u + t} ${y * u + t * (1 + i * 2)}h${t * 5}v${t}h-${t * 5}z`
              : `M${x * u + t * (1 + i * 2)} ${y * u + t}h${t}v${t * 5}h-${t}z`,
            k: k as Shape["k"],
            hop: k === 4,
          });
      }
    return out;
  },
  // columns that climb, each with a round shoulder
  steps(w, h, u, r) {
    const out: Shape[] = [],
      columns = Math.ceil(w / u);
    for (let i = 0; i < columns; i++) {
      const wave = 0.5 + 0.32 * Math.sin(i * 0.55 + r() * 0.8),
        top = Math.max(u * 0.1, h * (1 - wave) - u * 0.4),
        x = i * u;
      out.push({ d: `M${x} ${h}V${top + u}a${u} ${u} 0 0 1 ${u}-${u}V${h}z`, k: level(i + 1), hop: i % 6 === 4 });
      if (i % 3 === 1) out.push({ d: disc(x + u * 0.5, Math.max(u * 0.3, top - u * 0.12), u * 0.16), k: 4, hop: true });
    }
    return out;
  },
  // leaves in pairs along stems
  leaf(w, h, u, r) {
    const out: Shape[] = [];
    for (let y = 0; y * u < h; y++)
      for (let x = 0; x * u < w; x++) {
        if (r() < 0.14) continue;
        const a = x * u,
          b = y * u,
          left = x % 2 === 0;
        out.push({
          d: left
            ? `M${a} ${b}a${u} ${u} 0 0 1 ${u} ${u}a${u} ${u} 0 0 1-${u}-${u}z`
            : `M${a + u} ${b}a${u} ${u} 0 0 0-${u} ${u}a${u} ${u} 0 0 0 ${u}-${u}z`,
          k: level(Math.floor(r() * 4)),
          hop: r() < 0.16,
        });
      }
    return out;
  },
  // straight light through a narrow gap
  beam(w, h, u, r) {
    const out: Shape[] = [];
    for (let x = -h, i = 0; x < w + h; i++) {
      const t = u * (0.22 + r() * 0.75);
      out.push({ d: `M${x} ${h}l${h}-${h}h${t}l-${h} ${h}z`, k: level(Math.floor(r() * 4)), hop: i % 7 === 3 });
      x += t + u * 0.14;
    }
    return out;
  },
  // bodies and their moons
  orbit(w, h, u, r) {
    const out: Shape[] = [],
      rows = Math.max(1, Math.round(h / (u * 1.5))),
      s = h / rows;
    for (let y = 0; y < rows; y++)
      for (let x = 0; x * s < w; x++) {
        const cx = x * s + s / 2,
          cy = y * s + s / 2,
          a = r() * 6.283,
          R = s * 0.38;
        out.push(
          { d: disc(cx, cy, R), k: 1 },
          { d: disc(cx, cy, R * 0.72), k: 2, stroke: u * 0.07 },
          { d: disc(cx, cy, R * 0.3), k: 3 },
          { d: disc(cx + Math.cos(a) * R * 0.72, cy + Math.sin(a) * R * 0.72, u * 0.13), k: 4, hop: (x + y) % 3 === 0 },
        );
      }
    return out;
  },
  // still water
  tide(w, h, u, r) {
    const out: Shape[] = [],
      gap = u * 0.42,
      start = r() * 3;
    for (let y = gap, i = 0; y < h + gap * 2; y += gap, i++) {
      const swell = gap * (0.25 + 0.55 * Math.abs(Math.sin(start + i * 0.7))),
        len = u * 2.4,
        off = -((i * 0.37 + start) % 1) * len;
      let d = `M${off} ${y}`;
      for (let x = off; x < w + len; x += len) d += `q${len / 4} ${-swell} ${len / 2} 0t${len / 2} 0`;
      out.push({ d: `${d}V${y + gap * 0.62}H${off}z`, k: level(i), hop: i % 5 === 3 });
    }
    return out;
  },
  // circles that share a middle
  meeting(w, h, u, r) {
    const out: Shape[] = [],
      R = Math.min(u * 0.95, h * 0.46),
      step = R * 1.22,
      q = Math.sqrt(R * R - (step * step) / 4),
      rows = Math.max(1, Math.round(h / (R * 2.1)));
    for (let y = 0; y < rows; y++)
      for (let i = -1; i * step < w + R; i++) {
        const cx = i * step + R * 0.6 + (y % 2 ? step / 2 : 0),
          cy = (h * (y + 0.5)) / rows;
        out.push(
          { d: disc(cx, cy, R), k: i % 2 ? 1 : 2 },
          {
            d: `M${cx + step / 2} ${cy - q}A${R} ${R} 0 0 1 ${cx + step / 2} ${cy + q}A${R} ${R} 0 0 1 ${cx + step / 2} ${cy - q}z`,
            k: r() < 0.3 ? 4 : 3,
            hop: r() < 0.2,
          },
        );
      }
    return out;
  },
};
/** The bare shapes, for places without CSS variables (mail, manifests, server-made pictures). */
export const motifShapes = (kind: MotifKind, w: number, h: number, u: number, seed: string) =>
  draw[kind](w, h, u, seeded(seed));
