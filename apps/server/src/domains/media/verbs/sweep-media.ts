import type { MediaKind } from "@plaudit/api/media.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { WorkerCtx } from "../../../jobs/context.ts";

const job = z.object({ id: z.uuid() });

/** The row now, its files by a job of the same transaction. Nothing, when something shows it or it has more time by now. */
export async function sweepMedia({ db, now, enqueue }: WorkerCtx, data: unknown): Promise<void> {
  const { id } = job.parse(data);
  const [gone] = await db.rows<{ key: string; kind: MediaKind }>(sql`
    delete from media_objects where tenant_id = ${db.tenantId} and id = ${id} and gone_at <= ${now} returning key, kind`);
  if (gone) await enqueue("media.delete-files", { tenantId: db.tenantId, ...gone });
}
