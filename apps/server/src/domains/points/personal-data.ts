import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";
import { accountId } from "./rules/account-id.ts";

export const pointsPersonalData: PersonalData = async ({ db, memberId }) => {
  const accounts = (["allocation", "redeemable"] as const).map((type) => accountId(memberId, type));
  return {
    points: await db.rows<object>(sql`
      select e.created_at as "at", t.type, a.type as "account", e.amount, e.balance_after as "balance", n.note
      from points_entries e
      join points_transactions t on t.tenant_id = ${db.tenantId} and t.id = e.transaction_id
      join points_accounts a on a.tenant_id = ${db.tenantId} and a.id = e.account_id
      left join points_notes n on n.tenant_id = ${db.tenantId} and n.transaction_id = e.transaction_id
      where e.tenant_id = ${db.tenantId} and e.account_id = any(${sql.param(accounts)}::uuid[])
      order by e.created_at, e.account_id, e.account_version`),
    "points-accounts": await db.rows<object>(sql`
      select a.type as "account", a.balance, a.locked_at as "lockedAt", a.lock_reason as "lockReason"
      from points_accounts a
      where a.tenant_id = ${db.tenantId} and a.id = any(${sql.param(accounts)}::uuid[]) order by a.type`),
  };
};
