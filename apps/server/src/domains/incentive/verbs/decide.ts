import type { ActionOn } from "@plaudit/api/entities.ts";
import { UNDO_SECONDS } from "@plaudit/api/undo-seconds.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { type ClaimRow, claimRows } from "../claim-queries.ts";
import { incentiveClaimPolicy } from "../policy.ts";
import { incentiveClaims } from "../tables.ts";
import { showChanged } from "../tell.ts";

type Decision = Extract<ActionOn<"incentiveClaim">, "approve" | "decline" | "undo">;
const none = { verdict: null, decidedBy: null, decidedAt: null, effectiveAt: null, reason: null };

/** Points and notifications follow once it cannot be undone any more: `settleClaim` looks whether this decision still holds. */
async function decideAs(ctx: TenantCtx, row: ClaimRow, decision: Decision, reason: string | null): Promise<void> {
  const { db, now, actor } = ctx;
  const effectiveAt = new Date(now.getTime() + UNDO_SECONDS * 1000);
  const decided =
    decision === "undo" ? none : { verdict: decision, decidedBy: actor.memberId, decidedAt: now, effectiveAt, reason };
  await db.orm
    .update(incentiveClaims)
    .set(decided)
    .where(byId(db, incentiveClaims, row.id));
  await recordAudit(ctx, {
    action: `incentiveClaim.${decision}`,
    entityType: "incentiveClaim",
    entityId: row.id,
    // Without the words: they are between the two of them, and the log is never deleted.
    before: null,
    after: { memberId: row.memberId, points: row.points },
  });
  if (decision === "undo") return;
  const job = { tenantId: db.tenantId, claimId: row.id, decidedAt: now.toISOString() };
  await ctx.enqueue("incentive.settle", job, { startAfter: effectiveAt });
}

/** Each of them but those that somebody else has decided in the meantime. */
export async function decideClaims(
  ctx: TenantCtx,
  decision: Decision,
  { ids, reason = null }: { ids: readonly string[]; reason?: string | null },
): Promise<{ decided: string[]; skipped: string[] }> {
  const wanted = [...new Set(ids)];
  const rows = await claimRows(ctx, wanted, true);
  if (rows.length === 0) throw new DomainError("NotFound", "incentive.noClaim");
  const decided: ClaimRow[] = [];
  let refused: unknown;
  for (const row of rows) {
    try {
      incentiveClaimPolicy.require(ctx, decision, row);
      await decideAs(ctx, row, decision, reason);
      decided.push(row);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused ??= error;
    }
  }
  if (decided.length === 0) throw refused;
  await showChanged(
    ctx,
    decided.map(({ incentiveId }) => incentiveId),
  );
  const done = decided.map(({ id }) => id);
  return { decided: done, skipped: wanted.filter((id) => !done.includes(id)) };
}
