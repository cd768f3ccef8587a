import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { Enqueue } from "../../../jobs/enqueue.ts";
import { accountId } from "../rules/account-id.ts";
import { leaverEnd } from "../rules/periods.ts";
import { lockAccounts } from "./lock-accounts.ts";

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  enqueue: Enqueue;
}
/** Who writes to them; it knows the shop. */
const TELL_JOB = "reward.tellLeaver";
const accountsOf = (memberIds: readonly string[]) =>
  memberIds.flatMap((id) => [accountId(id, "allocation"), accountId(id, "redeemable")]);

const zonesOf = (db: TenantDb, memberIds: readonly string[]) =>
  db.query<{ id: string; zone: string }>({
    name: "points_leaver_zones",
    text: `select m.id, coalesce(m.timezone, tn.timezone) as zone from tenant_members m join tenants tn on tn.id = $1
      where m.tenant_id = $1 and m.id = any($2::uuid[])`,
    values: [db.tenantId, memberIds],
  });

/** Those of these lots that live longer than their leaver's account keeps them: forever, or until later. */
const longer = `l.tenant_id = $1 and l.account_id = any($2::uuid[]) and l.remaining > 0
  and (l.expires_at is null or l.expires_at > a.keeps_until)`;

/**
 * These members have left, and their rows are locked: what they have lapses 90 days later, where it does not before. Lots lapse
 * by their own date, so whatever looks at them sees this one: the forecast, the shop and the job that takes them.
 */
export async function keepPoints({ db, now, enqueue }: Ctx, memberIds: readonly string[]): Promise<void> {
  const [accounts, zones] = await Promise.all([lockAccounts(db, accountsOf(memberIds)), zonesOf(db, memberIds)]);
  const zoneOf = new Map(zones.map(({ id, zone }) => [id, zone]));
  const ends = new Map([...new Set(zoneOf.values())].map((zone) => [zone, leaverEnd(now, zone)]));
  const kept = [...accounts.values()].filter(({ keepsUntil }) => keepsUntil === null);
  const ids = kept.map(({ id }) => id);
  const marked = multiRow({
    name: "points_keep",
    head: "update points_accounts a set keeps_until = v.keeps_until from (values",
    row: "(?::uuid, ?::timestamptz)",
    tail: ") v(id, keeps_until) where a.tenant_id = $1 and a.id = v.id",
    shared: [db.tenantId],
    rows: kept.map(({ id, ownerId }) => [id, ends.get(zoneOf.get(ownerId) ?? "UTC") ?? leaverEnd(now, "UTC")]),
  });
  for (const statement of marked) db.write(statement);
  db.write({
    name: "points_keep_own",
    text: `insert into points_leaver_lots (tenant_id, account_id, transaction_id, expires_at)
      select l.tenant_id, l.account_id, l.transaction_id, l.expires_at from points_lots l
      join points_accounts a on a.tenant_id = $1 and a.id = l.account_id where ${longer}
      on conflict do nothing`,
    values: [db.tenantId, ids],
  });
  db.write({
    name: "points_keep_lots",
    text: `update points_lots l set expires_at = a.keeps_until from points_accounts a
      where a.tenant_id = $1 and a.id = l.account_id and ${longer}`,
    values: [db.tenantId, ids],
  });
  const owing = new Set(
    kept.filter(({ id, ownerId, balance }) => id === accountId(ownerId, "redeemable") && balance > 0),
  );
  await Promise.all([...owing].map(({ ownerId }) => enqueue(TELL_JOB, { tenantId: db.tenantId, memberId: ownerId })));
}

/** They are back: what has not lapsed meanwhile lives as long as it would have. Their rows are locked. */
export async function returnPoints({ db, now }: Pick<Ctx, "db" | "now">, memberIds: readonly string[]): Promise<void> {
  const ids = accountsOf(memberIds);
  await lockAccounts(db, ids);
  db.write({
    name: "points_return_lots",
    text: `update points_lots l set expires_at = k.expires_at from points_leaver_lots k
      where l.tenant_id = $1 and k.tenant_id = $1 and l.account_id = k.account_id and l.transaction_id = k.transaction_id
        and k.account_id = any($2::uuid[]) and l.expires_at > $3::timestamptz`,
    values: [db.tenantId, ids, now],
  });
  db.write({
    name: "points_return_own",
    text: "delete from points_leaver_lots where tenant_id = $1 and account_id = any($2::uuid[])",
    values: [db.tenantId, ids],
  });
  db.write({
    name: "points_return",
    text: "update points_accounts set keeps_until = null where tenant_id = $1 and id = any($2::uuid[])",
    values: [db.tenantId, ids],
  });
}

/** Leavers of an older version, whose points had no end. */
export async function leftUnnoticed(db: TenantDb, size: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: "points_left_unnoticed",
    text: `select m.id from tenant_members m join points_accounts a on a.tenant_id = $1
        and a.id = md5(m.id::text || '/redeemable/')::uuid and a.balance > 0 and a.keeps_until is null
      where m.tenant_id = $1 and m.status = 'archived' limit $2`,
    values: [db.tenantId, size],
  });
  return rows.map(({ id }) => id);
}
