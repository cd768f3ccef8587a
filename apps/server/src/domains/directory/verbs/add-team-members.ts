import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";

/** Who is in the team already stays in it. */
export async function addTeamMembers(
  { db }: { db: TenantDb },
  teamId: string,
  memberIds: readonly string[],
): Promise<void> {
  const statements = multiRow({
    name: "team_members_insert",
    head: "insert into team_members (tenant_id, team_id, member_id) values",
    row: "($1, $2, ?)",
    tail: "on conflict do nothing",
    shared: [db.tenantId, teamId],
    rows: memberIds.map((memberId) => [memberId]),
  });
  await Promise.all(statements.map((statement) => db.query(statement)));
}
