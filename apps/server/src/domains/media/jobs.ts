import { type MediaKind, mediaKind, mediaVariants } from "@plaudit/api/media.ts";
import { z } from "zod";
import type { Files } from "../../adapters/files/files.ts";
import type { Tick } from "../../jobs/tick.ts";
import { mediaFormats } from "./rules/sign.ts";

interface Gone {
  tenant_id: string;
  key: string;
  kind: MediaKind;
}

/** What nothing shows any more, and what was never finished, goes: the row now, its files by a job of the same transaction. */
const sweepMedia: Tick = {
  name: "media.sweep",
  everySeconds: 300,
  async run({ db, now, enqueue }) {
    const gone = await db.query<Gone>({
      text: `delete from media_objects where (tenant_id, id) in (
          select tenant_id, id from media_objects where gone_at <= $1 order by gone_at limit 200 for update skip locked)
        returning tenant_id, key, kind`,
      values: [now],
    });
    for (const { tenant_id: tenantId, key, kind } of gone) void enqueue("media.delete-files", { tenantId, key, kind });
  },
};
export const mediaTicks: readonly Tick[] = [sweepMedia];

const job = z.object({ tenantId: z.uuid(), key: z.string(), kind: mediaKind });
/** May run again: what is gone stays gone. */
export const deleteFilesJob = (files: Files) => async (data: unknown) => {
  const { tenantId, key, kind } = job.parse(data);
  for (const variant of mediaVariants[kind]) await files.remove(`${tenantId}/${key}/${variant}.${mediaFormats[kind]}`);
};
