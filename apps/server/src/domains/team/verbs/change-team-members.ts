import { eq, sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { among, ofTenant } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import { recordChange } from "../../audit/index.ts";
import { addTeamMembers, teamMembers } from "../../directory/index.ts";
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
  const { memberId } = teamMembers;
  const inTeam = (ids: string[]) => ofTenant(db, teamMembers, eq(teamMembers.teamId, id), among(memberId, ids));
  const before = await db.orm
    .select({ memberId })
    .from(teamMembers)
    .where(inTeam([...joining, ...remove]));
  const had = new Set(before.map((row) => row.memberId));
  await addTeamMembers(ctx, id, joining);
  await db.orm.delete(teamMembers).where(inTeam(remove));
  const added = joining.filter((member) => !had.has(member) && !remove.includes(member));
  const removed = [...new Set(remove)].filter((member) => had.has(member));
  await recordChange(ctx, "team.members", id, { memberIds: removed }, { memberIds: added });
  return null;
}
