import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { Redemption } from "@plaudit/api/redemption.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { pictureOf } from "./picture.ts";
import { redemptionPolicy } from "./policy.ts";
import type { RedemptionRow } from "./redemption-queries.ts";
import { ordersOf } from "./tango/shown.ts";

/** Where it goes is for its member, and for those who send it. */
const mayReadDelivery = ({ memberId, role }: TenantCtx["actor"], row: RedemptionRow) =>
  row.memberId === memberId || permissionsOf[role].includes("reward:admin");

/** What came with it is its member's; of who has left it is passed on by those who redeem for them. */
const mayReadCode = ({ memberId, role }: TenantCtx["actor"], row: RedemptionRow) =>
  row.memberId === memberId || (row.left && permissionsOf[role].includes("reward:admin"));

export async function presentRedemptions(ctx: TenantCtx, rows: readonly RedemptionRow[]): Promise<Redemption[]> {
  if (rows.length === 0) return [];
  const { actor } = ctx;
  const ordered = rows.filter((row) => row.fulfilment === "tango" && mayReadDelivery(actor, row));
  const orders = await ordersOf(
    ctx.db,
    ordered.map(({ id }) => id),
  );
  const people = await peopleByIds(ctx, [
    ...new Set([
      ...rows.flatMap(({ memberId, decidedBy, closedBy }) => [memberId, decidedBy ?? [], closedBy ?? []].flat()),
      ...[...orders.values()].flatMap(({ contactId }) => contactId ?? []),
    ]),
  ]);
  const orderOf = (id: string): Redemption["order"] => {
    const found = orders.get(id);
    if (!found) return null;
    const { contactId, ...order } = found;
    return { ...order, contact: (contactId && people.get(contactId)) || null };
  };
  return rows.flatMap((row): Redemption[] => {
    const member = people.get(row.memberId);
    if (!member) return [];
    const { address, email } = row;
    // Of a decision that can still be undone nobody learns anything.
    const decided = row.status !== "requested";
    const over = row.waitsFor === null;
    const asked = (address ?? email) !== null && mayReadDelivery(actor, row);
    return [
      {
        __entity_type__: "redemption",
        __permissions__: redemptionPolicy.permissionsOn(actor, row),
        id: row.id,
        member,
        reward: {
          id: row.rewardId,
          name: row.rewardName,
          variant: row.variantName,
          category: row.category,
          art: row.art,
          pictureUrls: pictureOf(ctx, row),
        },
        provider: { id: row.providerId, kind: row.providerKind, name: row.providerName },
        points: row.points,
        faceValue: row.faceValue,
        fee: row.fee,
        currency: row.currency,
        tax: row.tax,
        status: row.status,
        fulfilment: row.fulfilment,
        waitsFor: row.waitsFor,
        delivery: asked ? { address, email } : null,
        wishedOn: row.wishedOn,
        note: row.note,
        hasCode: row.hasCode && mayReadCode(actor, row),
        codeExpiresOn: row.codeExpiresOn,
        revealedAt: row.revealedAt?.toISOString() ?? null,
        message: over ? row.message : "",
        tracking: over ? row.tracking : "",
        reason: over ? row.reason : "",
        declined: row.status === "cancelled" && row.closedBy !== row.memberId,
        createdAt: row.createdAt.toISOString(),
        decidedAt: (decided && row.decidedAt?.toISOString()) || null,
        decidedBy: (decided && row.decidedBy && people.get(row.decidedBy)) || null,
        closedAt: (over && row.closedAt?.toISOString()) || null,
        closedBy: (over && row.closedBy && people.get(row.closedBy)) || null,
        order: orderOf(row.id),
        version: row.version,
      },
    ];
  });
}

export async function presentRedemption(ctx: TenantCtx, row: RedemptionRow): Promise<Redemption> {
  const [redemption] = await presentRedemptions(ctx, [row]);
  return redemption as Redemption;
}
