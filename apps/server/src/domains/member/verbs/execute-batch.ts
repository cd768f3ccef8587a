import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { keepPoints } from "../../points/index.ts";
import { type Batch, type BatchAction, batchById, membersOf, previewBatch, verdictOf } from "../batch-queries.ts";
import { memberBatches } from "../tables.ts";
import { auditBatch } from "./audit-batch.ts";
import { lockAdmins } from "./lock-members.ts";
import { checkTeams } from "./open-batch.ts";
import { shutOut } from "./shut-out.ts";
import { welcomeBatch } from "./welcome-batch.ts";

/** Changes all of them, or none if one of them prevents it. */
export async function executeBatch(ctx: TenantCtx, action: BatchAction, id: string): Promise<{ changed: number }> {
  const { db } = ctx;
  await batchById(ctx, action, id);
  await lockAdmins(ctx);
  const batch = await batchById(ctx, action, id, true);
  if (batch.executedAt) throw new DomainError("Conflict", "doneAlready");
  if (batch.teamIds) await checkTeams(db, batch.teamIds);
  const preview = await previewBatch(ctx, batch);
  if (preview.exceptions.total > 0) throw new DomainError("Conflict", "someCannot", { data: preview });
  await work[action](ctx, batch);
  db.write(
    db.orm
      .update(memberBatches)
      .set({ executedAt: ctx.now })
      .where(byId(db, memberBatches, id)),
  );
  return { changed: preview.changing };
}

const object = (key: string, value: SQL) => sql`jsonb_build_object(${key}::text, ${value})`;

/** Sets columns of every member whom the batch changes; answers who that is. */
const update = (ctx: TenantCtx, batch: Batch, columns: SQL) =>
  ctx.db.rows<{ id: string; userId: string | null }>(sql`
    update tenant_members m set ${columns}, version = m.version + 1 from member_batch_items i
    where m.tenant_id = ${ctx.db.tenantId} and i.tenant_id = ${ctx.db.tenantId} and i.batch_id = ${batch.id}
      and i.member_id = m.id and ${verdictOf(ctx, batch)} = 'change'
    returning m.id, m.user_id as "userId"`);

const teamsOf = ({ db }: TenantCtx, more: SQL = sql``) => sql`array(select t.team_id from team_members t
  where t.tenant_id = ${db.tenantId} and t.member_id = m.id ${more})`;

const work: Record<BatchAction, (ctx: TenantCtx, batch: Batch) => Promise<unknown>> = {
  async suspend(ctx, batch) {
    const suspendedAt = sql`${ctx.now}::timestamptz`;
    await auditBatch(ctx, batch, {
      action: "tenantMember.suspend",
      before: object("suspendedAt", sql`m.suspended_at`),
      after: object("suspendedAt", suspendedAt),
    });
    await shutOut(ctx, await update(ctx, batch, sql`suspended_at = ${suspendedAt}`));
  },
  async unsuspend(ctx, batch) {
    await auditBatch(ctx, batch, {
      action: "tenantMember.unsuspend",
      before: object("suspendedAt", sql`m.suspended_at`),
      after: object("suspendedAt", sql`null::timestamptz`),
    });
    await update(ctx, batch, sql`suspended_at = null`);
  },
  async archive(ctx, batch) {
    await auditBatch(ctx, batch, {
      action: "tenantMember.archive",
      before: sql`jsonb_build_object('status', m.status, 'teamIds', ${teamsOf(ctx)})`,
      after: sql`'{"status":"archived","teamIds":[]}'::jsonb`,
    });
    const archived = await update(ctx, batch, sql`status = 'archived'`);
    await ctx.db.rows(sql`
      delete from team_members where tenant_id = ${ctx.db.tenantId} and member_id in (select i.member_id
        from member_batch_items i where i.tenant_id = ${ctx.db.tenantId} and i.batch_id = ${batch.id})`);
    await keepPoints(
      ctx,
      archived.map(({ id }) => id),
    );
    await shutOut(ctx, archived);
  },
  async role(ctx, batch) {
    await auditBatch(ctx, batch, {
      action: "tenantMember.role",
      before: object("role", sql`m.role`),
      after: object("role", sql`${batch.role}::text`),
    });
    await update(ctx, batch, sql`role = ${batch.role}`);
  },
  async addToTeams(ctx, batch) {
    const { db } = ctx;
    const added = sql.param(batch.teamIds);
    await auditBatch(ctx, batch, {
      action: "tenantMember.addToTeams",
      before: object("teamIds", teamsOf(ctx)),
      after: object("teamIds", sql`${teamsOf(ctx, sql`and t.team_id <> all(${added}::uuid[])`)} || ${added}::uuid[]`),
    });
    await db.rows(sql`
      insert into team_members (tenant_id, team_id, member_id)
      select t.tenant_id, t.id, i.member_id from teams t, member_batch_items i
      where t.tenant_id = ${db.tenantId} and t.id = any(${added}::uuid[])
        and i.tenant_id = ${db.tenantId} and i.batch_id = ${batch.id}
      on conflict do nothing`);
  },
  async welcome(ctx, batch) {
    const rows = await ctx.db.rows<{ id: string }>(sql`
      select m.id from ${membersOf(ctx, batch)} and ${verdictOf(ctx, batch)} = 'change' order by m.id`);
    await welcomeBatch(
      ctx,
      rows.map((row) => row.id),
    );
  },
};
