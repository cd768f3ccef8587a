import type { Locale } from "./env.ts";

export interface ViteChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type ViteManifest = Record<string, ViteChunk>;

export interface Preload {
  modules: string[];
  styles: string[];
}

function collect(manifest: ViteManifest, key: string, seen: Set<string>, out: Preload) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  if (chunk.file.endsWith(".js")) out.modules.push(chunk.file);
  out.styles.push(...(chunk.css ?? []));
  for (const next of chunk.imports ?? []) collect(manifest, next, seen, out);
}

/** The files beyond the entry's own that a route in a language needs, so that no second round of imports is waited for. */
export function routePreload(manifest: ViteManifest, chunk: string | undefined, locale: Locale): Preload {
  const seen = new Set<string>();
  const ignored: Preload = { modules: [], styles: [] };
  for (const [key, entry] of Object.entries(manifest)) if (entry.isEntry) collect(manifest, key, seen, ignored);
  const out: Preload = { modules: [], styles: [] };
  if (chunk) collect(manifest, chunk, seen, out);
  const isLocale = new RegExp(`(^|/)locales?/${locale}[./]`);
  for (const key of Object.keys(manifest)) if (isLocale.test(key)) collect(manifest, key, seen, out);
  return { modules: [...new Set(out.modules)], styles: [...new Set(out.styles)] };
}
