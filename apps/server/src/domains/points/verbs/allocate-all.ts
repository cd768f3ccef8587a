import type { WorkerCtx } from "../../../jobs/context.ts";
import { allocatePoints } from "./allocate-points.ts";

interface Progress {
  memberIds?: string[];
  after?: string;
}

/** One chunk a transaction: the job that goes on with the next one is added with the chunk that it follows. */
export async function allocateAll({ db, now, enqueue }: WorkerCtx, data: unknown): Promise<void> {
  const { memberIds, after } = data as Progress;
  const next = await allocatePoints(db, { now, memberIds, after });
  if (next === null) return;
  await enqueue("points.allocate", { tenantId: db.tenantId, ...(memberIds && { memberIds }), after: next });
}
