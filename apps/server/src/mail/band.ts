import type { Quality } from "@plaudit/api/value.ts";
import { seeded } from "@plaudit/ui/art/seed.ts";
import { shades } from "@plaudit/ui/art/shades.ts";
import { hex, type Mode } from "@plaudit/ui/theme/color.ts";

const COLUMNS = 14;
const PHONE_COLUMNS = 8;
const ROWS = 3;
const SIZE = 42;

interface Cell {
  /** 0 is the ground. */
  shade: number;
  /** As in CSS; programs that do not know it draw a square. */
  radius?: string;
  /** A disc in the middle. */
  core?: number;
}
type Draw = (x: number, y: number, random: () => number) => Cell;

const disc: Draw = (x, y, random) => ({ shade: 1 + ((x + y) % 2), radius: "50%", core: random() < 0.25 ? 4 : 3 });
/** What the screens draw for each quality, as far as cells of a table can: mail programs do not draw SVG. */
const drawings: Record<Quality["motif"], Draw> = {
  orbit: (_x, _y, random) => ({ shade: 1, radius: "50%", core: random() < 0.3 ? 4 : 3 }),
  ripple: disc,
  meeting: disc,
  sunrise: (x, y, random) => ({
    shade: (x * 3 + y * 5) % 11 === 0 ? 3 : 1 + Math.floor(random() * 2),
    radius: "50% 50% 0 0 / 100% 100% 0 0",
  }),
  leaf: (x, _y, random) => ({
    shade: random() < 0.14 ? 0 : 1 + Math.floor(random() * 4),
    radius: x % 2 ? "0 100% 0 100%" : "100% 0 100% 0",
  }),
  weave: (x, y, random) => ({ shade: (x + y) % 2 ? 2 : random() < 0.2 ? 4 : 3, radius: "8px" }),
  steps: (x, y) => {
    const top = (x * 5 + 1) % ROWS;
    return y < top ? { shade: 0 } : { shade: 1 + ((x + 1) % 4), radius: y === top ? "100% 0 0 0" : "0" };
  },
  beam: (x) => ({ shade: 1 + ((x * 7 + 3) % 4) }),
  tide: (x, y) => ({ shade: 1 + ((y + (x % 5 === 3 ? 1 : 0)) % 4), radius: "50% 50% 0 0 / 40% 40% 0 0" }),
};

const shadeOf = (mode: Mode, shade: number, hue: number) => {
  const [l, c] = shades[mode][shade] ?? [0.9, 0.05];
  return hex({ l, c, h: hue });
};

/** A band in the first quality's drawing and hue, and what it is in the dark. */
export function bandOf({ id, motif, color }: Pick<Quality, "id" | "motif" | "color">): {
  html: string;
  darkRules: string;
} {
  const random = seeded(`mail${id}`);
  const light = (shade: number) => shadeOf("light", shade, color);
  const cell = (x: number, y: number) => {
    const { shade, radius, core } = drawings[motif](x, y, random);
    const middle =
      core === undefined
        ? "&nbsp;"
        : `<div class="a${core}" style="width:12px;height:12px;margin:0 auto;border-radius:6px;background:${light(core)}"></div>`;
    return `<td class="a${shade}${x < PHONE_COLUMNS ? "" : " wide"}" align="center" height="${SIZE}" style="height:${SIZE}px;font-size:1px;line-height:1px;background:${light(shade)};${radius ? `border-radius:${radius}` : ""}">${middle}</td>`;
  };
  const row = (y: number) => `<tr>${Array.from({ length: COLUMNS }, (_, x) => cell(x, y)).join("")}</tr>`;
  return {
    html: `<table role="presentation" dir="ltr" width="100%" cellpadding="0" cellspacing="0" border="0" aria-hidden="true" class="a0" style="table-layout:fixed;background:${light(0)};border-radius:20px 20px 0 0;overflow:hidden">${Array.from({ length: ROWS }, (_, y) => row(y)).join("")}</table>`,
    darkRules: shades.dark
      .map((_, shade) => `.a${shade}{background:${shadeOf("dark", shade, color)}!important}`)
      .join(""),
  };
}
