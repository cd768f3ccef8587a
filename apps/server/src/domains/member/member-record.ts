import type { MemberRecord } from "@plaudit/api/member.ts";
import type { TenantCtx } from "../../context.ts";
import { memberHasSecondStep } from "../account/index.ts";
import { peopleByIds, presentPerson } from "../directory/index.ts";
import { erasureFailedAt } from "./erasure-failures.ts";
import { memberById, teamsOf } from "./member-queries.ts";
import { memberPolicy } from "./policy.ts";

/** Everything that administrators may know and change of a member. */
export async function memberRecord(
  ctx: Pick<TenantCtx, "db" | "actor" | "secret" | "now">,
  id: string,
): Promise<MemberRecord> {
  const row = await memberById(ctx, id);
  const [managers, teams, secondStep, eraseFailedAt] = await Promise.all([
    peopleByIds(ctx, row.managerIds),
    teamsOf(ctx, row),
    memberHasSecondStep(ctx, id),
    row.erasedAt && erasureFailedAt(ctx.db, id),
  ]);
  return {
    ...presentPerson(ctx, row),
    __entity_type__: "tenantMember",
    __permissions__: memberPolicy.permissionsOn(ctx.actor, { ...row, eraseFailed: eraseFailedAt !== null }),
    email: row.email,
    department: row.department,
    country: row.country,
    locale: row.locale,
    timezone: row.timezone,
    birthday: row.birthday,
    role: row.role,
    status: row.status,
    suspended: row.suspended,
    joinedAt: row.joinedAt?.toISOString() ?? null,
    publicStaffProfile: row.publicStaffProfile,
    secondStep,
    managers: [...managers.values()].sort((a, b) => a.name.localeCompare(b.name)),
    teams,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    eraseFailedAt: eraseFailedAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** What of it the audit keeps. */
export const auditedMember = (record: MemberRecord) => ({
  firstName: record.firstName,
  lastName: record.lastName,
  email: record.email,
  jobTitle: record.jobTitle,
  department: record.department,
  country: record.country,
  locale: record.locale,
  timezone: record.timezone,
  birthday: record.birthday,
  publicStaffProfile: record.publicStaffProfile,
  role: record.role,
  managerIds: record.managers.map((one) => one.id),
  teamIds: record.teams.map((one) => one.id),
});
