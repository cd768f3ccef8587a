import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { HandedBy } from "@plaudit/api/redemption.ts";
import type { TenantCtx } from "../../context.ts";
import { fieldError } from "../../error.ts";
import { type Position, signedCursor } from "../../signed-cursor.ts";
import { redemptionPolicy } from "./policy.ts";
import { presentRedemption, presentRedemptions } from "./present-redemption.ts";
import {
  ownTotals,
  type RedemptionFilter,
  redemptionCount,
  redemptionRow,
  redemptionRows,
  waysWaiting,
} from "./redemption-queries.ts";
import { withFacts } from "./waiting-facts.ts";

const cursors = signedCursor("redemption");
interface Listing {
  cursor?: string | undefined;
  pageSize: number;
}
async function pageOf(ctx: TenantCtx, filter: RedemptionFilter, { cursor, pageSize }: Listing, oldest = false) {
  const { secret, db } = ctx;
  let after: Position | undefined;
  if (cursor !== undefined) {
    const found = cursors.decode(secret, db.tenantId, cursor);
    if (!found) throw fieldError("cursor", "cursor", "badCursor");
    after = found;
  }
  const found = await redemptionRows(ctx, filter, { after, limit: pageSize + 1, oldest });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const next =
    last && found.length > rows.length
      ? cursors.encode(secret, db.tenantId, { at: last.createdAt, id: last.id })
      : null;
  return { page: { results: await presentRedemptions(ctx, rows), next }, rows };
}

export async function listOwn(ctx: TenantCtx, listing: Listing) {
  const [{ page }, { spent, redeemed, since }] = await Promise.all([
    pageOf(ctx, { memberIdIn: [ctx.actor.memberId] }, listing),
    ownTotals(ctx),
  ]);
  return { ...page, spent, redeemed, since: since?.toISOString() ?? null };
}

/** Of a manager what waits for them; who looks after rewards sees all of it. */
export async function listQueue(
  ctx: TenantCtx,
  { waitsFor, by, ...listing }: Listing & { waitsFor: "approval" | "fulfilment"; by?: HandedBy | undefined },
) {
  const { actor } = ctx;
  const all = permissionsOf[actor.role].includes("reward:admin");
  const managedBy = all ? undefined : actor.memberId;
  const [{ page, rows }, approval, ways] = await Promise.all([
    all || waitsFor === "approval"
      ? pageOf(ctx, { waitsFor, by, managedBy }, listing, true)
      : { page: { results: [], next: null }, rows: [] },
    redemptionCount(ctx, { waitsFor: "approval", managedBy }),
    all ? waysWaiting(ctx) : { address: 0, email: 0, day: 0, hand: 0 },
  ]);
  const fulfilment = Object.values(ways).reduce((sum, count) => sum + count, 0);
  return { ...page, results: await withFacts(ctx, page.results, rows), approval, fulfilment, by: ways };
}

export async function listRedemptions(ctx: TenantCtx, { cursor, pageSize, ...filter }: Listing & RedemptionFilter) {
  return (await pageOf(ctx, filter, { cursor, pageSize })).page;
}

export async function showRedemption(ctx: TenantCtx, id: string) {
  const row = await redemptionRow(ctx, id);
  redemptionPolicy.require(ctx, "view", row);
  return presentRedemption(ctx, row);
}
