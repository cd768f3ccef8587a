import type { MediaKind } from "@plaudit/api/media.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import type { MediaFile } from "../present.ts";
import { setGone } from "./set-gone.ts";

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  actor: { memberId: string };
}
interface Attached {
  kind: MediaKind;
  ids: readonly string[];
  /** The path of the field in the body, for the error. */
  field: string;
}

/** Claims finished uploads of the caller for an entity; each once. */
async function attachMedia({ db, now, actor }: Ctx, { kind, ids, field }: Attached): Promise<MediaFile[]> {
  const list = sql`${sql.param(ids)}::uuid[]`;
  const taken = await db.rows<MediaFile>(sql`
    update media_objects set gone_at = null
    where tenant_id = ${db.tenantId} and id = any(${list}) and kind = ${kind} and created_by = ${actor.memberId}
      and ready_at is not null and gone_at > ${now}
    returning id, type, format, original_filename as "originalFilename", bytes, width, height`);
  if (taken.length < ids.length) throw fieldError(field, "media", "fileGone");
  db.write(sql`delete from schedules where tenant_id = ${db.tenantId} and id = any(${list})`);
  return taken;
}

interface Exchange {
  kind: MediaKind;
  field: string;
  before: string | null;
  after: string | null;
}
/** Replaces or removes a picture. */
export async function exchangeMedia(ctx: Ctx, { kind, field, before, after }: Exchange): Promise<void> {
  if (before === after) return;
  if (after) await attachMedia(ctx, { kind, ids: [after], field });
  if (!before) return;
  // Open pages may show a replaced file for another day.
  setGone(ctx.db, before, after ? new Date(ctx.now.getTime() + 24 * 3_600_000) : ctx.now);
}

interface FileExchange {
  kind: MediaKind;
  field: string;
  before: readonly MediaFile[];
  after: readonly string[];
}
/** Replaces files and returns the new ones in order; removed ones are not served any more. */
export async function exchangeFiles(ctx: Ctx, { kind, field, before, after }: FileExchange): Promise<MediaFile[]> {
  const known = new Map(before.map((file) => [file.id, file]));
  const kept = new Set(after);
  const ids = [...kept].filter((id) => !known.has(id));
  if (ids.length > 0) for (const file of await attachMedia(ctx, { kind, ids, field })) known.set(file.id, file);
  for (const { id } of before) if (!kept.has(id)) setGone(ctx.db, id, ctx.now);
  return [...kept].flatMap((id) => known.get(id) ?? []);
}
