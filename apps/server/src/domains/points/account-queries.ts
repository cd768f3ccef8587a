import type { TenantDb } from "../../db/tenant-db.ts";
import { isEligible, isIn } from "./audience.ts";
import { type LotRow, lotColumns } from "./queries.ts";
import { accountId } from "./rules/account-id.ts";
import type { Expiry, Period } from "./rules/periods.ts";

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
  period: Period;
  startsOn: string;
  expiry: Expiry;
  /** Whether that expiry is the settings'. */
  asSettings: boolean;
  rollOverCap: number | null;
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

/** Rules that hand out points: neither paused nor ended. */
const isHandingOut = "b.source = 'allocation' and b.ended_at is null and b.paused_at is null";
const ruleColumns = `b.id, b.amount, b.period, b.starts_on::text as "startsOn", b.expiry is null as "asSettings",
  b.roll_over_cap as "rollOverCap",
  coalesce(b.expiry, (select s.allocation_expiry from points_settings s where s.tenant_id = $1), 'month') as expiry`;

/** `lock` keeps them as they are until what they hand out is committed. */
export const allocationRules = (db: TenantDb, lock = false) =>
  db.query<RuleRow>({
    name: `points_allocation_rules_${lock}`,
    text: `select ${ruleColumns} from points_budget_items b where b.tenant_id = $1 and ${isHandingOut}
      ${lock ? "order by b.id for no key update" : ""}`,
    values: [db.tenantId],
  });

/** In SQL, the ids of the rules in whose audience the member `m` is. */
export const rulesOf = `array(select b.id::text from points_budget_items b
  where b.tenant_id = $1 and ${isHandingOut} and ${isIn("b.audience")})`;
/** The same; whoever may not receive points fits none. */
export const fittingRules = `case when ${isEligible} then ${rulesOf} else '{}' end`;

interface OwnerRow {
  rule_ids: string[];
  tenant_zone: string;
  endorsement_cap: number;
  recognition_max: number;
  presets: number[];
}
/** A member with what decides over an allocation; none for somebody of another tenant. */
export const ownerOf = async (db: TenantDb, memberId: string) =>
  (
    await db.query<OwnerRow>({
      name: "points_owner",
      text: `select ${fittingRules} as rule_ids, tn.timezone as tenant_zone,
          coalesce(s.endorsement_cap, 50) as endorsement_cap, coalesce(s.recognition_max, 1000) as recognition_max,
          coalesce(s.presets, '{0,5,10,25,50}') as presets
        from tenant_members m join tenants tn on tn.id = $1 left join points_settings s on s.tenant_id = $1
        where m.tenant_id = $1 and m.id = $2`,
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
