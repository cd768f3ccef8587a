import type { TenantDb } from "../../db/tenant-db.ts";
import type { WorkerCtx } from "../../jobs/context.ts";
import type { Publish } from "../../live.ts";
import { notify } from "../notification/index.ts";
import { decides, waits } from "./queries.ts";

interface Told {
  claimId: string;
  incentiveId: string;
  name: string;
  memberId: string;
}
/** What became of their claim, once it can no longer be undone. */
export const tellClaimant = (
  ctx: WorkerCtx,
  claim: Told & { status: "approved" | "declined"; points: number; reason: string | null },
) =>
  notify(ctx, [
    {
      memberId: claim.memberId,
      params:
        claim.status === "approved"
          ? { kind: "incentive.approved", incentive: claim.name, count: claim.points }
          : { kind: "incentive.declined", incentive: claim.name, reason: claim.reason ?? "" },
      fromMemberId: null,
      resourcePath: `/incentives/${claim.incentiveId}`,
      sourceKey: `incentive:${claim.claimId}:decided`,
    },
  ]);

interface Happened extends Told {
  points: number;
  question: string;
  at: Date | null;
  reason: string;
}
/** That they were asked something, or that a payment was taken back, and why. */
export async function tellWhatHappened(
  ctx: WorkerCtx,
  { claimId, what }: { claimId: string; what: "asked" | "reversed" },
): Promise<void> {
  const { db } = ctx;
  const [claim] = await db.query<Happened>({
    name: "incentive_happened",
    text: `select c.id as "claimId", c.incentive_id as "incentiveId", t.name, c.member_id as "memberId", c.points,
        coalesce(c.questions -> -1 ->> 'text', '') as question, c.asked_at as at, coalesce(c.reversal_reason, '') as reason
      from incentive_claims c join incentives t on t.tenant_id = $1 and t.id = c.incentive_id
      where c.tenant_id = $1 and c.id = $2`,
    values: [db.tenantId, claimId],
  });
  // Answered or decided in the meantime, it is asked no longer.
  if (!claim || (what === "asked" && !claim.at)) return;
  const { incentiveId, name: incentive, memberId } = claim;
  await notify(ctx, [
    {
      memberId,
      params:
        what === "asked"
          ? { kind: "incentive.asked", incentive, question: claim.question }
          : { kind: "incentive.reversed", incentive, count: claim.points, reason: claim.reason },
      fromMemberId: null,
      resourcePath: `/incentives/${incentiveId}`,
      sourceKey: `incentive:${claimId}:${what}${claim.at ? `:${claim.at.toISOString()}` : ""}`,
    },
  ]);
  if (what === "reversed") await ctx.publish({ type: "points", memberIds: [memberId] });
}

/** Open pages of those who decide load what waits again. */
export async function showChanged(
  { db, publish }: { db: TenantDb; publish: Publish },
  incentiveIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(incentiveIds)];
  const rows = await db.query<{ id: string }>({
    name: "incentive_reviewers_of",
    text: `select distinct m.id from incentives t join tenant_members m on m.tenant_id = $1 and ${decides}
      where t.tenant_id = $1 and t.id = any($2::uuid[])`,
    values: [db.tenantId, ids],
  });
  await publish({ type: "edited", id: ids[0], memberIds: rows.map(({ id }) => id) });
}

const queuePath = (incentiveId: string) => `/admin/incentives/manage/${incentiveId}/pending`;

/** Who approved it, that it could not be paid and waits again. */
export const tellDecider = (ctx: WorkerCtx, { claimId, incentiveId, name, memberId }: Told) =>
  notify(ctx, [
    {
      memberId,
      params: { kind: "incentive.held", incentive: name },
      fromMemberId: null,
      resourcePath: queuePath(incentiveId),
      sourceKey: `incentive:${claimId}:held:${ctx.now.toISOString()}`,
    },
  ]);

/** Those who decide, of all claims of one incentive that wait for them, in one. */
export async function tellReviewers(ctx: WorkerCtx, { incentiveId }: { incentiveId: string }): Promise<void> {
  const { db } = ctx;
  const rows = await db.query<{ id: string; name: string; count: number }>({
    name: "incentive_reviewers_waiting",
    text: `select m.id, t.name, count(*)::int as count from incentives t
      join incentive_claims c on c.tenant_id = $1 and c.incentive_id = t.id and ${waits}
      join tenant_members m on m.tenant_id = $1 and m.id <> c.member_id and ${decides}
      where t.tenant_id = $1 and t.id = $2 group by m.id, t.name`,
    values: [db.tenantId, incentiveId],
  });
  await notify(
    ctx,
    rows.map(({ id, name, count }) => ({
      memberId: id,
      params: { kind: "incentive.waits", incentive: name, count },
      fromMemberId: null,
      resourcePath: queuePath(incentiveId),
      sourceKey: `incentive:${incentiveId}:waits`,
    })),
    "bundle",
  );
}
