import type { TenantCtx } from "../../../context.ts";
import { requestReview } from "../../../moderated.ts";
import { type Reported, writeReport } from "../reports.ts";

/** A second report of the same person replaces the reason and opens it again. */
export async function flag(ctx: TenantCtx, target: Reported, reason: string): Promise<void> {
  writeReport(ctx.db, target, { memberId: ctx.actor.memberId, reason, createdAt: ctx.now });
  await requestReview(ctx, target);
}
