import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { allocationRules, fittingRules, type RuleRow } from "../account-queries.ts";
import { accountId } from "../rules/account-id.ts";
import { allocationEnd, isoDate, periodAt } from "../rules/periods.ts";
import { pickAllocation } from "../rules/pick-allocation.ts";
import { contraAccount } from "./contra-account.ts";
import { nextPosition } from "./credit-many.ts";
import { lockAccountsOf } from "./lock-accounts.ts";
import { transferPoints } from "./transfer-points.ts";

export interface Chunk {
  now: Date;
  /** Only these; without it everybody who has joined. */
  memberIds?: readonly string[];
  /** Members after this id, in the order of ids. */
  after?: string;
  size?: number;
}
interface Grant {
  memberId: string;
  rule: RuleRow;
}

/** Each is locked for as long as its chunk takes: the more chunks, the fewer of those who send meanwhile wait. */
const CHUNK = 4_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Who has joined and has nothing of a period that still runs. */
const waiting = (db: TenantDb, { now, memberIds, after = FIRST, size = CHUNK }: Chunk) =>
  db.query<{ id: string; rule_ids: string[]; tenant_zone: string }>({
    name: `points_waiting_${memberIds !== undefined}`,
    text: `select m.id, ${fittingRules} as rule_ids, (select tn.timezone from tenants tn where tn.id = $1) as tenant_zone
      from tenant_members m left join points_settings s on s.tenant_id = $1 where m.tenant_id = $1 and m.id > $2 and m.status = 'joined' and m.suspended_at is null
        and (select true from points_allocation_runs r where r.tenant_id = $1 and r.member_id = m.id
          and r.ends_at > $3 limit 1) is null ${memberIds ? "and m.id = any($5::uuid[])" : ""}
      order by m.id limit $4`,
    values: [db.tenantId, after, now, size, ...(memberIds ? [memberIds] : [])],
  });

const alreadyGranted = async (db: TenantDb, memberIds: readonly string[], now: Date) =>
  new Set(
    (
      await db.query<{ member_id: string }>({
        name: "points_granted",
        text: `select r.member_id from points_allocation_runs r
          where r.tenant_id = $1 and r.member_id = any($2::uuid[]) and r.ends_at > $3`,
        values: [db.tenantId, memberIds, now],
      })
    ).map((row) => row.member_id),
  );

/**
 * Gives the present period's points to members who have none of it yet: the highest rule that fits each. Their accounts
 * are locked before it looks again, so that of several workers one gives. Returns where the next chunk starts, or null.
 */
export async function allocatePoints(db: TenantDb, chunk: Chunk): Promise<string | null> {
  const { now, size = CHUNK } = chunk;
  // In this order: whom a rule fits is read while it is locked.
  const [rules, members] = await Promise.all([allocationRules(db, true), waiting(db, chunk)]);
  const last = members.at(-1);
  if (!last) return null;
  const next = members.length < size ? null : last.id;
  const zone = last.tenant_zone;
  const today = isoDate(now, zone);
  const grants = members.flatMap(({ id, rule_ids }): Grant[] => {
    const fitting = rules.filter((one) => rule_ids.includes(one.id));
    const rule = pickAllocation(fitting, today);
    return rule && rule.amount > 0 ? [{ memberId: id, rule }] : [];
  });
  if (grants.length === 0) return next;

  const memberIds = grants.map((grant) => grant.memberId);
  const issuance = contraAccount(db, "issuance");
  const [accounts, granted, position] = await Promise.all([
    lockAccountsOf(db, memberIds, [issuance, ...memberIds.map((id) => accountId(id, "allocation"))]),
    alreadyGranted(db, memberIds, now),
    nextPosition(db),
  ]);
  const due = grants.filter((grant) => !granted.has(grant.memberId));
  for (const [rule, list] of Map.groupBy(due, (grant) => grant.rule)) {
    const { key, end } = periodAt(now, zone, rule.period);
    const lapsesAt = allocationEnd(now, zone, rule.period, rule.expiry);
    const id = newId();
    transferPoints(db, {
      id,
      type: "allocation",
      reference: { type: "budgetItem", id: rule.id },
      actorId: null,
      at: now,
      accounts,
      movements: [
        { accountId: issuance, amount: -rule.amount * list.length },
        ...list.map((grant) => ({ accountId: accountId(grant.memberId, "allocation"), amount: rule.amount })),
      ],
      spent: [],
      expiresAt: () => lapsesAt,
      position,
    });
    const contra = accounts.get(issuance);
    if (contra)
      accounts.set(issuance, {
        ...contra,
        balance: contra.balance - rule.amount * list.length,
        version: contra.version + 1,
      });
    db.write({
      name: "points_runs",
      text: `insert into points_allocation_runs
        (tenant_id, period_key, budget_item_id, transaction_id, amount, ends_at, created_at, member_id)
        select m.tenant_id, $2::text, $3::uuid, $4::uuid, $5::int, $6::timestamptz, $7::timestamptz, m.id
        from tenant_members m where m.tenant_id = $1 and m.id = any($8::uuid[])`,
      values: [db.tenantId, key, rule.id, id, rule.amount, end, now, list.map((grant) => grant.memberId)],
    });
  }
  db.write({
    name: "points_first_runs",
    text: `update points_budget_items set first_run_at = $3
      where tenant_id = $1 and id = any($2::uuid[]) and first_run_at is null`,
    values: [db.tenantId, [...new Set(due.map(({ rule }) => rule.id))], now],
  });
  return next;
}
