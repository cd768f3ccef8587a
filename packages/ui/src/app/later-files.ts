import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const list = /const __vite__mapDeps=\(.*?m\.f=\[([^\]]*)\].*?\n/;
const use = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/**
 * For the build of an app: with a part that is loaded on demand come the files that it imports, all at once. What a first
 * screen's `chunks` know of them stands in a file of its own, which `fetchLaterFiles` asks for after the first paint, as
 * it would grow with every screen of the app. Style sheets stay where they were: a part is not drawn without its own. So
 * do the files of parts that a first screen asks for by itself, `atOnce`.
 */
export const laterFiles = (chunks: readonly string[], atOnce: readonly string[] = []): Plugin => ({
  name: "later-files",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const lists: string[][] = [];
      const changed = Object.values(bundle).filter((chunk) => chunk.type === "chunk" && chunks.includes(chunk.name));
      for (const chunk of changed) {
        if (chunk.type !== "chunk" || !chunk.code.includes("__vite__mapDeps")) continue;
        const names: string[] = JSON.parse(`[${list.exec(chunk.code)?.[1] ?? ""}]`);
        const code = chunk.code.replace(use, (_, indexes: string) => {
          const files = indexes.split(",").map((index) => names[Number(index)] ?? "");
          const part = bundle[files[0] ?? ""];
          const isFirst = part?.type === "chunk" && atOnce.includes(part.facadeModuleId ?? "");
          const here = isFirst ? files : files.filter((name) => name.endsWith(".css"));
          lists.push(files);
          return `__vite__mapDeps(${lists.length - 1}${here.length > 0 ? `,${JSON.stringify(here)}` : ""})`;
        });
        chunk.code = code.replace(list, "const __vite__mapDeps=(i,d=[])=>self.laterFiles?.[i]??d;\n");
        if (/m\.f|__vite__mapDeps\(\[/.test(chunk.code))
          this.error("Vite writes its lists of files in another way now");
      }
      const all = [...new Set(lists.flat())];
      const indexes = lists.map((files) => files.map((file) => all.indexOf(file)));
      const source = `const f=${JSON.stringify(all)};self.laterFiles=${JSON.stringify(indexes)}.map(l=>l.map(i=>f[i]));\n`;
      const name = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      this.emitFile({ type: "asset", fileName: `assets/${name}.js`, source });
      for (const chunk of changed)
        if (chunk.type === "chunk") chunk.code = chunk.code.replace("plaudit:later-files", `./${name}.js`);
    },
  },
});
