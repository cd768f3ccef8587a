import type { Recognition } from "@plaudit/api/recognition.ts";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fieldError } from "../../error.ts";
import { exchangeFiles, type MediaFile, presentFile, type Signs } from "../media/index.ts";

const kind = "recognition-attachment";
/** Days for which the addresses of a private recognition's files are valid: long enough for an open page only. */
const PRIVATE_DAYS = 3;

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  actor: { memberId: string };
}

/** Replaces the attached files. */
export const attach = (ctx: Ctx, before: readonly MediaFile[], after: readonly string[]): Promise<MediaFile[]> =>
  exchangeFiles(ctx, { kind, field: "attachments", before, after });

/** A picture of anybody else's would tell them who reads what, and when. */
export function checkGifs({ services }: Pick<TenantCtx, "services">, gifs: readonly string[] = []): void {
  if (!gifs.every((url) => services.gifs?.accepts(url))) throw fieldError("gifs", "url", "gifUrl");
}

/** Of another service, configured before, none is shown. */
export const shownGifs = ({ services }: Pick<TenantCtx, "services">, gifs: readonly string[]): string[] =>
  gifs.filter((url) => services.gifs?.accepts(url));

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
