import type { TenantDb } from "../../db/tenant-db.ts";
import { exchangeFiles, type MediaFile, presentFile, type Signs } from "../media/index.ts";

const kind = "reward";
interface Pictured {
  picture: MediaFile | null;
  externalPicture: string | null;
}
/** The addresses of a reward's picture; null where the drawing is shown. */
export function pictureOf(ctx: Signs & { db: { tenantId: string } }, { picture, externalPicture }: Pictured) {
  if (picture) return presentFile(ctx, picture, { tenantId: ctx.db.tenantId, kind }).variants;
  return externalPicture ? { "reward-desktop": externalPicture, "reward-mobile": externalPicture } : null;
}

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  actor: { memberId: string };
}
export async function exchangePicture(
  ctx: Ctx,
  picture: MediaFile | null,
  after: string | null,
): Promise<MediaFile | null> {
  if ((picture?.id ?? null) === after) return picture;
  const files = { before: picture ? [picture] : [], after: after ? [after] : [] };
  const [taken] = await exchangeFiles(ctx, { kind, field: "mediaObjectId", ...files });
  return taken ?? null;
}
