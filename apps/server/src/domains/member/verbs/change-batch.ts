import type { MemberBatch } from "@plaudit/api/member-batch.ts";
import { eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { among, byId, ofTenant } from "../../../db/rows.ts";
import { type Batch, type BatchAction, batchById, previewBatch } from "../batch-queries.ts";
import { memberBatches, memberBatchItems } from "../tables.ts";
import { checkTeams } from "./open-batch.ts";

interface Change {
  exceptIds?: string[] | undefined;
  teamIds?: string[] | undefined;
  role?: Batch["role"] | undefined;
}

/** Leaves people out of it, or gives it other teams or another role. */
export async function changeBatch(
  ctx: TenantCtx,
  action: BatchAction,
  id: string,
  { exceptIds = [], teamIds, role }: Change,
): Promise<MemberBatch> {
  const { db } = ctx;
  const batch = await batchById(ctx, action, id, true);
  if (teamIds) await checkTeams(db, [...new Set(teamIds)]);
  const change = { teamIds: teamIds ? [...new Set(teamIds)] : batch.teamIds, role: role ?? batch.role };
  const { batchId, memberId } = memberBatchItems;
  const left = ofTenant(db, memberBatchItems, eq(batchId, id), among(memberId, exceptIds));
  await Promise.all([
    db.orm
      .update(memberBatches)
      .set(change)
      .where(byId(db, memberBatches, id)),
    db.orm.delete(memberBatchItems).where(left),
  ]);
  return previewBatch(ctx, { ...batch, ...change });
}
