import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { foldName } from "../rules/fold-name.ts";

export interface NewTeam {
  name: string;
  segmentType?: "country" | "region" | "location" | "department" | "costCenter" | "businessUnit" | "group" | null;
  memberIds: string[];
}
const AT_ONCE = 5_000;

export async function createTeam({ db }: { db: TenantDb }, team: NewTeam): Promise<string> {
  const id = newId();
  await db.rows(sql`
    insert into teams (tenant_id, id, name, name_key, segment_type)
    values (${db.tenantId}, ${id}, ${team.name}, ${foldName(team.name)}, ${team.segmentType ?? null})`);
  for (let from = 0; from < team.memberIds.length; from += AT_ONCE) {
    const rows = team.memberIds
      .slice(from, from + AT_ONCE)
      .map((memberId) => sql`(${db.tenantId}, ${id}, ${memberId})`);
    await db.rows(sql`insert into team_members (tenant_id, team_id, member_id) values ${sql.join(rows, sql`, `)}`);
  }
  return id;
}
