import type { Brand } from "./brand.ts";
import type { Locale, TenantMetadata } from "./env.ts";
import { direction } from "./locale.ts";

const png = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Home screens cut a name after about a dozen characters; a whole first word reads better than half of two. */
function shortName(name: string): string {
  if (name.length <= 12) return name;
  const first = name.split(/\s+/)[0] ?? name;
  return first.length <= 12 ? first : name.slice(0, 12);
}

export function webManifest(tenant: TenantMetadata | null, brand: Brand, locale: Locale): object {
  const name = tenant?.name ?? "Plaudit";
  return {
    id: "/",
    name,
    short_name: shortName(name),
    lang: locale,
    dir: direction(locale),
    start_url: tenant ? "/home" : "/",
    scope: "/",
    display: "standalone",
    theme_color: brand.canvas.light,
    background_color: brand.canvas.light,
    icons: [
      png("icon", 192, "any"),
      png("icon", 512, "any"),
      png("maskable", 192, "maskable"),
      png("maskable", 512, "maskable"),
      { src: "/icons/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
  };
}
