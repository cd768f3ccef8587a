import { eq, sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { byId, counted, ofTenant } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { recordChange } from "../../audit/index.ts";
import { teamIdsOf, teamMembers, tenantMembers } from "../../directory/index.ts";
import { keepPoints, returnPoints } from "../../points/index.ts";
import { lockMember } from "./lock-members.ts";
import { shutOut } from "./shut-out.ts";

/** Out at their next request and out of every team; what they gave and received stays, and what they have to spend for 90 days. */
export async function archiveMember(ctx: TenantCtx, id: string): Promise<null> {
  const { db } = ctx;
  const member = await lockMember(ctx, id, "archive");
  if (!member.due) return null;
  const teamIds = await teamIdsOf(ctx, id);
  await shutOut(ctx, [member]);
  db.write(db.orm.delete(teamMembers).where(ofTenant(db, teamMembers, eq(teamMembers.memberId, id))));
  await db.orm
    .update(tenantMembers)
    .set({ status: "archived", version: counted(tenantMembers.version) })
    .where(byId(db, tenantMembers, id));
  await keepPoints(ctx, [id]);
  const { status } = member;
  await recordChange(ctx, "tenantMember.archive", id, { status, teamIds }, { status: "archived", teamIds: [] });
  return null;
}

/** Restores everything but the teams. A member who never signed in is not invited again. */
export async function unarchiveMember(ctx: TenantCtx, id: string): Promise<null> {
  const { db } = ctx;
  const { due } = await lockMember(ctx, id, "unarchive");
  if (!due) return null;
  const [taken] = await db.rows(sql`
    select 1 from tenant_members m join tenant_members o
      on o.tenant_id = ${db.tenantId} and o.email = m.email and o.id <> m.id and o.status <> 'archived'
    where m.tenant_id = ${db.tenantId} and m.id = ${id}`);
  if (taken) throw new DomainError("Conflict", "addressTaken");
  const [row] = await db.rows<{ status: string }>(sql`
    update tenant_members set status = case when joined_at is null then 'notInvited' else 'joined' end, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${id} returning status`);
  await returnPoints(ctx, [id]);
  await recordChange(ctx, "tenantMember.unarchive", id, { status: "archived" }, { status: row?.status });
  return null;
}
