import { newId } from "../../../db/id.ts";
import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { GiftSource } from "../budget-tables.ts";
import { accountId } from "../rules/account-id.ts";
import { type Expiry, expiryOf } from "../rules/periods.ts";
import { advanceAccounts } from "./advance-accounts.ts";
import { lockAccountsOf } from "./lock-accounts.ts";
import { bankAccount, noteLevel } from "./move-bank.ts";
import { transferPoints } from "./transfer-points.ts";

export interface GiftDue {
  memberId: string;
  ruleId: string;
  bankId: string;
  source: GiftSource;
  /** Which one of its kind: the row of member, source and occasion is what makes it be paid once. */
  occasion: number;
  amount: number;
  zone: string;
}

/**
 * Pays gifts in their order, each from its bank and whole, or not at all: a bank that is short pays what fits before it,
 * and the rest waits. Returns what was paid now, and which banks were too short or have become low.
 */
export async function payGifts(
  db: TenantDb,
  { due, now, expiry }: { due: readonly GiftDue[]; now: Date; expiry: Expiry },
) {
  const banks = [...new Set(due.map(({ bankId }) => bankId))];
  const memberIds = [...new Set(due.map(({ memberId }) => memberId))];
  const accounts = await lockAccountsOf(db, memberIds, [
    ...banks.map(bankAccount),
    ...memberIds.map((id) => accountId(id, "redeemable")),
  ]);
  const claims = await claimed(db, due);
  const short = new Set<string>();
  const left = new Map(banks.map((id) => [id, accounts.get(bankAccount(id))?.balance ?? 0]));
  const paid = due.filter((gift) => {
    const locked = accounts.get(accountId(gift.memberId, "redeemable"))?.lockedAt;
    if (locked || claims.has(keyOf(gift)) || short.has(gift.bankId)) return false;
    const rest = (left.get(gift.bankId) ?? 0) - gift.amount;
    if (rest < 0) short.add(gift.bankId);
    else left.set(gift.bankId, rest);
    return rest >= 0;
  });
  for (const [ruleId, gifts] of Map.groupBy(paid, (gift) => gift.ruleId)) {
    const [first] = gifts;
    if (!first) continue;
    const id = newId();
    const zones = new Map(gifts.map(({ memberId, zone }) => [memberId, zone]));
    const total = gifts.reduce((sum, { amount }) => sum + amount, 0);
    const movements = [
      { accountId: bankAccount(first.bankId), amount: -total },
      ...gifts.map(({ memberId, amount }) => ({ accountId: accountId(memberId, "redeemable"), amount })),
    ];
    transferPoints(db, {
      id,
      type: first.source,
      reference: { type: "budgetItem", id: ruleId },
      actorId: null,
      at: now,
      accounts,
      movements,
      spent: [],
      expiresAt: ({ ownerId }) => expiryOf(now, zones.get(ownerId) ?? "UTC", expiry),
    });
    advanceAccounts(accounts, movements);
    const rows = multiRow({
      name: "points_gifts",
      head: `insert into points_gifts
        (tenant_id, source, rule_id, transaction_id, created_at, member_id, occasion, amount) values`,
      row: "($1, $2, $3, $4, $5, ?, ?, ?)",
      shared: [db.tenantId, first.source, ruleId, id, now],
      rows: gifts.map((gift) => [gift.memberId, gift.occasion, gift.amount]),
    });
    for (const statement of rows) db.write(statement);
  }
  const low: string[] = [];
  for (const id of banks) if (await noteLevel(db, id, left.get(id) ?? 0, now)) low.push(id);
  return { paid, short: [...short], low };
}

const keyOf = ({ memberId, source, occasion }: Pick<GiftDue, "memberId" | "source" | "occasion">) =>
  `${memberId}/${source}/${occasion}`;

/** Which of them were paid already, read under the locks: of several workers one pays. */
async function claimed(db: TenantDb, due: readonly GiftDue[]): Promise<Set<string>> {
  const rows = await db.query<Pick<GiftDue, "memberId" | "source" | "occasion">>({
    name: "points_gifts_paid",
    text: `select g.member_id as "memberId", g.source, g.occasion from points_gifts g
      where g.tenant_id = $1 and g.member_id = any($2::uuid[])`,
    values: [db.tenantId, due.map(({ memberId }) => memberId)],
  });
  return new Set(rows.map(keyOf));
}
