import { copyFile, cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { compressDist } from "./compress.ts";

/** Lays the three dists out under one folder, `/<app>/<path>`, as the Worker's static files. */
export async function layoutWorkerAssets(appsDir: string, out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  for (const app of ["member", "admin", "tv"]) {
    const dist = join(appsDir, app, "dist");
    await compressDist(dist);
    const hidden = join(dist, ".vite");
    await cp(dist, join(out, app), {
      recursive: true,
      filter: (from) => !from.startsWith(hidden) && !from.endsWith(".map"),
    });
    // Folders that start with a dot are not uploaded.
    for (const file of ["manifest.json", "screens.json"])
      await copyFile(join(hidden, file), join(out, app, `vite-${file}`));
  }
}

if (import.meta.main) {
  const edge = join(import.meta.dirname, "../..");
  await layoutWorkerAssets(join(edge, ".."), join(edge, "dist/assets"));
}
