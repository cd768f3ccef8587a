import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { memberRows } from "../../directory/index.ts";
import { accountId } from "../rules/account-id.ts";
import { liveSum, spendLots } from "../rules/lots.ts";
import { expiryOf } from "../rules/periods.ts";
import { type Receiver, type Share, type Split, splitPoints } from "../rules/split-points.ts";
import type { OpenGift } from "./open-gift.ts";
import { type LockedAccount, transferPoints } from "./transfer-points.ts";

export interface Person {
  id: string;
  name: string;
}

/** What a person has left to give: a locked account, of either kind, counts as nothing. */
export function availableTo(giverId: string, { accounts, lots, giverLocked }: OpenGift, now: Date) {
  const locked = giverLocked || Boolean(accounts.get(accountId(giverId, "allocation"))?.lockedAt);
  return { locked, available: locked ? 0 : liveSum(lots, now) };
}

/** Who would get how many points of a gift; decides, writes nothing. */
export function splitGift(
  giverId: string,
  open: OpenGift,
  gift: { amount: number; people: readonly Person[]; now: Date },
): Split {
  const { locked, available } = availableTo(giverId, open, gift.now);
  const receivers = gift.people.map(({ id, name }): Receiver => {
    const standing = open.standings.get(id);
    const account = open.accounts.get(accountId(id, "redeemable"));
    return {
      id,
      name,
      eligible: Boolean(standing?.eligible) && !account?.lockedAt,
      sentInWindow: standing?.sentInWindow ?? 0,
    };
  });
  return splitPoints({ amount: gift.amount, available, senderLocked: locked, limit: open.limit, receivers });
}

interface Gift {
  giverId: string;
  type: "recognition" | "endorsement";
  reference: { type: string; id: string };
  shares: readonly Share[];
  /** For each of them, before any limit. */
  asked: number;
  now: Date;
}

function expiries(open: OpenGift, now: Date): (account: LockedAccount) => Date | null {
  const byZone = new Map<string, Date | null>();
  return ({ ownerId }) => {
    const zone = open.standings.get(ownerId)?.timezone ?? open.tenantZone;
    const known = byZone.get(zone);
    if (known !== undefined) return known;
    const expiry = expiryOf(now, zone, open.expiry);
    byZone.set(zone, expiry);
    return expiry;
  };
}

/** Moves each share from the giver's allocation to its receiver; fires and does not wait. Returns the transaction. */
export function givePoints(db: TenantDb, open: OpenGift, gift: Gift): string {
  const { giverId, now } = gift;
  const shares = gift.shares.filter((share) => share.amount > 0);
  const total = shares.reduce((sum, share) => sum + share.amount, 0);
  const from = accountId(giverId, "allocation");
  const id = newId();
  transferPoints(db, {
    id,
    type: gift.type,
    reference: gift.reference,
    actorId: giverId,
    at: now,
    accounts: open.accounts,
    movements: [
      { accountId: from, amount: -total },
      ...shares.map((share) => ({ accountId: accountId(share.id, "redeemable"), amount: share.amount })),
    ],
    spent: spendLots(open.lots, total, now).map((lot) => ({ accountId: from, lotId: lot.id, amount: lot.amount })),
    expiresAt: expiries(open, now),
    position: open.position,
  });
  const sent = memberRows({
    name: "points_sent",
    head: "insert into points_sent (tenant_id, sender_id, transaction_id, sent_at, asked, endorsement, recipient_id, amount)",
    columns: "$2::uuid, $3::uuid, $4::timestamptz, $5::bigint, $6::boolean",
    shared: [db.tenantId, giverId, id, now, gift.asked, gift.type === "endorsement"],
    rows: shares,
  });
  for (const statement of sent) db.write(statement);
  return id;
}
