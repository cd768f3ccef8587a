import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { exchangeMedia } from "../../media/index.ts";
import { can } from "../policy.ts";

/** The picture of oneself, or of somebody whom one manages; null takes it away. */
export async function setAvatar(
  ctx: TenantCtx,
  id: string,
  mediaObjectId: string | null,
  field = "mediaObjectId",
): Promise<null> {
  const { db, actor } = ctx;
  const [row] = await db.rows<{ avatar_id: string | null }>(sql`
    select avatar_id from tenant_members where tenant_id = ${db.tenantId} and id = ${id} for update`);
  if (!row) throw new DomainError("NotFound", "noPerson");
  if (!can(actor, "editAvatar", { id, suspended: false })) throw new DomainError("Forbidden", "mayNot");
  if (row.avatar_id === mediaObjectId) return null;
  await exchangeMedia(ctx, { kind: "avatar", field, before: row.avatar_id, after: mediaObjectId });
  db.write(sql`
    update tenant_members set avatar_id = ${mediaObjectId}, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${id}`);
  await recordAudit(ctx, {
    action: "tenantMember.avatar",
    entityType: "tenantMember",
    entityId: id,
    before: { avatarId: row.avatar_id },
    after: { avatarId: mediaObjectId },
  });
  return null;
}
