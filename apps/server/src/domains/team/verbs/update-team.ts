import type { Team } from "@plaudit/api/team.ts";
import { sql } from "drizzle-orm";
import { changedFields } from "../../../changed-fields.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { foldName } from "../../directory/index.ts";
import { oneTeam } from "../team-list.ts";
import { checkTeamName } from "./add-team.ts";

interface Change {
  name?: string | undefined;
  archived?: boolean | undefined;
  version: number;
}
const audited = ({ name, archivedAt }: Team) => ({ name, archivedAt });

export async function updateTeam(ctx: TenantCtx, id: string, { name, archived, version }: Change): Promise<Team> {
  const { db, now } = ctx;
  await db.rows(sql`select 1 from teams where tenant_id = ${db.tenantId} and id = ${id} for update`);
  const before = await oneTeam(ctx, id);
  if (before.version !== version) throw new DomainError("VersionConflict", "teamChanged", { data: before });
  const archivedAt = archived === undefined ? before.archivedAt : archived ? (before.archivedAt ?? now) : null;
  const called = name ?? before.name;
  if (archivedAt === null) await checkTeamName(db, called, id);
  await db.rows(sql`
    update teams set name = ${called}, name_key = ${foldName(called)}, archived_at = ${archivedAt}::timestamptz, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${id}`);
  const after = await oneTeam(ctx, id);
  const changed = changedFields(audited(before), audited(after));
  const action = archived === undefined ? "team.update" : archived ? "team.archive" : "team.unarchive";
  if (changed) await recordAudit(ctx, { action, entityType: "team", entityId: id, ...changed });
  return after;
}
