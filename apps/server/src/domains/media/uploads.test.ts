import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { uploadSuite } from "./upload-suite.ts";

uploadSuite("a folder", {
  keys: ({ mediaFolder }) => {
    const folder = join(mediaFolder, "files");
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(webp|png)$/.test(name));
  },
});
