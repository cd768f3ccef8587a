import { hex, theme, themeCss } from "@plaudit/ui/theme/color.ts";
import type { TenantMetadata } from "./env.ts";
import { isHexColor } from "./escape.ts";

/** Ink on paper: the apex stays quiet. */
const apexColor = "#2b2925";

export interface Brand {
  color: string;
  css: string;
  /** For manifests and browser chrome, which cannot read oklch(). */
  canvas: { light: string; dark: string };
  solid: string;
  onSolid: string;
}

const kept = new Map<string, Brand>();

/** A theme takes about a millisecond to make, so the ones in use are kept. */
export function brandOf(tenant: TenantMetadata | null): Brand {
  const color = (tenant && isHexColor(tenant.brandColor) ? tenant.brandColor : apexColor).toLowerCase();
  const known = kept.get(color);
  if (known) return known;
  const light = theme(color, "light").tokens;
  const dark = theme(color, "dark").tokens;
  const shade = (tokens: typeof light, name: string) => (tokens[name] ? hex(tokens[name]) : color);
  const brand: Brand = {
    color,
    css: themeCss(color),
    canvas: { light: shade(light, "canvas"), dark: shade(dark, "canvas") },
    solid: shade(light, "brand"),
    onSolid: shade(light, "on-brand"),
  };
  if (kept.size >= 1000) kept.clear();
  kept.set(color, brand);
  return brand;
}
