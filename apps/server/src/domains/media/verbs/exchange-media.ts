import type { MediaKind } from "@plaudit/api/media.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";

interface Ctx {
  db: TenantDb;
  actor: { memberId: string };
}
interface Attached {
  kind: MediaKind;
  mediaObjectId: string;
  /** Where the body names it, for the error. */
  field: string;
}

/** Takes a finished upload of one's own for something to show; once. */
async function attachMedia({ db, actor }: Ctx, { kind, mediaObjectId, field }: Attached): Promise<void> {
  const [taken] = await db.rows(sql`
    update media_objects set gone_at = null
    where tenant_id = ${db.tenantId} and id = ${mediaObjectId} and kind = ${kind} and created_by = ${actor.memberId}
      and ready_at is not null and gone_at > (select app.now()) returning id`);
  if (taken) return;
  const message = "This file is not there any more: upload it again";
  throw new DomainError("ValidationError", message, { details: [{ type: "media", path: field, message }] });
}

/** Something else is shown now; pages that are open may show this for another day. */
const releaseMedia = ({ db }: Pick<Ctx, "db">, id: string): void =>
  db.write(sql`
    update media_objects set gone_at = (select app.now()) + interval '1 day'
    where tenant_id = ${db.tenantId} and id = ${id}`);

/** Refused from now on, and swept away. */
const removeMedia = ({ db }: Pick<Ctx, "db">, id: string): void =>
  db.write(sql`update media_objects set gone_at = (select app.now()) where tenant_id = ${db.tenantId} and id = ${id}`);

interface Exchange {
  kind: MediaKind;
  field: string;
  before: string | null;
  after: string | null;
}
/** From one picture to another, or to none. */
export async function exchangeMedia(ctx: Ctx, { kind, field, before, after }: Exchange): Promise<void> {
  if (before === after) return;
  if (after) await attachMedia(ctx, { kind, mediaObjectId: after, field });
  if (before && after) releaseMedia(ctx, before);
  else if (before) removeMedia(ctx, before);
}
