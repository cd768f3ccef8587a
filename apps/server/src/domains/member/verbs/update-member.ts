import type { MemberBody, MemberRecord } from "@plaudit/api/member.ts";
import { sql } from "drizzle-orm";
import { changedFields } from "../../../changed-fields.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { timezoneName } from "../../../timezone.ts";
import { recordAudit } from "../../audit/index.ts";
import { renameMember, setManagers, setTeams } from "../../directory/index.ts";
import { revokeInvitations } from "../../invitation/index.ts";
import { auditedMember, memberRecord } from "../member-record.ts";
import { checkMember } from "./check-member.ts";
import { lockMember, refuseSelf } from "./lock-members.ts";
import { setAvatar } from "./set-avatar.ts";

type Change = { [K in keyof MemberBody]?: MemberBody[K] | undefined } & { version?: number };

/** Changes what is given; without a version, whatever the member is now. */
export async function updateMember(
  ctx: TenantCtx,
  id: string,
  { version, ...body }: Change,
  action = "tenantMember.update",
): Promise<MemberRecord> {
  const { db } = ctx;
  const member = await lockMember(ctx, id);
  const before = await memberRecord(ctx, id);
  // The company may have taken back the language that somebody keeps.
  const locale = body.locale === before.locale ? undefined : body.locale;
  const faults = await checkMember(ctx, id, { ...body, locale });
  if (version !== undefined && version !== member.version)
    throw new DomainError("VersionConflict", "personChanged", { data: before });
  if (faults.length > 0) throw new DomainError("ValidationError", "checkFields", { details: faults });
  const role = body.role ?? before.role;
  if (role !== before.role) {
    if (member.status === "archived") throw new DomainError("Conflict", "leftFirst");
    refuseSelf(ctx, id);
  }
  const { managerIds, teamIds, firstName, lastName, avatarId, ...given } = body;
  if (avatarId !== undefined) await setAvatar(ctx, id, avatarId, "avatarId");
  const next = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  const timezone = next.timezone === null ? null : timezoneName(next.timezone);
  const zoneSet = timezone === before.timezone ? sql`` : sql`, timezone_set_at = ${ctx.now}`;
  if (firstName !== undefined || lastName !== undefined)
    renameMember({ db, tenantId: db.tenantId }, id, {
      firstName: firstName ?? before.firstName,
      lastName: lastName ?? before.lastName,
    });
  if (next.email !== before.email) revokeInvitations(ctx, [id]);
  await Promise.all([
    db.rows(sql`
      update tenant_members set email = ${next.email}, job_title = ${next.jobTitle}, department = ${next.department},
        country = ${next.country}, locale = ${next.locale}, timezone = ${timezone}, role = ${next.role},
        public_staff_profile = ${next.publicStaffProfile}, version = version + 1${zoneSet}
      where tenant_id = ${db.tenantId} and id = ${id}`),
    managerIds && setManagers({ db }, id, [...new Set(managerIds)]),
    teamIds && member.status !== "archived" && setTeams({ db }, id, teamIds),
  ]);
  const after = await memberRecord(ctx, id);
  const changed = changedFields(auditedMember(before), auditedMember(after));
  if (changed) await recordAudit(ctx, { action, entityType: "tenantMember", entityId: id, ...changed });
  return after;
}
