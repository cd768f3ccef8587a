import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { addTeamMembers } from "./add-team-members.ts";

/** In these of the teams that are kept by hand, and in no other of them. */
export async function setTeams({ db }: { db: TenantDb }, memberId: string, teamIds: readonly string[]): Promise<void> {
  const left = db.rows(sql`
    delete from team_members tm where tm.tenant_id = ${db.tenantId} and tm.member_id = ${memberId}
      and tm.team_id <> all(${sql.param(teamIds)}::uuid[])
      and tm.team_id in (select t.id from teams t
        where t.tenant_id = ${db.tenantId} and t.team_type = 'manual' and t.archived_at is null)`);
  await Promise.all([left, ...teamIds.map((teamId) => addTeamMembers({ db }, teamId, [memberId]))]);
}
