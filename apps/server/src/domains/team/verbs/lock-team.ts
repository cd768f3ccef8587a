import type { ActionOn } from "@plaudit/api/entities.ts";
import type { Team } from "@plaudit/api/team.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { teamPolicy } from "../policy.ts";
import { oneTeam } from "../team-list.ts";

/** A team that may be changed so, locked. */
export async function lockTeam(ctx: TenantCtx, id: string, action: ActionOn<"team">): Promise<Team> {
  const { db } = ctx;
  await db.rows(sql`select 1 from teams where tenant_id = ${db.tenantId} and id = ${id} for update`);
  const team = await oneTeam(ctx, id);
  teamPolicy.require(ctx, action, team);
  return team;
}
