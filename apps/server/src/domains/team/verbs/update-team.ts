import type { Team } from "@plaudit/api/team.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { foldName, teams } from "../../directory/index.ts";
import { oneTeam } from "../team-list.ts";
import { checkTeamName } from "./add-team.ts";
import { lockTeam } from "./lock-team.ts";

interface Change {
  name?: string | undefined;
  archived?: boolean | undefined;
  version: number;
}
const audited = ({ name, archivedAt }: Team) => ({ name, archivedAt });

export async function updateTeam(ctx: TenantCtx, id: string, { name, archived, version }: Change): Promise<Team> {
  const { db, now } = ctx;
  const before = await lockTeam(ctx, id, "edit");
  expectVersion(before, version, "teamChanged");
  const away = archived ?? before.archivedAt !== null;
  const archivedAt = away ? new Date(before.archivedAt ?? now) : null;
  const called = name ?? before.name;
  if (!away) await checkTeamName(db, called, id);
  await db.orm
    .update(teams)
    .set({ name: called, nameKey: foldName(called), archivedAt, version: counted(teams.version) })
    .where(byId(db, teams, id));
  const after = await oneTeam(ctx, id);
  const action = archived === undefined ? "team.update" : archived ? "team.archive" : "team.unarchive";
  await recordChange(ctx, action, id, audited(before), audited(after));
  return after;
}
