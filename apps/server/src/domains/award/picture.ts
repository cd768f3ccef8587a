import type { Attachment } from "@plaudit/api/media.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { exchangeFiles, type MediaFile, presentFile, type Signs } from "../media/index.ts";
import { isShown } from "./type-queries.ts";

const kind = "award-badge";
type Shows = Signs & { db: { tenantId: string } };

const present = (ctx: Shows, file: MediaFile) => presentFile(ctx, file, { tenantId: ctx.db.tenantId, kind });
/** The addresses of a picture of the company's own; null where the product's badge is shown. */
export const pictureOf = (ctx: Shows, file: MediaFile | null) => file && present(ctx, file).variants;
export const picturesOf = (ctx: Shows, file: MediaFile | null): Attachment[] => (file ? [present(ctx, file)] : []);

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  actor: { memberId: string };
}
/** Another picture for a type; awards that were sent, and copies of the type, keep the one that they have. */
export async function exchangePicture(
  ctx: Ctx,
  { id, picture }: { id: string; picture: MediaFile | null },
  after: string | null,
): Promise<MediaFile | null> {
  if ((picture?.id ?? null) === after) return picture;
  const before = picture && !(await isShown(ctx.db, picture.id, id)) ? [picture] : [];
  const [taken] = await exchangeFiles(ctx, { kind, field: "mediaObjectId", before, after: after ? [after] : [] });
  return taken ?? null;
}
