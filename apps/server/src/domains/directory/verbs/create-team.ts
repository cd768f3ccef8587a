import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { foldName } from "../rules/fold-name.ts";
import { addTeamMembers } from "./add-team-members.ts";

export interface NewTeam {
  name: string;
  segmentType?: "country" | "region" | "location" | "department" | "costCenter" | "businessUnit" | "group" | null;
  memberIds: readonly string[];
}

export async function createTeam({ db }: { db: TenantDb }, team: NewTeam): Promise<string> {
  const id = newId();
  await Promise.all([
    db.rows(sql`
      insert into teams (tenant_id, id, name, name_key, segment_type)
      values (${db.tenantId}, ${id}, ${team.name}, ${foldName(team.name)}, ${team.segmentType ?? null})`),
    addTeamMembers({ db }, id, team.memberIds),
  ]);
  return id;
}
