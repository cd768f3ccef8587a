import type { Team } from "@plaudit/api/team.ts";
import { eq, isNull, ne } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { ofTenant } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import { recordChange } from "../../audit/index.ts";
import { createTeam, foldName, teams } from "../../directory/index.ts";
import { oneTeam } from "../team-list.ts";
import { checkPeople } from "./change-team-members.ts";

/** A unique index backs this when two use one name at once. */
export async function checkTeamName(db: TenantDb, name: string, except: string | null): Promise<void> {
  const { id, nameKey, archivedAt } = teams;
  const named = ofTenant(
    db,
    teams,
    eq(nameKey, foldName(name)),
    isNull(archivedAt),
    except ? ne(id, except) : undefined,
  );
  const taken = await db.orm.select({ id }).from(teams).where(named);
  if (taken.length > 0) throw fieldError("name", "taken", "nameTaken");
}

export async function addTeam(ctx: TenantCtx, body: { name: string; memberIds?: string[] | undefined }): Promise<Team> {
  const memberIds = [...new Set(body.memberIds ?? [])];
  await Promise.all([checkTeamName(ctx.db, body.name, null), checkPeople(ctx.db, memberIds, "memberIds")]);
  const id = await createTeam(ctx, { name: body.name, memberIds });
  await recordChange(ctx, "team.create", id, null, { name: body.name, memberIds });
  return oneTeam(ctx, id);
}
