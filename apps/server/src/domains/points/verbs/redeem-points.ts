import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { isIn } from "../audience.ts";
import { type LotRow, lotColumns, toLot } from "../queries.ts";
import { accountId } from "../rules/account-id.ts";
import { isLive, type Lot, liveSum, spendLots } from "../rules/lots.ts";
import { type Expiry, expiryOf, leaverEnd } from "../rules/periods.ts";
import { lockAccountsOf } from "./lock-accounts.ts";
import { type LockedAccount, transferPoints } from "./transfer-points.ts";

/** Where the points of what a provider of rewards gave out are. */
const payoutAccount = (providerId: string): string => accountId(providerId, "payout");

function makePayout(db: TenantDb, providerId: string): void {
  db.write({
    name: "points_payout",
    text: `insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, lower_limit, version)
      values ($1, $2, 'payout', $3, '', 0, 0, 0) on conflict do nothing`,
    values: [db.tenantId, payoutAccount(providerId), providerId],
  });
}

const lotsOf = async (db: TenantDb, memberId: string): Promise<Lot[]> =>
  (
    await db.query<LotRow>({
      name: "points_lots_open",
      text: `select ${lotColumns} from points_lots l where l.tenant_id = $1 and l.account_id = $2 and l.remaining > 0`,
      values: [db.tenantId, accountId(memberId, "redeemable")],
    })
  ).map(toLot);

/** What a member has to spend at the moment, and what of it lapses next. */
export async function spendable({ db, now }: { db: TenantDb; readonly now: Date }, memberId: string) {
  const lots = await lotsOf(db, memberId);
  const live = lots.filter((lot) => isLive(lot, now));
  const ends = live.flatMap(({ expiresAt }) => expiresAt?.getTime() ?? []);
  const at = ends.length > 0 ? new Date(Math.min(...ends)) : null;
  const lapsing =
    at &&
    liveSum(
      live.filter(({ expiresAt }) => expiresAt?.getTime() === at.getTime()),
      now,
    );
  return { balance: liveSum(live, now), lapse: at && { points: lapsing ?? 0, at } };
}

/** Why a member may redeem nothing at the moment; null where nothing is in the way. */
export async function redeemRefusal(
  { db }: { db: TenantDb },
  memberId: string,
): Promise<"locked" | "notEligible" | null> {
  const [row] = await db.query<{ locked: boolean; eligible: boolean }>({
    name: "points_redeem_refusal",
    text: `select a.locked_at is not null as locked, s.tenant_id is null or ${isIn("s.eligible")} as eligible
      from tenant_members m left join points_settings s on s.tenant_id = $1
        left join points_accounts a on a.tenant_id = $1 and a.id = $3
      where m.tenant_id = $1 and m.id = $2`,
    values: [db.tenantId, memberId, accountId(memberId, "redeemable")],
  });
  if (row?.locked) return "locked";
  return row?.eligible ? null : "notEligible";
}

/** What a redemption is decided by. */
export interface OpenRedemption {
  memberId: string;
  providerId: string;
  accounts: ReadonlyMap<string, LockedAccount>;
  lots: Lot[];
  balance: number;
  locked: boolean;
  /** The settings let the member have points at all. */
  eligible: boolean;
  /** They have left, and keep what there is for a while. */
  left: boolean;
  zone: string;
  expiry: Expiry;
}

/** Locks the member's account and the provider's, in the order of their ids, and reads the rest under that lock. */
export async function openRedemption(
  { db, now }: { db: TenantDb; readonly now: Date },
  { memberId, providerId }: { memberId: string; providerId: string },
): Promise<OpenRedemption> {
  makePayout(db, providerId);
  const own = accountId(memberId, "redeemable");
  const [accounts, lots, [standing]] = await Promise.all([
    lockAccountsOf(db, [memberId], [own, payoutAccount(providerId)]),
    lotsOf(db, memberId),
    db.query<{ eligible: boolean; zone: string; expiry: Expiry }>({
      name: "points_redeemer",
      text: `select s.tenant_id is null or ${isIn("s.eligible")} as eligible,
          coalesce(m.timezone, tn.timezone) as zone, coalesce(s.redeemable_expiry, 'never') as expiry
        from tenant_members m join tenants tn on tn.id = $1 left join points_settings s on s.tenant_id = $1
        where m.tenant_id = $1 and m.id = $2`,
      values: [db.tenantId, memberId],
    }),
  ]);
  return {
    memberId,
    providerId,
    accounts,
    lots,
    balance: liveSum(lots, now),
    locked: Boolean(accounts.get(own)?.lockedAt),
    left: Boolean(accounts.get(own)?.keepsUntil),
    eligible: standing?.eligible ?? false,
    zone: standing?.zone ?? "UTC",
    expiry: standing?.expiry ?? "never",
  };
}

interface Payment {
  redemptionId: string;
  actorId: string | null;
  amount: number;
  now: Date;
}
const reference = (redemptionId: string) => ({ type: "redemption", id: redemptionId });

/** Moves the points; the member has enough of them. Returns the transaction, and until when the longest of them would have lived. */
export function payRedemption(db: TenantDb, open: OpenRedemption, { redemptionId, actorId, amount, now }: Payment) {
  const own = accountId(open.memberId, "redeemable");
  const taken = spendLots(open.lots, amount, now);
  const id = newId();
  transferPoints(db, {
    id,
    type: "redemption",
    reference: reference(redemptionId),
    actorId,
    at: now,
    accounts: open.accounts,
    movements: [
      { accountId: own, amount: -amount },
      { accountId: payoutAccount(open.providerId), amount },
    ],
    spent: taken.map((lot) => ({ accountId: own, lotId: lot.id, amount: lot.amount })),
    expiresAt: () => null,
  });
  const spent = new Set(taken.map((lot) => lot.id));
  const ends = open.lots.filter((lot) => spent.has(lot.id)).map(({ expiresAt }) => expiresAt);
  const lapsesAt = ends.some((at) => at === null) ? null : new Date(Math.max(...ends.map((at) => at?.getTime() ?? 0)));
  return { transactionId: id, lapsesAt };
}

interface Refund extends Payment {
  /** What is given back; a unique index backs that it is given back once. */
  transactionId: string;
  /** Until when the points would have lived. */
  lapsesAt: Date | null;
}
/** New ones of this account; of somebody whose 90 days are over they are for another 90. */
const newEnd = ({ zone, expiry }: OpenRedemption, { keepsUntil }: LockedAccount, now: Date) =>
  keepsUntil && keepsUntil <= now ? leaverEnd(now, zone) : expiryOf(now, zone, expiry);

/** Gives the points back: they live on as they would have, or as new ones do where that is over. The accounts were locked by `openRedemption`. */
export function refundRedemption(db: TenantDb, open: OpenRedemption, refund: Refund): void {
  const { redemptionId, actorId, amount, now, transactionId, lapsesAt } = refund;
  const isOver = ({ keepsUntil }: LockedAccount) => [lapsesAt, keepsUntil].some((end) => end !== null && end <= now);
  transferPoints(db, {
    id: newId(),
    type: "redemption_refund",
    reference: reference(redemptionId),
    actorId,
    reversesId: transactionId,
    at: now,
    accounts: open.accounts,
    movements: [
      { accountId: payoutAccount(open.providerId), amount: -amount },
      { accountId: accountId(open.memberId, "redeemable"), amount },
    ],
    spent: [],
    expiresAt: (account) => (isOver(account) ? newEnd(open, account, now) : lapsesAt),
  });
}
