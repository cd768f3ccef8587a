import type { MemberBatch } from "@plaudit/api/member-batch.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { type Batch, type BatchAction, batchById, previewBatch } from "../batch-queries.ts";
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
  const next = { ...batch, team_ids: teamIds ? [...new Set(teamIds)] : batch.team_ids, role: role ?? batch.role };
  await Promise.all([
    db.rows(sql`
      update member_batches set team_ids = ${sql.param(next.team_ids)}::uuid[], role = ${next.role}
      where tenant_id = ${db.tenantId} and id = ${id}`),
    db.rows(sql`
      delete from member_batch_items where tenant_id = ${db.tenantId} and batch_id = ${id}
        and member_id = any(${sql.param(exceptIds)}::uuid[])`),
  ]);
  return previewBatch(ctx, next);
}
