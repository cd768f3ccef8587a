// One brand color in, one theme out. Pure and small: it runs when a tenant saves its branding, at the edge, and in the live preview.
import { contrast, css, fit, type Lch, parse } from "./oklch.ts";

export { contrast, hex, type Lch, parse } from "./oklch.ts";
export type Mode = "light" | "dark";

/** Moves lightness away from every ground in steps until the ratio holds on the least forgiving one. */
function readable(k: Lch, grounds: Lch[], ratio: number, direction: 1 | -1): Lch {
  let x = fit(k);
  while (grounds.some((g) => contrast(x, g) < ratio) && (direction < 0 ? x.l > 0.03 : x.l < 0.99))
    x = fit({ ...k, l: x.l + direction * 0.005 });
  return x;
}

const between = (h: number, from: number, to: number) => h >= from && h < to;
/** The neighbor a brand walks to in gradients and the goal flower: always away from olive and mud. */
export function companionHue(h: number) {
  if (between(h, 40, 128)) return Math.max(28, h - 42); // orange, yellow and lime go to apricot and coral, never to green
  if (between(h, 128, 220)) return h + 42; // greens go to sea
  return (h + 44) % 360; // blue → violet → rose → amber
}

export function theme(brandHex: string, mode: Mode) {
  const brand = parse(brandHex),
    light = mode === "light",
    dir = light ? -1 : 1;
  const gray = brand.c < 0.025;
  // A hue whose dark shades are brown or olive. There the brand stays a *surface* color and ink does the writing.
  const muddy = !gray && between(brand.h, 62, 128);
  const h = brand.h,
    chroma = gray ? brand.c : Math.min(0.2, Math.max(0.08, brand.c));
  // Paper stays warm whatever the brand; at night the brand's own hue tints the dark.
  const nh = gray || muddy || light ? 84 : h;
  const tint = gray ? 0.002 : 0.006;
  const N = (l: number, k = 1) => fit({ l, c: tint * k, h: nh });

  const canvas = light ? N(0.974, 0.9) : N(0.17, 1.3);
  const surface = light ? N(0.998, 0.2) : N(0.212, 1.5);
  const raised = light ? N(1, 0) : N(0.25, 1.6);
  const sunken = light ? N(0.951, 1.1) : N(0.148, 1.2);
  const grounds = light ? [canvas, surface, sunken] : [canvas, surface, raised];
  const ink = light ? N(0.235, 2.6) : N(0.955, 0.8);
  const ink2 = readable(N(light ? 0.45 : 0.77, 2), grounds, 6, dir);
  const ink3 = readable(N(light ? 0.54 : 0.68, 1.8), grounds, 4.6, dir);

  const darkInk = fit({ l: 0.22, c: gray ? 0 : 0.03, h: nh });
  const white: Lch = { l: 1, c: 0, h: 0 };
  let solid = fit({ l: brand.l, c: chroma, h });
  if (!light && solid.l < 0.5) solid = fit({ l: 0.6, c: Math.min(chroma, 0.13), h }); // dark brands lift on black
  let on = white;
  if (contrast(solid, white) < 4.5) {
    if (solid.l > 0.66 || !light) {
      on = darkInk;
      solid = readable(solid, [darkInk], 6.2, 1);
    } else solid = readable(solid, [white], 4.7, -1);
  }
  const hover = fit({ ...solid, l: solid.l + (on === white ? -0.05 : 0.03) });
  const soft = fit(
    light
      ? { l: 0.946, c: muddy ? 0.062 : Math.min(0.036, chroma * 0.28), h }
      : { l: 0.295, c: muddy ? 0.016 : Math.min(0.05, chroma * 0.4), h: muddy ? 82 : h },
  );
  const softHover = fit({ ...soft, l: soft.l + (light ? -0.03 : 0.035) });
  const text =
    muddy && light
      ? readable({ l: 0.3, c: 0.04, h: 70 }, [...grounds, softHover], 7, -1)
      : readable(
          { l: light ? Math.min(solid.l, 0.5) : 0.8, c: light ? chroma : chroma * 0.62, h },
          [...grounds, soft, softHover],
          4.9,
          dir,
        );
  // Yellow on white cannot be seen as a line, so marks (meters, selected edges) get a deeper honey.
  const mark = readable(
    muddy && light ? { ...solid, h: Math.max(70, h - 12) } : solid,
    [surface],
    muddy ? 1.9 : 3,
    dir,
  );
  const ring = readable(muddy && light ? ink : solid, grounds, 3.2, dir);

  // Deep: the ground of awards, TV and mail headers. Muddy brands rest on warm charcoal instead of brown.
  const deep =
    muddy || gray
      ? fit({ l: light ? 0.25 : 0.27, c: 0.014, h: 70 })
      : fit({ l: 0.3, c: Math.min(0.085, chroma * 0.7), h });
  const deep2 = fit({ ...deep, l: deep.l + 0.06, c: deep.c * 1.15 });
  const deep3 = fit({ ...deep, l: deep.l + 0.15, c: deep.c * 1.3 });
  const onDeep = fit({ l: 0.975, c: 0.012, h: nh });
  const onDeep2 = readable({ l: 0.84, c: Math.min(0.04, chroma * 0.4), h: nh }, [deep, deep2], 5.5, 1);
  const sparkHue = between(h, 62, 110) ? h : 78;
  const spark = readable({ l: 0.83, c: 0.155, h: sparkHue }, [deep, deep2], 5, 1);

  const ch = companionHue(h);
  const bloomA = fit({
    l: light ? Math.min(0.84, Math.max(0.5, solid.l)) : Math.min(0.86, Math.max(0.62, solid.l)),
    c: gray ? 0 : Math.max(0.11, chroma * 0.9),
    h,
  });
  const bloomB = fit({ l: light ? 0.8 : 0.82, c: gray ? 0 : muddy ? 0.14 : 0.115, h: ch });
  // Petals on deep ground: a brand whose dark is mud scatters paper-gray ones and keeps its color for the middle.
  const petal = muddy || gray ? fit({ l: 0.72, c: 0.012, h: 80 }) : bloomB;
  const signal = (hue: number, c: number) => ({
    solid: readable({ l: 0.58, c, h: hue }, [white], 4.6, -1),
    text: readable(
      { l: light ? 0.5 : 0.78, c: light ? c : c * 0.62, h: hue },
      [...grounds, fit(light ? { l: 0.955, c: 0.03, h: hue } : { l: 0.29, c: 0.05, h: hue })],
      4.9,
      dir,
    ),
    soft: fit(light ? { l: 0.955, c: 0.03, h: hue } : { l: 0.29, c: 0.05, h: hue }),
  });
  const danger = signal(25, 0.19),
    warn = signal(70, 0.13),
    ok = signal(155, 0.13);

  const tokens: Record<string, Lch> = {
    canvas,
    surface,
    raised,
    sunken,
    line: light ? N(0.912, 1.2) : N(0.3, 1.7),
    edge: light ? N(0.83, 1.3) : N(0.42, 1.7),
    "line-2": readable(N(light ? 0.68 : 0.52, 1.8), [surface, canvas], 3.1, dir),
    ink,
    "ink-2": ink2,
    "ink-3": ink3,
    brand: solid,
    "brand-hover": hover,
    "on-brand": on,
    "brand-text": text,
    "brand-soft": soft,
    "brand-soft-2": softHover,
    mark,
    ring,
    deep,
    "deep-2": deep2,
    "deep-3": deep3,
    "on-deep": onDeep,
    "on-deep-2": onDeep2,
    spark,
    petal,
    "bloom-a": bloomA,
    "bloom-b": bloomB,
    danger: danger.solid,
    "danger-text": danger.text,
    "danger-soft": danger.soft,
    "warn-text": warn.text,
    "warn-soft": warn.soft,
    "ok-text": ok.text,
    "ok-soft": ok.soft,
  };
  const worst = (k: Lch, on: Lch[]) => Math.min(...on.map((g) => contrast(k, g)));
  const checks = {
    "ink ≥ 12": worst(ink, grounds) / 12,
    "ink-2 ≥ 5.5": worst(ink2, grounds) / 5.5,
    "ink-3 ≥ 4.5": worst(ink3, grounds) / 4.5,
    "on-brand ≥ 4.5": Math.min(contrast(on, solid), contrast(on, hover)) / 4.5,
    "brand-text ≥ 4.5": worst(text, [...grounds, soft, softHover]) / 4.5,
    "ring ≥ 3": worst(ring, grounds) / 3,
    "on-deep-2 ≥ 4.5": worst(onDeep2, [deep, deep2]) / 4.5,
    "spark ≥ 4.5": worst(spark, [deep, deep2]) / 4.5,
    "danger-text ≥ 4.5": worst(danger.text, [...grounds, danger.soft]) / 4.5,
    "line-2 ≥ 3": worst(tokens["line-2"] as Lch, [surface, canvas]) / 3,
  };
  return { tokens, checks };
}

export const themeBlock = (brandHex: string, mode: Mode) =>
  Object.entries(theme(brandHex, mode).tokens)
    .map(([k, v]) => `--t-${k}:${css(v)}`)
    .join(";");
/** The tenant's whole theme as one stylesheet. */
export const themeCss = (brandHex: string) =>
  `:root{${themeBlock(brandHex, "light")}}:root[data-theme=dark]{${themeBlock(brandHex, "dark")}}`;

/** The same as an object for a `style`, where part of a page wears another theme (a preview). */
export const themeVars = (brandHex: string, mode: Mode): Record<string, string> =>
  Object.fromEntries(Object.entries(theme(brandHex, mode).tokens).map(([k, v]) => [`--t-${k}`, css(v)]));

export const isHexColor = (text: string) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
