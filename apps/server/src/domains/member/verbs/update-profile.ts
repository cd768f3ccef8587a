import type { Output } from "@plaudit/api/endpoint.ts";
import type { CurrentMember, profileBody } from "@plaudit/api/profile.ts";
import { sql } from "drizzle-orm";
import { changedFields } from "../../../changed-fields.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { renameMember } from "../../directory/index.ts";
import { exchangeMedia } from "../../media/index.ts";
import { currentMember } from "../member-queries.ts";

interface Row {
  firstName: string;
  lastName: string;
  publicStaffProfile: boolean;
  prefersPrivate: boolean;
  avatarId: string | null;
  version: number;
}

/** Changes what is given of one's own profile. */
export async function updateProfile(
  ctx: TenantCtx,
  { version, ...given }: Output<typeof profileBody>,
): Promise<CurrentMember> {
  const { db, actor } = ctx;
  const id = actor.memberId;
  const [row] = await db.rows<Row>(sql`
    select first_name as "firstName", last_name as "lastName", public_staff_profile as "publicStaffProfile",
      prefers_private as "prefersPrivate", avatar_id as "avatarId", version
    from tenant_members where tenant_id = ${db.tenantId} and id = ${id} for update`);
  if (!row) throw new DomainError("NotFound", "noPerson");
  const { version: current, ...before } = row;
  if (current !== version)
    throw new DomainError("VersionConflict", "personChanged", { data: await currentMember(ctx) });
  const after = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  const changed = changedFields(before, after);
  if (!changed) return currentMember(ctx);
  if (after.firstName !== before.firstName || after.lastName !== before.lastName)
    renameMember({ db, tenantId: db.tenantId }, id, after);
  await exchangeMedia(ctx, { kind: "avatar", field: "avatarId", before: before.avatarId, after: after.avatarId });
  db.write(sql`
    update tenant_members set public_staff_profile = ${after.publicStaffProfile}, prefers_private = ${after.prefersPrivate},
      avatar_id = ${after.avatarId}, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${id}`);
  await recordAudit(ctx, { action: "tenantMember.update", entityType: "tenantMember", entityId: id, ...changed });
  return currentMember(ctx);
}
