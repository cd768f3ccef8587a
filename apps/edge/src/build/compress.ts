import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const worthIt = /\.(js|mjs|css|svg|json|txt|wasm|webmanifest)$/;
const smallest = 512;

async function compressFile(path: string): Promise<boolean> {
  const packed = `${path}.br`;
  const source = await stat(path);
  const known = await stat(packed).catch(() => null);
  if (source.size < smallest || (known && known.mtimeMs >= source.mtimeMs)) return false;
  const text = await readFile(path);
  const body = await compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength },
  });
  // Renamed into place: a server may be reading.
  await writeFile(`${packed}.part`, body);
  await rename(`${packed}.part`, packed);
  return true;
}

/** Writes a `.br` beside every file of a dist that gains by it; returns how many were new. */
export async function compressDist(dist: string): Promise<number> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((e) => e.isFile() && worthIt.test(e.name) && !e.parentPath.includes(".vite"));
  const written = await Promise.all(files.map((e) => compressFile(join(e.parentPath, e.name))));
  return written.filter(Boolean).length;
}

if (import.meta.main) {
  const apps = join(import.meta.dirname, "../../..");
  const named = process.argv.slice(2);
  const chosen = named.length > 0 ? named : ["member", "admin", "tv"];
  const counts = await Promise.all(chosen.map((app) => compressDist(join(apps, app, "dist"))));
  process.stdout.write(`compressed ${counts.reduce((a, b) => a + b, 0)} files\n`);
}
