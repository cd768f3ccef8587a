import type { WorkerCtx } from "../../../jobs/context.ts";
import { noteUnsealed } from "../../audit/index.ts";
import { nextMidnight } from "../rules/periods.ts";
import { schedulePoints } from "./schedule-points.ts";

/** A run that was missed is made up for by the next: all of them look at what is due, not at what day it is. */
export async function beginDay({ db, now, tenant, enqueue }: WorkerCtx): Promise<void> {
  const data = { tenantId: db.tenantId };
  // Rows that no verb has written, such as an older version's, have no note of their own.
  noteUnsealed(db);
  schedulePoints(db, nextMidnight(now, tenant.timezone));
  if (!tenant.features.includes("points")) return;
  await Promise.all([
    enqueue("points.expire", data),
    enqueue("points.allocate", data),
    enqueue("statement.warn", data),
    enqueue("liability.count", data, { key: db.tenantId }),
    enqueue("points.sumDays", data, { key: db.tenantId }),
    // Teams, roles and who may receive points have changed since the last look.
    enqueue("gift.pay", data),
  ]);
}
