import type { TenantCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import { recordChange } from "../../audit/index.ts";
import { tenantMembers } from "../../directory/index.ts";
import { exchangeMedia } from "../../media/index.ts";
import { lockMember } from "./lock-members.ts";

/** The picture of themselves, or of somebody whom one manages; null takes it away. */
export async function setAvatar(
  ctx: TenantCtx,
  id: string,
  avatarId: string | null,
  field = "mediaObjectId",
): Promise<null> {
  const { db } = ctx;
  const { avatarId: before } = await lockMember(ctx, id, "editAvatar");
  if (!(await recordChange(ctx, "tenantMember.avatar", id, { avatarId: before }, { avatarId }))) return null;
  await exchangeMedia(ctx, { kind: "avatar", field, before, after: avatarId });
  const version = counted(tenantMembers.version);
  db.write(
    db.orm
      .update(tenantMembers)
      .set({ avatarId, version })
      .where(byId(db, tenantMembers, id)),
  );
  return null;
}
