import { join } from "node:path";
import type { MediaKind } from "@plaudit/api/media.ts";
import { addFile } from "../../media/index.ts";
import type { DemoDeps } from "./act-as.ts";

const folder = join(import.meta.dirname, "../content/files");

/** One of the demo's own files, as an upload of somebody's. */
export const addDemoFile = (
  ctx: Parameters<typeof addFile>[0],
  deps: DemoDeps,
  { kind, originalFilename }: { kind: MediaKind; originalFilename: string },
): Promise<string> => addFile(ctx, deps, { kind, path: join(folder, originalFilename), originalFilename });
