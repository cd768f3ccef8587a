import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { accountId } from "../rules/account-id.ts";
import { type Expiry, expiryOf } from "../rules/periods.ts";
import { contraAccount } from "./contra-account.ts";
import { lockAccounts } from "./lock-accounts.ts";
import { makeAccounts } from "./make-accounts.ts";
import { transferPoints } from "./transfer-points.ts";

interface Grant {
  memberId: string;
  amount: number;
  actorId: string;
  now: Date;
  /** The member's, where the expiry falls on a midnight. */
  zone: string;
  note: string;
}

async function expiryAt(db: TenantDb, { now, zone }: Grant): Promise<Date | null> {
  const [settings] = await db.query<{ expiry: Expiry }>({
    name: "points_redeemable_expiry",
    text: "select s.redeemable_expiry as expiry from points_settings s where s.tenant_id = $1",
    values: [db.tenantId],
  });
  return expiryOf(now, zone, settings?.expiry ?? "never");
}

/** Points to spend out of nothing, from an administrator. The member's accounts are locked already. Returns the transaction. */
export async function grantPoints(db: TenantDb, grant: Grant): Promise<string> {
  const { memberId, amount, actorId, now, note } = grant;
  const issuance = contraAccount(db, "issuance");
  const to = accountId(memberId, "redeemable");
  const [accounts, lapsesAt] = await Promise.all([lockAccounts(db, [issuance, to]), expiryAt(db, grant)]);
  const id = newId();
  transferPoints(db, {
    id,
    type: "gift",
    reference: { type: "tenantMember", id: memberId },
    actorId,
    note,
    at: now,
    accounts,
    movements: [
      { accountId: issuance, amount: -amount },
      { accountId: to, amount },
    ],
    spent: [],
    expiresAt: () => lapsesAt,
  });
  return id;
}

/** Holds both accounts of a member and the one that gifts come from, in the order of their ids; makes those that are missing. */
export async function holdMemberAccounts(db: TenantDb, memberId: string): Promise<void> {
  makeAccounts(db, [memberId]);
  const own = (["allocation", "redeemable"] as const).map((type) => accountId(memberId, type));
  await lockAccounts(db, [...own, contraAccount(db, "issuance")]);
}

/** A locked account neither gives nor receives; null unlocks. */
export function setLocked(
  db: TenantDb,
  memberId: string,
  locked: { at: Date; reason: string; by: string } | null,
): void {
  const own = (["allocation", "redeemable"] as const).map((type) => accountId(memberId, type));
  db.write({
    name: "points_set_locked",
    text: "update points_accounts set locked_at = $3, lock_reason = $4, locked_by = $5 where tenant_id = $1 and id = any($2::uuid[])",
    values: [db.tenantId, own, locked?.at ?? null, locked?.reason ?? null, locked?.by ?? null],
  });
}
