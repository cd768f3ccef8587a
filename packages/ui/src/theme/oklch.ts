export type Lch = { l: number; c: number; h: number };

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const clamp01 = (v: number) => Math.min(1, Math.max(0, v));

const fallback = "14594a";
/** Six or three digits; anything else is read as the product's own green, so that no bad row can break a page. */
export function parse(hex: string): Lch {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1] ?? fallback;
  const full = digits.replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  const [r, g, b] = [0, 2, 4].map((i) => toLinear(Number.parseInt(full.slice(i, i + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function linearRgb({ l, c, h }: Lch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180),
    b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}
const inGamut = (k: Lch) => linearRgb(k).every((v) => v > -1e-4 && v < 1.0001);

/** Keeps lightness and hue, gives up chroma until the screen can show it. */
export function fit(k: Lch): Lch {
  if (inGamut(k)) return k;
  let lo = 0,
    hi = k.c;
  for (let i = 0; i < 16; i++) {
    const c = (lo + hi) / 2;
    if (inGamut({ ...k, c })) lo = c;
    else hi = c;
  }
  return { ...k, c: lo };
}
const bytes = (k: Lch) => linearRgb(fit(k)).map((v) => Math.round(toGamma(clamp01(v)) * 255));
/** For e-mail and manifests, which cannot read oklch(). */
export const hex = (k: Lch) =>
  `#${bytes(k)
    .map((v) => v.toString(16).padStart(2, "0"))
    .join("")}`;
export const css = ({ l, c, h }: Lch) => `oklch(${+l.toFixed(4)} ${+c.toFixed(4)} ${+h.toFixed(1)})`;

const luminance = (k: Lch) => {
  const [r, g, b] = bytes(k).map((v) => toLinear(v / 255)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export function contrast(a: Lch, b: Lch) {
  const x = luminance(a),
    y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
