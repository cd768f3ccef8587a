import type { HandedBy } from "@plaudit/api/redemption.ts";
import type { RedemptionStatus, RewardArt, RewardCategory } from "@plaudit/api/reward-arts.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import type { Position } from "../../signed-cursor.ts";
import type { MediaFile } from "../media/index.ts";
import type { RedemptionFacts } from "./policy.ts";
import type { ProviderKind, redemptions } from "./tables.ts";

type Stored = Omit<typeof redemptions.$inferSelect, "tenantId" | "credential" | "country" | "month">;
export interface RedemptionRow extends Stored, RedemptionFacts {
  status: RedemptionStatus;
  category: RewardCategory;
  art: RewardArt;
  picture: MediaFile | null;
  externalPicture: string | null;
  providerKind: ProviderKind;
  providerName: string;
  month: string;
  country: string | null;
}

/** As the reader stands to them. The secret that came with one is read by who reveals it alone. */
const redemptionsOf = (
  { tenantId }: TenantDb,
  readerId: string | null,
): SQL => sql`select d.id, d.member_id as "memberId", d.provider_id as "providerId", d.reward_id as "rewardId",
    d.variant_id as "variantId", d.reward_name as "rewardName", d.variant_name as "variantName", d.points,
    d.face_value::float8 as "faceValue", d.fee::float8 as fee, d.currency, d.tax, d.approval, d.fulfilment, d.cost::float8 as cost, d.stocked,
    d.status, d.waits_for as "waitsFor", d.transaction_id as "transactionId", d.lapses_at as "lapsesAt", d.address, d.email,
    d.wished_on::text as "wishedOn", d.verdict, d.held_at as "heldAt", d.note, d.credential is not null as "hasCode", d.code_expires_on::text as "codeExpiresOn", d.revealed_at as "revealedAt",
    d.message, d.tracking, d.reason, d.decided_at as "decidedAt", d.decided_by as "decidedBy", d.closed_at as "closedAt",
    d.closed_by as "closedBy", d.version, d.created_at as "createdAt", d.month, d.country,
    r.category, r.art, r.picture, r.external_picture as "externalPicture", p.kind as "providerKind", p.name as "providerName",
    coalesce((select true from member_managers g where g.tenant_id = ${tenantId} and g.member_id = d.member_id and g.manager_id = ${readerId} limit 1),
      false) as "managedByActor",
    coalesce((select m.status = 'archived' from tenant_members m where m.tenant_id = ${tenantId} and m.id = d.member_id), true) as "left"
  from redemptions d
  join rewards r on r.tenant_id = ${tenantId} and r.id = d.reward_id
  join reward_providers p on p.tenant_id = ${tenantId} and p.id = d.provider_id
  where d.tenant_id = ${tenantId}`;

interface Reader {
  db: TenantDb;
  actor: { memberId: string | null };
}
/** `lock` for who is about to change it; accounts of points are locked after it. */
export async function redemptionRow({ db, actor }: Reader, id: string, lock = false): Promise<RedemptionRow> {
  if (lock)
    db.write({
      name: "redemption_lock",
      text: "select true from redemptions where tenant_id = $1 and id = $2 for no key update",
      values: [db.tenantId, id],
    });
  const [row] = await db.rows<RedemptionRow>(sql`${redemptionsOf(db, actor.memberId)} and d.id = ${id}`);
  if (!row) throw new DomainError("NotFound", "reward.noRedemption");
  return row;
}

export interface RedemptionFilter {
  statusIn?: readonly string[] | undefined;
  providerIdIn?: readonly string[] | undefined;
  rewardIdIn?: readonly string[] | undefined;
  memberIdIn?: readonly string[] | undefined;
  countryIn?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Without those that somebody has just decided about. */
  waitsFor?: "approval" | "fulfilment" | undefined;
  by?: HandedBy | undefined;
  /** Only those whose members this one manages, and that wait for managers. */
  managedBy?: string | undefined;
}
/** One value is looked up in its index in the order of the list; several are filtered from it. */
function among(column: SQL, type: SQL, values: readonly string[] | undefined): SQL {
  if (!values || values.length === 0) return sql``;
  return values.length === 1
    ? sql` and ${column} = ${values[0]}::${type}`
    : sql` and ${column} = any(${sql.param(values)}::${type}[])`;
}

