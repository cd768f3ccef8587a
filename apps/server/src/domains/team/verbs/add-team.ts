import type { Team } from "@plaudit/api/team.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import { recordChange } from "../../audit/index.ts";
import { createTeam, foldName } from "../../directory/index.ts";
import { oneTeam } from "../team-list.ts";
import { checkPeople } from "./change-team-members.ts";

/** A unique index stands behind it, for two who take one name at once. */
export async function checkTeamName(db: TenantDb, name: string, except: string | null): Promise<void> {
  const taken = await db.rows(sql`
    select 1 from teams where tenant_id = ${db.tenantId} and name_key = ${foldName(name)} and archived_at is null
      and id is distinct from ${except}::uuid`);
  if (taken.length > 0) throw fieldError("name", "taken", "nameTaken");
}

export async function addTeam(ctx: TenantCtx, body: { name: string; memberIds?: string[] | undefined }): Promise<Team> {
  const memberIds = [...new Set(body.memberIds ?? [])];
  await Promise.all([checkTeamName(ctx.db, body.name, null), checkPeople(ctx.db, memberIds, "memberIds")]);
  const id = await createTeam(ctx, { name: body.name, memberIds });
  await recordChange(ctx, "team.create", id, null, { name: body.name, memberIds });
  return oneTeam(ctx, id);
}
