import type { Announcement } from "@plaudit/api/announcement.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { exchangeFiles, type MediaFile, presentFile, type Signs } from "../media/index.ts";

const kind = "announcement-attachment";
/** Days for which the addresses of files are valid that are not for everybody: long enough for an open page only. */
const PRIVATE_DAYS = 3;

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  actor: { memberId: string };
}

/** Replaces the attached files. */
export const attach = (ctx: Ctx, before: readonly MediaFile[], after: readonly string[]): Promise<MediaFile[]> =>
  exchangeFiles(ctx, { kind, field: "attachments", before, after });

export function presentAttached(
  ctx: Signs & { db: { tenantId: string } },
  { attachments, tenantWide }: { attachments: readonly MediaFile[]; tenantWide: boolean },
): Pick<Announcement, "attachments" | "attachmentUrls"> {
  const shown = { tenantId: ctx.db.tenantId, kind, days: tenantWide ? undefined : PRIVATE_DAYS } as const;
  return {
    attachments: attachments.map((file) => file.id),
    attachmentUrls: attachments.map((file) => presentFile(ctx, file, shown)),
  };
}
