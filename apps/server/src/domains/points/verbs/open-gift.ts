import { sqlState } from "../../../db/sql-state.ts";
import type { Statement } from "../../../db/statement.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { isEligible } from "../audience.ts";
import {
  type AccountRow,
  accountColumns,
  type LotRow,
  lockStatement,
  lotColumns,
  toAccount,
  toLot,
} from "../queries.ts";
import { accountId } from "../rules/account-id.ts";
import type { Lot } from "../rules/lots.ts";
import type { Expiry } from "../rules/periods.ts";
import { nextPosition } from "./credit-many.ts";
import type { LockedAccount } from "./transfer-points.ts";

/** Whom points may reach: people by id and everybody active in some teams. */
export interface Reach {
  giverId: string;
  personIds: readonly string[];
  teamIds: readonly string[];
}
export interface Standing {
  eligible: boolean;
  sentInWindow: number;
  timezone: string | null;
}
/** What a gift is decided by. */
export interface OpenGift {
  accounts: Map<string, LockedAccount>;
  lots: Lot[];
  standings: Map<string, Standing>;
  giverLocked: boolean;
  limit: number;
  endorsementCap: number;
  recognitionMax: number;
  expiry: Expiry;
  tenantZone: string;
  /** Of its entries, where it may reach very many. */
  position: number | undefined;
}

/**
 * Sets of ids are arrays on purpose: joins of them go wrong by orders of magnitude while the planner has not yet seen a
 * new tenant's rows. $1 tenant, $2 people, $3 the giver, $4 teams. */
const teamMembers = (select: string) => `any(array(select ${select} from team_members t
  join tenant_members tm on tm.tenant_id = $1 and tm.id = t.member_id
  where t.tenant_id = $1 and t.team_id = any($4::uuid[]) and t.member_id <> $3
    and tm.status <> 'archived' and tm.suspended_at is null))`;
const redeemable = (member: string) => `md5(${member}::text || '/redeemable/')::uuid`;
const reached = (teams: boolean) =>
  teams
    ? `(m.id = any($2::uuid[]) or m.id = $3 or m.id = ${teamMembers("t.member_id")})`
    : `(m.id = any($2::uuid[]) or m.id = $3)`;

const neededAccount = "md5(m.id::text || case when m.id = $3 then '/allocation/' else '/redeemable/' end)::uuid";

const LOCK_NOT_AVAILABLE = "55P03";
const SERIALIZATION_FAILURE = "40001";

/** An account is made when a member first needs one; in the order of ids, like the locks. */
const missingAccounts = (teams: boolean) => `insert into points_accounts
  (tenant_id, id, type, owner_id, purpose, balance, lower_limit, version)
  select n.tenant_id, n.id, n.type, n.owner_id, '', 0, 0, 0 from (
    select m.tenant_id, m.id as owner_id, case when m.id = $3 then 'allocation' else 'redeemable' end as type,
      ${neededAccount} as id
    from tenant_members m where m.tenant_id = $1 and ${reached(teams)}) n
  where (select true from points_accounts a where a.tenant_id = $1 and a.id = n.id limit 1) is null
  order by n.id on conflict do nothing`;

const standings = (teams: boolean) => `select m.id, m.timezone, tn.timezone as tenant_zone,
    coalesce(s.restriction_limit, 500) as restriction_limit, coalesce(s.endorsement_cap, 50) as endorsement_cap,
    coalesce(s.recognition_max, 1000) as recognition_max,
    coalesce(s.redeemable_expiry, 'never') as redeemable_expiry,
    m.status <> 'archived' and m.suspended_at is null and ${isEligible} as eligible,
    (select coalesce(sum(p.amount), 0)::float8 from points_sent p where p.tenant_id = $1 and p.sender_id = $3
      and p.recipient_id = m.id and p.sent_at > app.now() - interval '30 days') as sent_in_window,
    m.id = $3 and (select a.locked_at from points_accounts a
      where a.tenant_id = $1 and a.id = ${redeemable("m.id")}) is not null as giver_locked
  from tenant_members m join tenants tn on tn.id = $1 left join points_settings s on s.tenant_id = $1
  where m.tenant_id = $1 and ${reached(teams)}`;

