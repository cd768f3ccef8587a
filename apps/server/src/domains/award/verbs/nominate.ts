import type { nominateBody } from "@plaudit/api/award-nomination.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { isCandidate } from "../nomination-queries.ts";
import { awardTypePolicy } from "../policy.ts";
import { awardTypeRow } from "../type-queries.ts";

/** The nominator's row is locked from its first change on: of two nominations at once the second one sees the first. */
export async function nominate(
  ctx: TenantCtx,
  typeId: string,
  { nomineeId, message }: Output<typeof nominateBody>,
): Promise<void> {
  const { db, actor, now } = ctx;
  const nominatorId = actor.memberId;
  const type = await awardTypeRow(ctx, typeId, "share");
  awardTypePolicy.require(ctx, "nominate", type);
  if (nomineeId === nominatorId || !(await isCandidate(db, typeId, nomineeId)))
    throw fieldError("nomineeId", "unknown", "award.noCandidate");
  const [mine] = await db.query<{ count: number }>({
    name: "award_nominator",
    text: `insert into award_nominators (tenant_id, type_id, member_id, count) values ($1, $2, $3, 1)
      on conflict (tenant_id, type_id, member_id) do update set count = award_nominators.count + 1 returning count`,
    values: [db.tenantId, typeId, nominatorId],
  });
  const inserted = await db.query({
    name: "award_nominate",
    text: `insert into award_nominations (tenant_id, id, type_id, nominator_id, nominee_id, reason, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, type_id, nominator_id, nominee_id) do nothing returning id`,
    values: [db.tenantId, newId(), typeId, nominatorId, nomineeId, message, now],
  });
  if (inserted.length === 0) throw fieldError("nomineeId", "taken", "award.nominatedAlready");
  if (type.maxNominations !== null && mine && mine.count > type.maxNominations)
    throw new DomainError("Conflict", "award.noneLeft");
  db.write({
    name: "award_nominee",
    text: `insert into award_nominees (tenant_id, type_id, member_id, count, last_at) values ($1, $2, $3, 1, $4)
      on conflict (tenant_id, type_id, member_id) do update
      set count = award_nominees.count + 1, last_at = excluded.last_at`,
    values: [db.tenantId, typeId, nomineeId, now],
  });
  // Nominations may be extended while a jury judges, and nobody judges whom they nominated.
  db.write({
    name: "award_vote_void",
    text: "delete from award_votes where tenant_id = $1 and type_id = $2 and juror_id = $3 and nominee_id = $4",
    values: [db.tenantId, typeId, nominatorId, nomineeId],
  });
  await ctx.enqueue("award.nominated", { tenantId: db.tenantId, typeId, nomineeId });
}
