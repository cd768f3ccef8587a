import type { ClaimBody, OwnClaim } from "@plaudit/api/incentive-claim.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError, fieldError } from "../../../error.ts";
import type { MediaFile } from "../../media/index.ts";
import { openAward, periodAt, storedSettings } from "../../points/index.ts";
import { claimRows, paidSince } from "../claim-queries.ts";
import { takeProofs } from "../picture.ts";
import { incentiveClaimPolicy, incentivePolicy } from "../policy.ts";
import { presentOwnClaims } from "../present-claims.ts";
import { type IncentiveRow, incentiveRow } from "../queries.ts";
import { isCode } from "../rules/claim-code.ts";
import { limitReached, limitsFrom } from "../rules/limits-from.ts";
import { incentiveClaims } from "../tables.ts";
import { showChanged } from "../tell.ts";
import { lockedClaim } from "./ask.ts";

function checkProof({ proof }: IncentiveRow, text: string, files: readonly MediaFile[]): void {
  if (proof === "text" && text === "") throw fieldError("text", "required", "incentive.textMissing");
  const takesFiles = proof === "picture" || proof === "document";
  if (!takesFiles && files.length > 0) throw fieldError("files", "range", "incentive.noFiles");
  if (takesFiles && files.length === 0)
    throw fieldError(
      "files",
      "required",
      proof === "picture" ? "incentive.pictureMissing" : "incentive.documentMissing",
    );
  if (proof === "picture" && files.some(({ format }) => format !== null))
    throw fieldError("files", "range", "incentive.onlyPictures");
}

/** What would keep it from being paid now; what the bank holds counts when it is approved. */
async function checkPayment(ctx: TenantCtx, row: IncentiveRow): Promise<void> {
  const { db, now, actor, tenant } = ctx;
  const { memberId } = actor;
  if (!row.bankId) throw new DomainError("Conflict", "incentive.cannotPay");
  const [open, { row: settings }, paid] = await Promise.all([
    openAward(db, { bankId: row.bankId, memberIds: [memberId] }, false),
    storedSettings(db),
    paidSince(db, { memberId, ...limitsFrom(now, periodAt(now, tenant.timezone, "month").start) }),
  ]);
  const standing = open.standings.get(memberId);
  if (standing?.locked) throw new DomainError("Conflict", "incentive.accountLocked");
  if (!standing?.eligible) throw new DomainError("Conflict", "incentive.notEligible");
  if (row.points > (settings.incentiveClaimMax ?? row.points)) throw new DomainError("Conflict", "incentive.cannotPay");
  const reached = limitReached(row.points, { ...paid, person: paid.person + paid.waiting }, settings);
  if (reached) throw new DomainError("Conflict", reached === "monthMax" ? "incentive.monthMax" : "incentive.personMax");
}

/** The incentive's row is locked: of several claims at once each sees those before it. */
export async function claimIncentive(ctx: TenantCtx, id: string, body: ClaimBody): Promise<OwnClaim> {
  const { db, actor, secret } = ctx;
  const { happened = "", text = "", files: ids = [], code } = body;
  const row = await incentiveRow(ctx, id, true);
  incentivePolicy.require(ctx, "claim", row);
  const { now } = ctx;
  const of = { ...row, tenantId: db.tenantId };
  if (row.byCode && !isCode(secret, of, code ?? "", now))
    throw fieldError("code", "code", row.rotating ? "incentive.codeChanged" : "incentive.codeWrong");
  await checkPayment(ctx, row);
  const files = await takeProofs(ctx, ids);
  checkProof(row, text, files);
  const claimId = newId();
  const asMade = { points: row.points, budgetItemId: row.bankId, proof: row.proof, happened, text, files };
  const made = { tenantId: db.tenantId, id: claimId, incentiveId: id, memberId: actor.memberId, createdAt: now };
  const byCode = { verdict: "approve", decidedAt: now, effectiveAt: now } as const;
  db.write(
    db.orm
      .insert(incentiveClaims)
      .values({ ...made, ...asMade, byCode: row.byCode, status: "pending", ...(row.byCode && byCode) }),
  );
  db.write({
    name: "incentive_claimed",
    text: "update incentives set claimed = claimed + 1 where tenant_id = $1 and id = $2",
    values: [db.tenantId, id],
  });
  const { tenantId } = db;
  if (row.byCode) await ctx.enqueue("incentive.settle", { tenantId, claimId, decidedAt: now.toISOString() });
  else await ctx.enqueue("incentive.waits", { tenantId, incentiveId: id }, { key: id });
  if (!row.byCode) await showChanged(ctx, [id]);
  return ownClaimOf(ctx, claimId);
}

async function ownClaimOf(ctx: TenantCtx, id: string): Promise<OwnClaim> {
  const [claim] = await presentOwnClaims(ctx, await claimRows(ctx, [id]));
  return claim as OwnClaim;
}

/** Nobody needs to decide about it any more, and it counts no longer. */
export async function withdrawClaim(ctx: TenantCtx, id: string): Promise<OwnClaim> {
  const { db } = ctx;
  const row = await lockedClaim(ctx, id);
  incentiveClaimPolicy.require(ctx, "withdraw", row);
  db.write({
    name: "incentive_claim_withdrawn",
    text: `update incentive_claims set status = 'withdrawn', verdict = null, decided_by = null, decided_at = null,
        effective_at = null, reason = null, settled_at = $3 where tenant_id = $1 and id = $2`,
    values: [db.tenantId, id, ctx.now],
  });
  db.write({
    name: "incentive_unclaimed",
    text: "update incentives set claimed = claimed - 1 where tenant_id = $1 and id = $2",
    values: [db.tenantId, row.incentiveId],
  });
  await showChanged(ctx, [row.incentiveId]);
  return ownClaimOf(ctx, id);
}
