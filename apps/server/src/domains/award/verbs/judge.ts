import type { voteBody } from "@plaudit/api/award-jury.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantCtx } from "../../../context.ts";
import { fieldError } from "../../../error.ts";
import { isJudgedBy } from "../jury-queries.ts";
import { awardTypePolicy } from "../policy.ts";
import { awardTypeRow } from "../type-queries.ts";

/** A juror may judge anew until judging closes; nobody else reads it before. */
export async function judge(
  ctx: TenantCtx,
  typeId: string,
  { nomineeId, scores, note }: Output<typeof voteBody>,
): Promise<void> {
  const { db, actor, now } = ctx;
  const type = await awardTypeRow(ctx, typeId, "share");
  awardTypePolicy.require(ctx, "judge", type);
  if (scores.length !== type.criteria.length) throw fieldError("scores", "required", "award.scoresMissing");
  if (!(await isJudgedBy(db, typeId, actor.memberId, nomineeId)))
    throw fieldError("nomineeId", "unknown", "award.notYours");
  db.write({
    name: "award_vote",
    text: `insert into award_votes (tenant_id, type_id, juror_id, nominee_id, scores, note, voted_at)
      values ($1, $2, $3, $4, $5, coalesce($6, ''), $7)
      on conflict (tenant_id, type_id, juror_id, nominee_id) do update
      set scores = excluded.scores, note = coalesce($6, award_votes.note), voted_at = excluded.voted_at`,
    values: [db.tenantId, typeId, actor.memberId, nomineeId, scores, note ?? null, now],
  });
}
