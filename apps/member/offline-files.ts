import type { Plugin } from "vite";

interface Chunk {
  type: "chunk";
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
  dynamicImports: string[];
  modules: Record<string, { renderedLength: number }>;
  viteMetadata?: { importedCss: Set<string> };
}

/** Other screens and other languages are not for a start without a connection. */
const isElsewhere = (id: string) => /\/src\/(routes|auth-app)|\/locales\//.test(id);

/** Vite leaves no script of a chunk that imports style sheets and nothing else. */
const isSheet = (chunk: Chunk) =>
  Boolean(chunk.viteMetadata?.importedCss.size) &&
  Object.values(chunk.modules).every(({ renderedLength }) => renderedLength === 0);

/**
 * `offline.json`: the files of these screens, with whatever they load on demand, and the entry that belongs to them.
 */
export const offlineFiles = (screens: readonly string[]): Plugin => ({
  name: "offline-files",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === "chunk") as unknown as Chunk[];
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const found = new Set<string>();
    const walked = new Set<Chunk>();
    const walk = (chunk: Chunk | undefined) => {
      if (!chunk || walked.has(chunk)) return;
      walked.add(chunk);
      if (!isSheet(chunk)) found.add(chunk.fileName);
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
