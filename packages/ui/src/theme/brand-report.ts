import { contrast, hex, type Lch, type Mode, parse, theme } from "./color.ts";

/** Where the brand's color is read or read on. */
export type BrandUse = "button" | "link" | "deep";
export interface BrandChange {
  use: "button" | "link";
  mode: Mode;
  /** The color as it was chosen, and as it is used. */
  from: string;
  to: string;
  /** What the chosen one would have reached, and what the used one does. */
  before: number;
  after: number;
  /** `words`: text on it or next to it would not be readable; `ground`: too little contrast with the page; `tone`: only the strength changed. */
  why: "words" | "ground" | "tone";
}
export interface BrandReport {
  ratios: Record<BrandUse, Record<Mode, number>>;
  changes: BrandChange[];
  /** Dark text on the brand's buttons in light mode, where white would not be readable. */
  darkWords: boolean;
}

/** The minimum contrast of text and background. */
export const LEAST = 4.5;
const GROUND = 3;
const modes = ["light", "dark"] as const;

const floor = (ratio: number) => Math.floor(ratio * 10) / 10;

/** What the engine makes of a color, in figures: how well it reads where, and what it changed for that. */
export function brandReport(brandHex: string): BrandReport {
  const brand = parse(brandHex);
  const from = hex(brand);
  const made = { light: theme(brandHex, "light").tokens, dark: theme(brandHex, "dark").tokens };
  const token = (mode: Mode, name: string) => made[mode][name] as Lch;
  const ratio = (mode: Mode, a: string, b: string) => floor(contrast(token(mode, a), token(mode, b)));
  const both = (a: string, b: string) => ({ light: ratio("light", a, b), dark: ratio("dark", a, b) });
  const changes: BrandChange[] = [];
  for (const mode of modes) {
    const button = token(mode, "brand");
    const words = contrast(brand, token(mode, "on-brand"));
    const ground = contrast(brand, token(mode, "surface"));
    const sinks = mode === "dark" && ground < GROUND;
    if (hex(button) !== from)
      changes.push({
        use: "button",
        mode,
        from,
        to: hex(button),
        before: floor(sinks ? ground : words),
        after: floor(sinks ? contrast(button, token(mode, "surface")) : contrast(button, token(mode, "on-brand"))),
        why: sinks ? "ground" : words < LEAST ? "words" : "tone",
      });
    const link = token(mode, "brand-text");
    if (hex(link) !== from)
      changes.push({
        use: "link",
        mode,
        from,
        to: hex(link),
        before: floor(ground),
        after: floor(contrast(link, token(mode, "surface"))),
        why: ground < LEAST ? "words" : "tone",
      });
  }
  return {
    ratios: {
      button: both("brand", "on-brand"),
      link: both("brand-text", "surface"),
      deep: both("deep", "on-deep-2"),
    },
    changes: changes.filter(({ why }) => why !== "tone"),
    darkWords: token("light", "on-brand").l < 0.5,
  };
}
