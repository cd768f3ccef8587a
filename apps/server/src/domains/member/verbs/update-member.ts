import type { MemberBody, MemberRecord } from "@plaudit/api/member.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import { fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { timezoneName } from "../../../timezone.ts";
import { recordChange } from "../../audit/index.ts";
import { renameMember, setManagers, setTeams, tenantMembers } from "../../directory/index.ts";
import { revokeInvitations } from "../../invitation/index.ts";
import { scheduleGifts } from "../../points/index.ts";
import { auditedMember, memberRecord } from "../member-record.ts";
import { memberPolicy } from "../policy.ts";
import { checkMember } from "./check-member.ts";
import { lockMember } from "./lock-members.ts";
import { setAvatar } from "./set-avatar.ts";

type Change = { [K in keyof MemberBody]?: MemberBody[K] | undefined } & { version?: number };

/** Changes what is given; without a version, whatever the member is now. */
export async function updateMember(
  ctx: TenantCtx,
  id: string,
  { version, ...body }: Change,
  {
    asks = "manage",
    recorded = "update",
  }: { asks?: "manage" | "changeRole"; recorded?: "update" | "role" | "managers" } = {},
): Promise<MemberRecord> {
  const { db } = ctx;
  const member = await lockMember(ctx, id, asks);
  const before = await memberRecord(ctx, id);
  // The company may have taken back the language that somebody keeps.
  const locale = body.locale === before.locale ? undefined : body.locale;
  const faults = await checkMember(ctx, id, { ...body, locale });
  if (version !== undefined) expectVersion(before, version, "personChanged");
  if (faults.length > 0) throw fieldErrors(faults);
  if (body.role && body.role !== before.role) memberPolicy.require(ctx, "changeRole", member);
  const { managerIds, teamIds, firstName, lastName, avatarId, ...given } = body;
  if (avatarId !== undefined) await setAvatar(ctx, id, avatarId, "avatarId");
  const next = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  const timezone = next.timezone === null ? null : timezoneName(next.timezone);
  const zone = timezone === before.timezone ? {} : { timezone, timezoneSetAt: ctx.now };
  if (firstName !== undefined || lastName !== undefined)
    renameMember({ db, tenantId: db.tenantId }, id, {
      firstName: firstName ?? before.firstName,
      lastName: lastName ?? before.lastName,
    });
  if (next.email !== before.email) revokeInvitations(ctx, [id]);
  const { email, jobTitle, department, country, birthday, role, publicStaffProfile } = next;
  const columns = { email, jobTitle, department, country, birthday, locale: next.locale, role, publicStaffProfile };
  if (birthday !== before.birthday || timezone !== before.timezone) scheduleGifts(db, "now");
  const change = { ...columns, ...zone, version: counted(tenantMembers.version) };
  await Promise.all([
    db.orm
      .update(tenantMembers)
      .set(change)
      .where(byId(db, tenantMembers, id)),
    managerIds && setManagers({ db }, id, [...new Set(managerIds)]),
    teamIds && member.status !== "archived" && setTeams({ db }, id, teamIds),
  ]);
  const after = await memberRecord(ctx, id);
  await recordChange(ctx, `tenantMember.${recorded}`, id, auditedMember(before), auditedMember(after));
  return after;
}
