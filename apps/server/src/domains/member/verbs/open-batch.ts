import type { MemberBatch, MemberSelection } from "@plaudit/api/member-batch.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { type Batch, type BatchAction, batchById, previewBatch } from "../batch-queries.ts";
import { conditionsOf } from "../member-filter.ts";
import { memberBatches } from "../tables.ts";
import { manualTeams } from "./check-member.ts";

interface What {
  selection: MemberSelection;
  teamIds?: string[];
  role?: Batch["role"];
}

/** Selects members by id or by filter, and returns what the action would change. */
export async function openBatch(ctx: TenantCtx, action: BatchAction, what: What): Promise<MemberBatch> {
  const { db, actor } = ctx;
  const teamIds = what.teamIds ? [...new Set(what.teamIds)] : null;
  if (teamIds) await checkTeams(db, teamIds);
  await forgetOld(ctx);
  const id = newId();
  const { tenantId } = db;
  db.write(
    db.orm.insert(memberBatches).values({ tenantId, id, action, teamIds, role: what.role, createdBy: actor.memberId }),
  );
  await choose(ctx, id, what.selection);
  return previewBatch(ctx, await batchById(ctx, action, id));
}

async function choose(ctx: TenantCtx, id: string, selection: MemberSelection): Promise<void> {
  const { db } = ctx;
  if ("filter" in selection) {
    const { filter, exceptIds = [] } = selection;
    await db.rows(sql`
      insert into member_batch_items (tenant_id, batch_id, member_id)
      select m.tenant_id, ${id}::uuid, m.id from tenant_members m
      where ${conditionsOf(ctx, filter)} and m.id <> all(${sql.param(exceptIds)}::uuid[])`);
    return;
  }
  const ids = [...new Set(selection.memberIds)];
  const statements = multiRow({
    name: "member_batch_items_insert",
    head: "insert into member_batch_items (tenant_id, batch_id, member_id) values",
    row: "($1, $2, ?)",
    shared: [db.tenantId, id],
    rows: ids.map((memberId) => [memberId]),
  });
  const [[known]] = await Promise.all([
    db.rows<{ members: number }>(sql`
      select count(*)::int as members from tenant_members
      where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[])`),
    ...statements.map((statement) => db.query(statement)),
  ]);
  if (known?.members !== ids.length) throw new DomainError("NotFound", "noPerson");
}

export async function checkTeams(db: TenantDb, teamIds: readonly string[]): Promise<void> {
  const found = await manualTeams(db, teamIds);
  if (found.length !== teamIds.length) throw fieldError("teamIds", "missing", "noTeam");
}

/** What nobody has carried out within a day. */
async function forgetOld({ db, now }: TenantCtx): Promise<void> {
  const before = new Date(now.getTime() - 24 * 3_600_000);
  await Promise.all([
    db.rows(sql`
      delete from member_batch_items where tenant_id = ${db.tenantId} and batch_id in (select b.id from member_batches b
        where b.tenant_id = ${db.tenantId} and b.created_at < ${before})`),
    db.rows(sql`
      delete from member_batches where tenant_id = ${db.tenantId} and created_at < ${before}`),
  ]);
}
