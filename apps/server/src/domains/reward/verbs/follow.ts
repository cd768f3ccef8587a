import type { TenantDb } from "../../../db/tenant-db.ts";
import type { Enqueue } from "../../../jobs/enqueue.ts";
import type { WaitsFor } from "../rules/states.ts";

/** What a supplier's domain orders by: { tenantId, redemptionId }. */
const ORDER_JOB = "tango.order";
export type News = "receipt" | "approved" | "declined" | "fulfilled" | "failed";

interface Ctx {
  db: TenantDb;
  enqueue: Enqueue;
}
/** What has to follow a step: its member is told, and whoever or whatever it waits for. */
export async function followRedemption(
  { db, enqueue }: Ctx,
  { id, waitsFor, news }: { id: string; waitsFor: WaitsFor | null; news: News },
): Promise<void> {
  const data = { tenantId: db.tenantId, redemptionId: id };
  await Promise.all([
    enqueue("reward.tell", { ...data, news }),
    ...(waitsFor === "order" ? [enqueue(ORDER_JOB, data)] : []),
    ...(waitsFor === "approval" || waitsFor === "fulfilment" ? [enqueue("reward.ask", data)] : []),
  ]);
}

export const lowFund = ({ db, enqueue }: Ctx, providerId: string): Promise<void> =>
  enqueue("reward.low", { tenantId: db.tenantId, providerId });

export const lowStock = ({ db, enqueue }: Ctx, rewardId: string, variantId: string): Promise<void> =>
  enqueue("reward.lowStock", { tenantId: db.tenantId, rewardId, variantId });
