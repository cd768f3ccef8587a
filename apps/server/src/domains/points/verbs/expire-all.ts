import type { WorkerCtx } from "../../../jobs/context.ts";
import { expirePoints } from "./expire-points.ts";

/** One chunk a transaction, like allocation. */
export async function expireAll({ db, now, enqueue }: WorkerCtx): Promise<void> {
  if (await expirePoints(db, now)) await enqueue("points.expire", { tenantId: db.tenantId });
}
