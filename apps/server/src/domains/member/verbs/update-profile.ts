import type { Output } from "@plaudit/api/endpoint.ts";
import type { CurrentMember, profileBody } from "@plaudit/api/profile.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { renameMember, tenantMembers } from "../../directory/index.ts";
import { exchangeMedia } from "../../media/index.ts";
import { scheduleGifts } from "../../points/index.ts";
import { currentMember, privacyOf } from "../member-queries.ts";
import { memberPolicy } from "../policy.ts";
import { lockMember } from "./lock-members.ts";

/** What decides whether colleagues are told of somebody's days. */
const showsDays = ["publicStaffProfile", "hideBirthday", "hideAnniversary"] as const;

/** Changes what is given of their own profile. */
export async function updateProfile(
  ctx: TenantCtx,
  { version, ...given }: Output<typeof profileBody>,
): Promise<CurrentMember> {
  const { db, actor } = ctx;
  const id = actor.memberId;
  const row = await lockMember(ctx, id, "edit");
  const current = await currentMember(ctx);
  if (version !== undefined) expectVersion(current, version, "personChanged");
  const before = {
    firstName: row.firstName,
    lastName: row.lastName,
    jobTitle: row.jobTitle,
    ...privacyOf(row),
    birthday: row.birthday,
    avatarId: row.avatarId,
  };
  const after = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  if (after.jobTitle !== before.jobTitle) memberPolicy.require(ctx, "manage", row);
  if (!(await recordChange(ctx, "tenantMember.update", id, before, after))) return current;
  const { firstName, lastName, ...columns } = after;
  if (firstName !== before.firstName || lastName !== before.lastName)
    renameMember({ db, tenantId: db.tenantId }, id, { firstName, lastName });
  await exchangeMedia(ctx, { kind: "avatar", field: "avatarId", before: before.avatarId, after: after.avatarId });
  const change = { ...columns, version: counted(tenantMembers.version) };
  db.write(
    db.orm
      .update(tenantMembers)
      .set(change)
      .where(byId(db, tenantMembers, id)),
  );
  if (after.birthday !== before.birthday) scheduleGifts(db, "now");
  if (showsDays.some((choice) => after[choice] !== before[choice]))
    await ctx.enqueue("celebration.hide", { tenantId: db.tenantId, memberId: id });
  return currentMember(ctx);
}
