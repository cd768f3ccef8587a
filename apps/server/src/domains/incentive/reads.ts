import type { IncentiveStatus, OwnIncentive } from "@plaudit/api/incentive.ts";
import type { IncentiveClaim } from "@plaudit/api/incentive-claim.ts";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { nameKey } from "../../name-key.ts";
import { nextOf, offsetOf, type Paging } from "../../paging.ts";
import { signedCursor } from "../../signed-cursor.ts";
import { type ClaimRow, claimRows, countClaims, listClaims } from "./claim-queries.ts";
import { incentiveClaimPolicy, incentivePolicy } from "./policy.ts";
import { presentIncentives, presentOwn } from "./present.ts";
import { presentClaims, presentOwnClaims } from "./present-claims.ts";
import { incentiveRow, incentiveRows, waitingFor } from "./queries.ts";

/** Before it everything is. */
const LATEST = { at: new Date("9999-01-01"), id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };
const cursors = signedCursor("claims");

interface Listing extends Paging {
  statusIn?: readonly IncentiveStatus[] | undefined;
  search?: string | undefined;
}
export async function listIncentives(ctx: TenantCtx, { statusIn, search = "", ...paging }: Listing) {
  const [rows, waiting] = await Promise.all([incentiveRows(ctx), waitingFor(ctx)]);
  const counts = { draft: 0, active: 0, ended: 0 };
  for (const { status } of rows) counts[status] += 1;
  const found = rows
    .filter(({ status, name }) => (statusIn?.includes(status) ?? true) && nameKey(name).includes(nameKey(search)))
    .sort((a, b) => Number(b.pending > 0) - Number(a.pending > 0));
  const from = offsetOf(paging);
  const results = await presentIncentives(ctx, found.slice(from, from + paging.pageSize));
  return { results, next: nextOf(paging, found.length), total: found.length, counts, waiting };
}

/** Open ones; who may not receive points sees none. */
export async function listOwnIncentives(ctx: TenantCtx, paging: Paging) {
  const never = Number.POSITIVE_INFINITY;
  const isOpen = ctx.actor.features.includes("points") ? await incentiveRows(ctx) : [];
  const rows = isOpen
    .filter(({ status, opened, inAudience }) => status === "active" && opened && inAudience)
    .sort((a, b) => (a.closesAt?.getTime() ?? never) - (b.closesAt?.getTime() ?? never) || 0);
  const from = offsetOf(paging);
  const results = await presentOwn(ctx, rows.slice(from, from + paging.pageSize));
  return { results, next: nextOf(paging, rows.length), total: rows.length };
}

export async function oneOwnIncentive(ctx: TenantCtx, id: string): Promise<OwnIncentive> {
  const row = await incentiveRow(ctx, id);
  incentivePolicy.require(ctx, "view", row);
  const [incentive] = await presentOwn(ctx, [row]);
  return incentive as OwnIncentive;
}

interface Claims {
  incentiveId?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
}
async function pageOf(
  ctx: TenantCtx,
  of: "pending" | "past" | "own",
  { incentiveId = undefined, cursor, pageSize }: Claims,
) {
  const { db, secret } = ctx;
  const before = cursor ? cursors.decode(secret, db.tenantId, cursor) : null;
  if (cursor && !before) throw new DomainError("ValidationError", "checkFields");
  const found = await listClaims(ctx, of, {
    incentiveId: incentiveId ?? null,
    before: before ?? LATEST,
    limit: pageSize + 1,
  });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const at = (row: ClaimRow) => (of === "past" ? row.decidedAt : row.createdAt);
  const from = last && at(last);
  const next =
    last && from && found.length > pageSize ? cursors.encode(secret, db.tenantId, { at: from, id: last.id }) : null;
  return { rows, next };
}

export async function claimsToReview(ctx: TenantCtx, { of, ...listing }: Claims & { of: "pending" | "past" }) {
  const [{ rows, next }, total] = await Promise.all([
    pageOf(ctx, of, listing),
    countClaims(ctx.db, of, listing.incentiveId ?? null),
  ]);
  return { results: await presentClaims(ctx, rows), next, total };
}

export async function ownClaims(ctx: TenantCtx, listing: Claims) {
  const { rows, next } = await pageOf(ctx, "own", listing);
  return { results: await presentOwnClaims(ctx, rows), next };
}

export async function oneClaim(ctx: TenantCtx, id: string): Promise<IncentiveClaim> {
  const [row] = await claimRows(ctx, [id]);
  const [claim] = row ? await presentClaims(ctx, [row]) : [];
  if (!row || !claim) throw new DomainError("NotFound", "incentive.noClaim");
  incentiveClaimPolicy.require(ctx, "view", row);
  return claim;
}
