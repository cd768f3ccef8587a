import { and, eq, lte } from "drizzle-orm";
import { z } from "zod";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { mediaObjects } from "../tables.ts";

const job = z.object({ id: z.uuid() });

/** Deletes the row, and its files by a job of the same transaction. Does nothing if an entity uses it or its deadline moved. */
export async function sweepMedia({ db, now, enqueue }: WorkerCtx, data: unknown): Promise<void> {
  const { id } = job.parse(data);
  const { tenantId, goneAt, key, kind } = mediaObjects;
  const due = and(eq(tenantId, db.tenantId), eq(mediaObjects.id, id), lte(goneAt, now));
  const [gone] = await db.orm.delete(mediaObjects).where(due).returning({ key, kind });
  if (gone) await enqueue("media.delete-files", { tenantId: db.tenantId, ...gone });
}
