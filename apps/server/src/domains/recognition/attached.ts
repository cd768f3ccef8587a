import type { Recognition } from "@plaudit/api/recognition.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { exchangeFiles, type MediaFile, presentFile, type Signs } from "../media/index.ts";

const kind = "recognition-attachment";
/** Days that the addresses of a private recognition's files are good for: they pass no further than a page that is open. */
const PRIVATE_DAYS = 3;

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  actor: { memberId: string };
}

/** Encloses these files in place of those. */
export const attach = (ctx: Ctx, before: readonly MediaFile[], after: readonly string[]): Promise<MediaFile[]> =>
  exchangeFiles(ctx, { kind, field: "attachments", before, after });

type Holder = { attachments: readonly MediaFile[]; tenantWide: boolean };
export function presentAttached(
  ctx: Signs & { db: { tenantId: string } },
  { attachments, tenantWide }: Holder,
): Pick<Recognition, "attachments" | "attachmentUrls"> {
  const shown = { tenantId: ctx.db.tenantId, kind, days: tenantWide ? undefined : PRIVATE_DAYS } as const;
  return {
    attachments: attachments.map((file) => file.id),
    attachmentUrls: attachments.map((file) => presentFile(ctx, file, shown)),
  };
}
