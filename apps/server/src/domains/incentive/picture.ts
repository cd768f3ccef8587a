import type { TenantDb } from "../../db/tenant-db.ts";
import { exchangeFiles, type MediaFile, presentFile, type Signs } from "../media/index.ts";
import { isShown } from "./queries.ts";

const badgeKind = "incentive-badge";
const proofKind = "incentive-proof";
/** Days for which the addresses of proofs are valid: long enough for an open page only. */
const PROOF_DAYS = 2;
type Shows = Signs & { db: { tenantId: string } };

/** The addresses of a picture of the company's own; null where the product's badge is shown. */
export const badgeUrlsOf = (ctx: Shows, file: MediaFile | null) =>
  file && presentFile(ctx, file, { tenantId: ctx.db.tenantId, kind: badgeKind }).variants;
export const proofsOf = (ctx: Shows, files: readonly MediaFile[]) =>
  files.map((file) => presentFile(ctx, file, { tenantId: ctx.db.tenantId, kind: proofKind, days: PROOF_DAYS }));

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  actor: { memberId: string };
}
/** Another picture for an incentive; copies keep the one that they have. */
export async function exchangeBadge(
  ctx: Ctx,
  { id, picture }: { id: string; picture: MediaFile | null },
  after: string | null,
): Promise<MediaFile | null> {
  if ((picture?.id ?? null) === after) return picture;
  const before = picture && !(await isShown(ctx.db, picture.id, id)) ? [picture] : [];
  const [taken] = await exchangeFiles(ctx, {
    kind: badgeKind,
    field: "mediaObjectId",
    before,
    after: after ? [after] : [],
  });
  return taken ?? null;
}
export const takeProofs = (ctx: Ctx, ids: readonly string[]): Promise<MediaFile[]> =>
  exchangeFiles(ctx, { kind: proofKind, field: "files", before: [], after: ids });
