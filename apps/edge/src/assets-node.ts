import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { AssetFile, Assets } from "./env.ts";
import { isHashed } from "./targets.ts";

interface Kept extends AssetFile {
  body: Uint8Array<ArrayBuffer>;
  modified: number;
}
const memoryLimit = 64 * 1024 * 1024;

/** The apps' dist folders on disk (`<appsDir>/<app>/dist`), kept in memory; files that a new build may change are looked at each time. */
export function diskAssets(appsDir: string): Assets {
  const kept = new Map<string, Kept>();
  let held = 0;

  async function load(path: string, modified: number): Promise<Kept> {
    const body = new Uint8Array(await readFile(path));
    const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    const file = { body, size: body.byteLength, tag, modified };
    held += body.byteLength - (kept.get(path)?.size ?? 0);
    if (held > memoryLimit) {
      kept.clear();
      held = body.byteLength;
    }
    kept.set(path, file);
    return file;
  }

  return {
    async read(app, file, encoding) {
      const path = join(appsDir, app, "dist", encoding ? `${file}.${encoding}` : file);
      const known = kept.get(path);
      if (known && isHashed(file)) return known;
      const info = await stat(path).catch(() => null);
      if (!info?.isFile()) return null;
      if (known?.modified === info.mtimeMs) return known;
      // A packed copy older than its file belongs to another build.
      if (encoding && !isHashed(file)) {
        const plain = await stat(path.slice(0, -encoding.length - 1)).catch(() => null);
        if (!plain || plain.mtimeMs > info.mtimeMs) return null;
      }
      return load(path, info.mtimeMs);
    },
  };
}
