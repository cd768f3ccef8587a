import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { isEligible } from "../audience.ts";
import { accountId } from "../rules/account-id.ts";
import { type Expiry, expiryOf } from "../rules/periods.ts";
import type { Share } from "../rules/split-points.ts";
import { lockAccounts } from "./lock-accounts.ts";
import { bankAccount, noteLevel } from "./move-bank.ts";
import { type LockedAccount, transferPoints } from "./transfer-points.ts";

interface Standing {
  id: string;
  eligible: boolean;
  locked: boolean;
  zone: string;
  expiry: Expiry;
}
/** What an award's points are decided by. */
export interface OpenAward {
  bankId: string;
  accounts: ReadonlyMap<string, LockedAccount>;
  available: number;
  /** The bank is archived. */
  closed: boolean;
  standings: ReadonlyMap<string, Standing>;
}

const missing = `insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, lower_limit, version)
  select m.tenant_id, md5(m.id::text || '/redeemable/')::uuid, 'redeemable', m.id, '', 0, 0, 0 from tenant_members m
  where m.tenant_id = $1 and m.id = any($2::uuid[]) and (select true from points_accounts a
    where a.tenant_id = $1 and a.id = md5(m.id::text || '/redeemable/')::uuid limit 1) is null
  order by 2 on conflict do nothing`;

const standings = `select m.id, m.status <> 'archived' and m.suspended_at is null and ${isEligible} as eligible,
    (select a.locked_at from points_accounts a
      where a.tenant_id = $1 and a.id = md5(m.id::text || '/redeemable/')::uuid) is not null as locked,
    coalesce(m.timezone, tn.timezone) as zone, coalesce(s.redeemable_expiry, 'never') as expiry
  from tenant_members m join tenants tn on tn.id = $1 left join points_settings s on s.tenant_id = $1
  where m.tenant_id = $1 and m.id = any($2::uuid[])`;

const bank = `select b.ended_at is not null as closed, a.balance from points_budget_items b
  join points_accounts a on a.tenant_id = $1 and a.id = md5(b.id::text || '/fund/')::uuid
  where b.tenant_id = $1 and b.id = $2 and b.source = 'pointsBank'`;

/** Reads, and with `lock` locks, what paying these people from a bank is decided by. */
export async function openAward(
  db: TenantDb,
  { bankId, memberIds }: { bankId: string; memberIds: readonly string[] },
  lock = true,
): Promise<OpenAward> {
  const values = [db.tenantId, memberIds];
  if (lock) db.write({ name: "points_award_accounts", text: missing, values });
  const ids = [bankAccount(bankId), ...memberIds.map((id) => accountId(id, "redeemable"))];
  const [accounts, people, [found]] = await Promise.all([
    lock ? lockAccounts(db, ids) : new Map<string, LockedAccount>(),
    db.query<Standing>({ name: "points_award_standings", text: standings, values }),
    db.query<{ closed: boolean; balance: number }>({
      name: "points_award_bank",
      text: bank,
      values: [db.tenantId, bankId],
    }),
  ]);
  return {
    bankId,
    accounts,
    available: accounts.get(bankAccount(bankId))?.balance ?? found?.balance ?? 0,
    closed: found?.closed ?? true,
    standings: new Map(people.map((row) => [row.id, row])),
  };
}

/** Each of these with the points that reach them: none for who is not eligible. */
export const awardShares = ({ standings }: OpenAward, amount: number, memberIds: readonly string[]): Share[] =>
  memberIds.map((id) => {
    const standing = standings.get(id);
    return { id, amount: standing?.eligible && !standing.locked ? amount : 0 };
  });

interface Payment {
  type: "award" | "incentive";
  /** Null where a code was scanned and nobody decided. */
  actorId: string | null;
  reference: { type: string; id: string };
  shares: readonly Share[];
  now: Date;
}
/** Moves each share from the bank to its receiver; the bank holds enough. Returns the transaction, and whether this made the bank low. */
export async function payAward(db: TenantDb, open: OpenAward, { type, actorId, reference, shares, now }: Payment) {
  const paid = shares.filter(({ amount }) => amount > 0);
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  const id = newId();
  const lapses = new Map<string, Date | null>();
  function lapsesAt({ zone, expiry }: Standing) {
    if (!lapses.has(zone)) lapses.set(zone, expiryOf(now, zone, expiry));
    return lapses.get(zone) ?? null;
  }
  transferPoints(db, {
    id,
    type,
    reference,
    actorId,
    at: now,
    accounts: open.accounts,
    movements: [
      { accountId: bankAccount(open.bankId), amount: -total },
      ...paid.map((share) => ({ accountId: accountId(share.id, "redeemable"), amount: share.amount })),
    ],
    spent: [],
    expiresAt: ({ ownerId }) => {
      const standing = open.standings.get(ownerId);
      return standing ? lapsesAt(standing) : null;
    },
  });
  return { id, low: await noteLevel(db, open.bankId, open.available - total, now) };
}
