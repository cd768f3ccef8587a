import type { Locale } from "./env.ts";

export interface ViteChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
export type ViteManifest = Record<string, ViteChunk>;

export interface Preload {
  modules: string[];
  styles: string[];
  fonts: string[];
}
/** Fonts of the first texts of a screen. Loaded later, every line would be laid out twice. */
const firstFonts: Record<Locale, RegExp> = {
  en: /(figtree|fraunces)-latin-[\w-]{8}\.woff2$/,
  fr: /(figtree|fraunces)-latin-[\w-]{8}\.woff2$/,
  ar: /arabic-[\w-]{8}\.woff2$/,
};

function collect(manifest: ViteManifest, key: string, seen: Set<string>, out: Preload) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  // A module that imports a sheet and nothing else is that sheet.
  if (chunk.file.endsWith(".css")) out.styles.push(chunk.file);
  if (chunk.file.endsWith(".js")) out.modules.push(chunk.file);
  out.styles.push(...(chunk.css ?? []));
  out.fonts.push(...(chunk.assets ?? []).filter((file) => file.endsWith(".woff2")));
  for (const next of chunk.imports ?? []) collect(manifest, next, seen, out);
}

/** The files beyond the entry's own that a screen in a language needs, so that no second round of imports is waited for. */
export function screenPreload(manifest: ViteManifest, chunks: readonly string[], locale: Locale): Preload {
  const seen = new Set<string>();
  const entry: Preload = { modules: [], styles: [], fonts: [] };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) collect(manifest, key, seen, entry);
  const out: Preload = { modules: [], styles: [], fonts: [] };
  for (const chunk of chunks) collect(manifest, chunk.replace("{lang}", locale), seen, out);
  const fonts = out.fonts.filter((file) => firstFonts[locale].test(file));
  return { modules: [...new Set(out.modules)], styles: [...new Set(out.styles)], fonts: [...new Set(fonts)] };
}
