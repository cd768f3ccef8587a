import type { TenantDb } from "../../db/tenant-db.ts";
import { type LotRow, lotColumns } from "./queries.ts";
import { accountId } from "./rules/account-id.ts";
import type { Period } from "./rules/periods.ts";
import type { Audience } from "./tables.ts";

export interface OwnAccountRow {
  id: string;
  type: "allocation" | "redeemable";
  balance: number;
  locked_at: Date | null;
  received: number | null;
}
export interface RuleRow {
  id: string;
  amount: number;
  audience: Audience;
  period: Period;
  starts_on: string;
  roll_over_cap: number | null;
}

export const ownAccounts = (db: TenantDb, ids: readonly string[], received: boolean) =>
  db.query<OwnAccountRow>({
    name: `points_own_accounts_${received}`,
    text: `select a.id, a.type, a.balance::float8 as balance, a.locked_at, ${
      received
        ? `(select coalesce(sum(e.amount), 0)::float8 from points_entries e
            join points_transactions t on t.tenant_id = $1 and t.id = e.transaction_id and t.type <> 'reversal'
            where e.tenant_id = $1 and e.account_id = a.id and e.amount > 0)`
        : "null"
    } as received
      from points_accounts a where a.tenant_id = $1 and a.id = any($2::uuid[])`,
    values: [db.tenantId, ids],
  });

export const ownLots = (db: TenantDb, accountIds: readonly string[]) =>
  db.query<LotRow>({
    name: "points_own_lots",
    text: `select ${lotColumns} from points_lots l
      where l.tenant_id = $1 and l.account_id = any($2::uuid[]) and l.remaining > 0`,
    values: [db.tenantId, accountIds],
  });

export const allocationRules = (db: TenantDb) =>
  db.query<RuleRow>({
    name: "points_allocation_rules",
    text: `select b.id, b.amount, b.audience, b.period, b.starts_on::text as starts_on, b.roll_over_cap
      from points_budget_items b where b.tenant_id = $1 and b.source = 'allocation' and b.archived_at is null`,
    values: [db.tenantId],
  });

/** A member with what decides over an allocation; none for somebody of another tenant. */
export const ownerOf = async (db: TenantDb, memberId: string) =>
  (
    await db.query<{ team_ids: string[]; tenant_zone: string; endorsement_cap: number }>({
      name: "points_owner",
      text: `select array(select t.team_id::text from team_members t where t.tenant_id = $1 and t.member_id = m.id) as team_ids,
          (select tn.timezone from tenants tn where tn.id = $1) as tenant_zone,
          coalesce((select s.endorsement_cap from points_settings s where s.tenant_id = $1), 50) as endorsement_cap
        from tenant_members m where m.tenant_id = $1 and m.id = $2`,
      values: [db.tenantId, memberId],
    })
  )[0] ?? null;

/** Whether the newest entry of one of a member's accounts is newer than that. */
export async function movedSince(db: TenantDb, memberId: string, since: Date): Promise<boolean> {
  const ids = [accountId(memberId, "allocation"), accountId(memberId, "redeemable")];
  const rows = await db.query({
    name: "points_moved_since",
    text: `select 1 from points_accounts a
      join points_entries e on e.tenant_id = $1 and e.account_id = a.id and e.account_version = a.version
      where a.tenant_id = $1 and a.id = any($2::uuid[]) and e.created_at > $3 limit 1`,
    values: [db.tenantId, ids, since],
  });
  return rows.length > 0;
}
