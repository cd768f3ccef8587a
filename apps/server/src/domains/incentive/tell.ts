import type { WorkerCtx } from "../../jobs/context.ts";
import { notify } from "../notification/index.ts";
import { decides } from "./queries.ts";

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
      join incentive_claims c on c.tenant_id = $1 and c.incentive_id = t.id and c.status = 'pending' and c.verdict is null
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
