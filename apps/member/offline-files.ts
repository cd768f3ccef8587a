import type { Plugin } from "vite";

interface Chunk {
  type: "chunk";
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** Other screens and other languages are not for a start without a connection. */
const isElsewhere = (id: string) => /\/src\/(routes|auth-app)|\/locales\//.test(id);

/**
 * `offline.json`: the files of these screens, with whatever they load on demand, and the entry that belongs to them.
 */
export const offlineFiles = (screens: readonly string[]): Plugin => ({
  name: "offline-files",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === "chunk") as unknown as Chunk[];
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const found = new Set<string>();
    const walk = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk.fileName)) return;
      found.add(chunk.fileName);
      for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
      for (const name of chunk.imports) walk(byName.get(name));
      for (const name of chunk.dynamicImports) {
        const next = byName.get(name);
        if (!isElsewhere(next?.facadeModuleId ?? "")) walk(next);
      }
    };
    const entry = chunks.find(({ isEntry }) => isEntry);
    walk(entry);
    for (const screen of screens) walk(chunks.find(({ facadeModuleId }) => facadeModuleId === screen));
    const files = [...found].map((name) => `/${name}`);
    this.emitFile({
      type: "asset",
      fileName: "offline.json",
      source: JSON.stringify({ entry: `/${entry?.fileName}`, files }),
    });
  },
});
