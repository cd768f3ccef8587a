import type { Team } from "@plaudit/api/team.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { foldName } from "../../directory/index.ts";
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
  const archivedAt = archived === undefined ? before.archivedAt : archived ? (before.archivedAt ?? now) : null;
  const called = name ?? before.name;
  if (archivedAt === null) await checkTeamName(db, called, id);
  await db.rows(sql`
    update teams set name = ${called}, name_key = ${foldName(called)}, archived_at = ${archivedAt}::timestamptz, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${id}`);
  const after = await oneTeam(ctx, id);
  const action = archived === undefined ? "team.update" : archived ? "team.archive" : "team.unarchive";
  await recordChange(ctx, action, id, audited(before), audited(after));
  return after;
}
