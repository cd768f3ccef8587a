import type { IncentiveClaim } from "@plaudit/api/incentive-claim.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { previewReversal, reversePoints } from "../../points/index.ts";
import { type ClaimRow, claimRows } from "../claim-queries.ts";
import { incentiveClaimPolicy } from "../policy.ts";
import { presentClaims } from "../present-claims.ts";
import { incentiveClaims } from "../tables.ts";
import { lockedClaim } from "./ask.ts";

const paidBy = ({ transactionId }: ClaimRow): string[] => (transactionId ? [transactionId] : []);

export async function reversalOf(ctx: TenantCtx, id: string): Promise<{ returns: number; shortfall: number }> {
  const [row] = await claimRows(ctx, [id]);
  if (!row) throw new DomainError("NotFound", "incentive.noClaim");
  incentiveClaimPolicy.require(ctx, "view", row);
  return previewReversal(ctx.db, row.status === "approved" ? paidBy(row) : []);
}

/** What is left is taken back from them, and the claim counts towards no limit any more, but that a scan is made once. Whoever confirms has seen the shortfall. */
export async function reverseClaim(
  ctx: TenantCtx,
  id: string,
  { reason, shortfall }: { reason: string; shortfall: number },
): Promise<IncentiveClaim> {
  const { db, actor } = ctx;
  const row = await lockedClaim(ctx, id);
  incentiveClaimPolicy.require(ctx, "reverse", row);
  const { now } = ctx;
  const { memberId: actorId } = actor;
  const done = await reversePoints(db, { transactionIds: paidBy(row), actorId, now, note: reason });
  if (done.shortfall !== shortfall) throw new DomainError("Conflict", "incentive.shortfall");
  await db.orm
    .update(incentiveClaims)
    .set({ status: "reversed", reversedAt: now, reversedBy: actorId, reversalReason: reason })
    .where(byId(db, incentiveClaims, id));
  db.write({
    name: "incentive_reversed",
    text: "update incentives set claimed = claimed - 1, paid = paid - $3 where tenant_id = $1 and id = $2",
    values: [db.tenantId, row.incentiveId, row.points],
  });
  await recordAudit(ctx, {
    action: "incentiveClaim.reverse",
    entityType: "incentiveClaim",
    entityId: id,
    before: null,
    after: { memberId: row.memberId, returned: done.returns, shortfall },
  });
  await ctx.enqueue("incentive.tell", { tenantId: db.tenantId, claimId: id, what: "reversed" });
  const [claim] = await presentClaims(ctx, await claimRows(ctx, [id]));
  return claim as IncentiveClaim;
}
