import type { Output } from "@plaudit/api/endpoint.ts";
import type { CurrentMember, profileBody } from "@plaudit/api/profile.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { renameMember } from "../../directory/index.ts";
import { exchangeMedia } from "../../media/index.ts";
import { currentMember } from "../member-queries.ts";
import { lockMember } from "./lock-members.ts";

/** Changes what is given of one's own profile. */
export async function updateProfile(
  ctx: TenantCtx,
  { version, ...given }: Output<typeof profileBody>,
): Promise<CurrentMember> {
  const { db, actor } = ctx;
  const id = actor.memberId;
  const row = await lockMember(ctx, id, "edit");
  const current = await currentMember(ctx);
  expectVersion(current, version, "personChanged");
  const before = {
    firstName: row.first_name,
    lastName: row.last_name,
    publicStaffProfile: row.public_staff_profile,
    prefersPrivate: row.prefers_private,
    avatarId: row.avatar_id,
  };
  const after = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  if (!(await recordChange(ctx, "tenantMember.update", id, before, after))) return current;
  if (after.firstName !== before.firstName || after.lastName !== before.lastName)
    renameMember({ db, tenantId: db.tenantId }, id, after);
  await exchangeMedia(ctx, { kind: "avatar", field: "avatarId", before: before.avatarId, after: after.avatarId });
  db.write(sql`
    update tenant_members set public_staff_profile = ${after.publicStaffProfile}, prefers_private = ${after.prefersPrivate},
      avatar_id = ${after.avatarId}, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${id}`);
  return currentMember(ctx);
}
