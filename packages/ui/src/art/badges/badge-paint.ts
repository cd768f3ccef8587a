import { hex, type Lch, theme } from "../../theme/color.ts";
import { mixed } from "../mixed.ts";
import { shades } from "../shades.ts";

/** The colors of a badge: of a drawn one the tenant's own, of one made of a motif those of its tone. */
export interface BadgePaint {
  deep: string;
  deep2: string;
  deep3: string;
  spark: string;
  cream: string;
  /** The spark in shade. */
  dim: string;
  /** The spark in the light. */
  pale: string;
  night: string;
  /** From the first bloom to the second, in percent. */
  mix: (share: number) => string;
  /** A shade of a hue, from the faintest. */
  art: (shade: 0 | 1 | 2 | 3 | 4, tone: number) => string;
}

const between = (a: string, share: number, b: string) => `color-mix(in oklab, ${a} ${share}%, ${b})`;

/** In the colors of the page that it stands on. */
export const themeBadgePaint: BadgePaint = {
  deep: "var(--t-deep)",
  deep2: "var(--t-deep-2)",
  deep3: "var(--t-deep-3)",
  spark: "var(--t-spark)",
  cream: "var(--t-on-deep)",
  dim: between("var(--t-spark)", 72, "var(--t-deep)"),
  pale: between("var(--t-spark)", 45, "var(--t-on-deep)"),
  night: between("var(--t-deep)", 78, "black"),
  mix: (share) => between("var(--t-bloom-b)", share, "var(--t-bloom-a)"),
  art: (shade, tone) => `oklch(var(--art-${shade}) ${tone})`,
};

/** In plain colors, for a picture in a mail. */
export function plainBadgePaint(brand: string): BadgePaint {
  const { tokens } = theme(brand, "light");
  const of = (name: string) => tokens[name] as Lch;
  const part = (a: Lch, share: number, b: Lch) => hex(mixed(a, b, share));
  return {
    deep: hex(of("deep")),
    deep2: hex(of("deep-2")),
    deep3: hex(of("deep-3")),
    spark: hex(of("spark")),
    cream: hex(of("on-deep")),
    dim: part(of("spark"), 72, of("deep")),
    pale: part(of("spark"), 45, of("on-deep")),
    night: part(of("deep"), 78, { l: 0, c: 0, h: 0 }),
    mix: (share) => part(of("bloom-b"), share, of("bloom-a")),
    art: (shade, tone) => {
      const [l, c] = shades.light[shade] ?? [0.9, 0.05];
      return hex({ l, c, h: tone });
    },
  };
}
