import { mediaKind } from "@plaudit/api/media.ts";
import { z } from "zod";
import type { Files } from "../../adapters/files/files.ts";
import type { Jobs } from "../../jobs/context.ts";
import { possibleFiles } from "./rules/file-names.ts";
import { sweepMedia } from "./verbs/sweep-media.ts";

export const mediaJobs: Jobs = { "media.sweep": sweepMedia };

const job = z.object({ tenantId: z.uuid(), key: z.string(), kind: mediaKind });
/** May run again: deleting a deleted file changes nothing. */
export const deleteFilesJob = (files: Files) => async (data: unknown) => {
  const { tenantId, key, kind } = job.parse(data);
  for (const name of possibleFiles(kind)) await files.remove(`${tenantId}/${key}/${name}`);
};
