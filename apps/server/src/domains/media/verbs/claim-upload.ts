import type { MediaKind } from "@plaudit/api/media.ts";
import type { Database } from "../../../db/database.ts";
import { DomainError } from "../../../error.ts";
import type { MediaFile } from "../present.ts";
import type { UploadPolicy } from "../rules/upload-policy.ts";
import { setGone } from "./set-gone.ts";

export interface Claimed {
  tenantId: string;
  id: string;
  kind: MediaKind;
  key: string;
  original_filename: string;
}

/** Marks an upload as started; it can be used once. */
export async function claimUpload(database: Database, policy: UploadPolicy | null): Promise<Claimed> {
  if (!policy) throw new DomainError("Forbidden", "uploadUnknown");
  const { tenantId, id } = policy;
  return database.withTenant(tenantId, async (db, { now }) => {
    if (now.getTime() >= policy.until) throw new DomainError("InvalidToken", "uploadOver");
    const [found] = await db.query<Omit<Claimed, "tenantId">>({
      text: `update media_objects set claimed_at = $3 where tenant_id = $1 and id = $2 and claimed_at is null
        returning id, kind, key, original_filename`,
      values: [tenantId, id, now],
    });
    if (!found) throw new DomainError("Conflict", "uploadUsed");
    return { ...found, tenantId };
  });
}

/** Its variants are in the store: it may be shown. Returns the time. */
export const finishUpload = (database: Database, { tenantId, id }: Claimed, file: MediaFile): Promise<Date> =>
  database.withTenant(tenantId, async (db, { now }) => {
    db.write({
      text: `update media_objects set ready_at = $3, type = $4, format = $5, bytes = $6, width = $7, height = $8,
          original_filename = $9
        where tenant_id = $1 and id = $2`,
      values: [tenantId, id, now, file.type, file.format, file.bytes, file.width, file.height, file.originalFilename],
    });
    return now;
  });

/** A failed upload: deleted soon, with its files in the store. */
export const failUpload = (database: Database, { tenantId, id }: Claimed): Promise<void> =>
  database.withTenant(tenantId, async (db, { now }) => setGone(db, id, now));
