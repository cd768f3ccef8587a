import { randomBytes } from "node:crypto";
import { copyFile, mkdir, open, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { checkKey, type Files } from "./files.ts";

/** Files in a folder of this machine, for one process or for several that share the folder. */
export function localFiles(folder: string): Files {
  const at = (key: string) => join(folder, ...checkKey(key).split("/"));
  return {
    async put(key, { path }) {
      const target = at(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // Whole or not at all, whatever stops this process.
      const half = `${target}.${randomBytes(6).toString("hex")}`;
      await copyFile(path, half);
      await rename(half, target);
    },
    async get(key) {
      const handle = await open(at(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      if (!handle) return null;
      const { size } = await handle.stat();
      return { body: Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>, bytes: size };
    },
    async remove(key) {
      const target = at(key);
      await rm(target, { force: true });
      // The folder goes with its last file.
      await rmdir(dirname(target)).catch(() => undefined);
    },
    close() {},
  };
}
