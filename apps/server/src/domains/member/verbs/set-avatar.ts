import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordChange } from "../../audit/index.ts";
import { exchangeMedia } from "../../media/index.ts";
import { lockMember } from "./lock-members.ts";

/** The picture of oneself, or of somebody whom one manages; null takes it away. */
export async function setAvatar(
  ctx: TenantCtx,
  id: string,
  avatarId: string | null,
  field = "mediaObjectId",
): Promise<null> {
  const { db } = ctx;
  const { avatar_id: before } = await lockMember(ctx, id, "editAvatar");
  if (!(await recordChange(ctx, "tenantMember.avatar", id, { avatarId: before }, { avatarId }))) return null;
  await exchangeMedia(ctx, { kind: "avatar", field, before, after: avatarId });
  db.write(sql`
    update tenant_members set avatar_id = ${avatarId}, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${id}`);
  return null;
}
