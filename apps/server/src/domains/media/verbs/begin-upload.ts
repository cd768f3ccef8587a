import { randomBytes } from "node:crypto";
import type { MediaKind, UploadTicket } from "@plaudit/api/media.ts";
import { attachmentTypes, pictureTypes } from "@plaudit/api/media-limits.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { takesDocuments } from "../rules/file-names.ts";
import { typeRefusal } from "../rules/refusals.ts";
import { policyFields } from "../rules/upload-policy.ts";
import { mediaObjects } from "../tables.ts";
import { scheduleSweep } from "./set-gone.ts";

const GOOD_MS = 15 * 60_000;
/** The most unused uploads of one person. */
const MOST_LOOSE = 60;

/** Prepares the upload of one file by a form post. It is deleted unless an entity uses it within a day. */
export async function beginUpload(
  ctx: TenantCtx,
  kind: MediaKind,
  { originalFilename, contentType }: { originalFilename: string; contentType: string },
): Promise<UploadTicket> {
  const { db, actor } = ctx;
  const types: readonly string[] = takesDocuments(kind) ? attachmentTypes : pictureTypes;
  if (!types.includes(contentType)) throw fieldError("contentType", "type", typeRefusal(kind));
  const [loose] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from media_objects
    where tenant_id = ${db.tenantId} and created_by = ${actor.memberId} and gone_at is not null`);
  if ((loose?.count ?? 0) >= MOST_LOOSE) throw new DomainError("TooManyRequests", "fileMany", { retryAfter: 3600 });
  const id = newId();
  const goneAt = new Date(ctx.now.getTime() + 24 * 3_600_000);
  const key = randomBytes(24).toString("base64url");
  const { tenantId } = db;
  const { memberId: createdBy } = actor;
  db.write(db.orm.insert(mediaObjects).values({ tenantId, id, kind, key, originalFilename, createdBy, goneAt }));
  scheduleSweep(db, id, goneAt);
  const policy = { tenantId: db.tenantId, id, kind, until: ctx.now.getTime() + GOOD_MS };
  return { upload: { url: "/media/uploads", fields: policyFields(ctx.secret, policy) }, mediaObject: { id } };
}
