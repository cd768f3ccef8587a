import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import { recordChange } from "../../audit/index.ts";
import { addTeamMembers } from "../../directory/index.ts";
import { lockTeam } from "./lock-team.ts";

/** All of them are people who have not left. */
export async function checkPeople(db: TenantDb, ids: readonly string[], path: string): Promise<void> {
  if (ids.length === 0) return;
  const [known] = await db.rows<{ people: number }>(sql`
    select count(*)::int as people from tenant_members
    where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[]) and status <> 'archived'`);
  if (known?.people !== ids.length) throw fieldError(path, "missing", "noPerson");
}

interface Change {
  add?: string[] | undefined;
  remove?: string[] | undefined;
}

/** Who is in it, and out of it, already stays so. */
export async function changeTeamMembers(ctx: TenantCtx, id: string, { add = [], remove = [] }: Change): Promise<null> {
  const { db } = ctx;
  await lockTeam(ctx, id, "addMembers");
  const joining = [...new Set(add)];
  await checkPeople(db, joining, "add");
  const among = sql.param([...joining, ...remove]);
  const before = await db.rows<{ member_id: string }>(sql`
    select member_id from team_members where tenant_id = ${db.tenantId} and team_id = ${id} and member_id = any(${among}::uuid[])`);
  const had = new Set(before.map((row) => row.member_id));
  await addTeamMembers(ctx, id, joining);
  await db.rows(sql`
    delete from team_members where tenant_id = ${db.tenantId} and team_id = ${id} and member_id = any(${sql.param(remove)}::uuid[])`);
  const added = joining.filter((member) => !had.has(member) && !remove.includes(member));
  const removed = [...new Set(remove)].filter((member) => had.has(member));
  await recordChange(ctx, "team.members", id, { memberIds: removed }, { memberIds: added });
  return null;
}
