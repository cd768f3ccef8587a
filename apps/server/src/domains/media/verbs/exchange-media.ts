import type { MediaKind } from "@plaudit/api/media.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import { setGone } from "./set-gone.ts";

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  actor: { memberId: string };
}
interface Attached {
  kind: MediaKind;
  mediaObjectId: string;
  /** Where the body names it, for the error. */
  field: string;
}

/** Takes a finished upload of their own for something to show; once. */
async function attachMedia({ db, now, actor }: Ctx, { kind, mediaObjectId, field }: Attached): Promise<void> {
  const [taken] = await db.rows(sql`
    update media_objects set gone_at = null
    where tenant_id = ${db.tenantId} and id = ${mediaObjectId} and kind = ${kind} and created_by = ${actor.memberId}
      and ready_at is not null and gone_at > ${now} returning id`);
  if (taken) return db.write(sql`delete from schedules where tenant_id = ${db.tenantId} and id = ${mediaObjectId}`);
  throw fieldError(field, "media", "fileGone");
}

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
  if (!before) return;
  // Pages that are open may show it for another day where something else has taken its place.
  setGone(ctx.db, before, after ? new Date(ctx.now.getTime() + 24 * 3_600_000) : ctx.now);
}
