import type { WorkerCtx } from "../../../jobs/context.ts";
import { expirePoints } from "./expire-points.ts";
import { keepPoints, leftUnnoticed } from "./keep-points.ts";

const CHUNK = 500;

/** One chunk a transaction, like allocation; a transaction locks accounts once. */
export async function expireAll(ctx: WorkerCtx): Promise<void> {
  const { db, now, enqueue } = ctx;
  const left = await leftUnnoticed(db, CHUNK);
  const more = left.length > 0 ? keepPoints(ctx, left) : expirePoints(db, now, { size: CHUNK });
  if ((await more) || left.length > 0) await enqueue("points.expire", { tenantId: db.tenantId });
}