/** Of what waits: nobody has just decided about it. */
export const undecided = sql`(d.verdict is null or (d.verdict = 'approve' and d.status = 'approved'))`;
/** How something reaches people that is not a code. */
const wayOf = sql`case when d.address is not null then 'address' when d.email is not null then 'email'
  when d.wished_on is not null then 'day' else 'hand' end`;

/** How many wait to be fulfilled, by how they reach people. */
export async function waysWaiting({ db }: { db: TenantDb }): Promise<Record<HandedBy, number>> {
  const rows = await db.rows<{ by: HandedBy; count: number }>(sql`
    select ${wayOf} as by, count(*)::int as count from redemptions d
    where d.tenant_id = ${db.tenantId} and d.waits_for = 'fulfilment' and ${undecided} group by 1`);
  return { address: 0, email: 0, day: 0, hand: 0, ...Object.fromEntries(rows.map(({ by, count }) => [by, count])) };
}

/** The conditions of a filter on a redemption `d`. */
export function conditionsOf({ tenantId }: { tenantId: string }, filter: RedemptionFilter): SQL {
  const [uuid, text] = [sql.raw("uuid"), sql.raw("text")];
  const { from, to, waitsFor, managedBy } = filter;
  return sql.join([
    among(sql`d.status`, text, filter.statusIn),
    among(sql`d.provider_id`, uuid, filter.providerIdIn),
    among(sql`d.reward_id`, uuid, filter.rewardIdIn),
    among(sql`d.member_id`, uuid, filter.memberIdIn),
    among(sql`d.country`, text, filter.countryIn),
    from ? sql` and d.created_at >= ${from}::timestamptz` : sql``,
    to ? sql` and d.created_at < ${to}::timestamptz` : sql``,
    waitsFor ? sql` and d.waits_for = ${waitsFor} and ${undecided}` : sql``,
    filter.by ? sql` and ${wayOf} = ${filter.by}` : sql``,
    managedBy
      ? sql` and d.approval = 'manager' and (select true from member_managers g where g.tenant_id = ${tenantId}
          and g.member_id = d.member_id and g.manager_id = ${managedBy} limit 1)`
      : sql``,
  ]);
}

interface Stretch {
  after?: Position | undefined;
  limit: number;
  oldest?: boolean;
}
/** The latest first, or the oldest. */
export async function redemptionRows(
  { db, actor }: Reader,
  filter: RedemptionFilter,
  { after, limit, oldest = false }: Stretch,
): Promise<RedemptionRow[]> {
  const [sign, order] = oldest ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const behind = after ? sql` and (d.created_at, d.id) ${sign} (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  return db.rows<RedemptionRow>(sql`${redemptionsOf(db, actor.memberId)}${conditionsOf(db, filter)}${behind}
    order by d.created_at ${order}, d.id ${order} limit ${limit}`);
}

export async function redemptionCount({ db }: { db: TenantDb }, filter: RedemptionFilter): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from redemptions d where d.tenant_id = ${db.tenantId}${conditionsOf(db, filter)}`);
  return row?.count ?? 0;
}

/** What somebody redeemed and did not get back. */
export async function ownTotals({ db, actor }: Reader) {
  const [row] = await db.query<{ spent: number; redeemed: number; since: Date | null }>({
    name: "redemption_totals",
    text: `select coalesce(sum(d.points), 0)::float8 as spent, count(*)::int as redeemed, min(d.created_at) as since
      from redemptions d where d.tenant_id = $1 and d.member_id = $2 and d.status not in ('failed', 'cancelled')`,
    values: [db.tenantId, actor.memberId],
  });
  return row ?? { spent: 0, redeemed: 0, since: null };
}