interface StandingRow {
  id: string;
  timezone: string | null;
  tenant_zone: string;
  restriction_limit: number;
  endorsement_cap: number;
  recognition_max: number;
  redeemable_expiry: Expiry;
  eligible: boolean;
  sent_in_window: number;
  giver_locked: boolean;
}
function accountsStatement({ tenantId }: TenantDb, reach: Reach, lock: boolean): Statement {
  const { giverId, personIds, teamIds } = reach;
  const order = `order by a.id ${lock ? "for no key update" : ""}`;
  if (teamIds.length > 0)
    return {
      name: `points_team_accounts_${lock}`,
      text: `select ${accountColumns} from points_accounts a where a.tenant_id = $1
        and a.id = any(array(select ${neededAccount} from tenant_members m
          where m.tenant_id = $1 and ${reached(true)})) ${order}`,
      values: [tenantId, personIds, giverId, teamIds],
    };
  const ids = [accountId(giverId, "allocation"), ...personIds.map((id) => accountId(id, "redeemable"))];
  return lock
    ? lockStatement(tenantId, ids)
    : {
        name: "points_accounts",
        text: `select ${accountColumns} from points_accounts a where a.tenant_id = $1 and a.id = any($2::uuid[]) ${order}`,
        values: [tenantId, ids],
      };
}

const missingStatement = ({ tenantId }: TenantDb, { giverId, personIds, teamIds }: Reach): Statement => {
  const teams = teamIds.length > 0;
  const values = [tenantId, personIds, giverId, ...(teams ? [teamIds] : [])];
  return { name: `points_missing_${teams}`, text: missingAccounts(teams), values };
};

/**
 * Accounts of people are there as a rule; only when some are not are they made, and locked after the others. One that
 * somebody else made meanwhile, and holds, may be held by who waits for the others: then all begins anew, with it there.
 */
async function lockReached(db: TenantDb, reach: Reach, rows: AccountRow[]): Promise<AccountRow[]> {
  if (reach.teamIds.length > 0 || rows.length > reach.personIds.length) return rows;
  db.write(missingStatement(db, reach));
  const { name, text, values } = accountsStatement(db, reach, true);
  try {
    return await db.query<AccountRow>({ name: `${name}_nowait`, text: `${text} nowait`, values });
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw Object.assign(new Error("an account was made meanwhile"), { code: SERIALIZATION_FAILURE });
  }
}

/**
 * Reads, and with `lock` locks, what a gift is decided by: all statements at once, those after the lock seeing what it
 * waited for.
 */
export async function openGift(db: TenantDb, reach: Reach, lock = true): Promise<OpenGift> {
  const { giverId, personIds, teamIds } = reach;
  const teams = teamIds.length > 0;
  const values = [db.tenantId, personIds, giverId, ...(teams ? [teamIds] : [])];
  if (lock && teams) db.write(missingStatement(db, reach));
  const [found, members, lots, position] = await Promise.all([
    db.query<AccountRow>(accountsStatement(db, reach, lock)),
    db.query<StandingRow>({ name: `points_standings_${teams}`, text: standings(teams), values }),
    db.query<LotRow>({
      name: "points_lots_open",
      text: `select ${lotColumns} from points_lots l where l.tenant_id = $1 and l.account_id = $2 and l.remaining > 0`,
      values: [db.tenantId, accountId(giverId, "allocation")],
    }),
    lock && teams ? nextPosition(db) : undefined,
  ]);
  const accounts = lock ? await lockReached(db, reach, found) : found;
  const [any] = members;
  return {
    accounts: new Map(accounts.map((row) => [row.id, toAccount(row)])),
    lots: lots.map(toLot),
    standings: new Map(
      members.map((row) => [
        row.id,
        { eligible: row.eligible, sentInWindow: row.sent_in_window, timezone: row.timezone },
      ]),
    ),
    giverLocked: members.some((row) => row.giver_locked),
    limit: any?.restriction_limit ?? 500,
    endorsementCap: any?.endorsement_cap ?? 50,
    recognitionMax: any?.recognition_max ?? 1000,
    expiry: any?.redeemable_expiry ?? "never",
    tenantZone: any?.tenant_zone ?? "UTC",
    position,
  };
}

/** False for somebody who was not there yet when the accounts were locked. */
export const isReached = (open: OpenGift, memberId: string): boolean =>
  open.accounts.has(accountId(memberId, "redeemable"));
