import type { Screen } from "./early.ts";
import type { AppName, AssetFile, Assets } from "./env.ts";
import type { BuiltApp } from "./page.ts";
import { compileTemplate } from "./template.ts";
import type { ViteManifest } from "./vite-manifest.ts";

const read = (file: AssetFile) => new Response(file.body).text();

/** The apps' templates and manifests, compiled once and again when a build has replaced them. */
export function builtApps(assets: Assets): (app: AppName) => Promise<BuiltApp | null> {
  const kept = new Map<AppName, { tag: string; built: BuiltApp }>();
  return async (app) => {
    const html = await assets.read(app, "index.html");
    if (!html) return null;
    const known = kept.get(app);
    if (known?.tag === html.tag) {
      if (html.body instanceof ReadableStream) await html.body.cancel();
      return known.built;
    }
    const [manifest, screens] = await Promise.all([
      assets.read(app, ".vite/manifest.json"),
      assets.read(app, ".vite/screens.json"),
    ]);
    const built: BuiltApp = {
      template: compileTemplate(await read(html)),
      manifest: manifest ? (JSON.parse(await read(manifest)) as ViteManifest) : {},
      screens: screens ? (JSON.parse(await read(screens)) as Screen[]) : [],
      build: html.tag,
    };
    kept.set(app, { tag: html.tag, built });
    return built;
  };
}
