import type { ActionOn } from "@plaudit/api/entities.ts";
import type { Team } from "@plaudit/api/team.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { teams } from "../../directory/index.ts";
import { teamPolicy } from "../policy.ts";
import { oneTeam } from "../team-list.ts";

/** A team that may be changed so, locked. */
export async function lockTeam(ctx: TenantCtx, id: string, action: ActionOn<"team">): Promise<Team> {
  const { db } = ctx;
  await db.orm
    .select({ id: teams.id })
    .from(teams)
    .where(byId(db, teams, id))
    .for("update");
  const team = await oneTeam(ctx, id);
  teamPolicy.require(ctx, action, team);
  return team;
}
