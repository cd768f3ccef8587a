import type { RedemptionStatus, RewardArt, RewardCategory } from "@plaudit/api/reward-arts.ts";
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

/** As the reader $2 stands to them; $1 is the tenant. The secret that came with one is read by who reveals it alone. */
const select = `select d.id, d.member_id as "memberId", d.provider_id as "providerId", d.reward_id as "rewardId",
    d.variant_id as "variantId", d.reward_name as "rewardName", d.variant_name as "variantName", d.points,
    d.face_value::float8 as "faceValue", d.fee::float8 as fee, d.currency, d.tax, d.approval, d.fulfilment, d.cost::float8 as cost, d.stocked,
    d.status, d.waits_for as "waitsFor", d.transaction_id as "transactionId", d.lapses_at as "lapsesAt", d.address, d.email,
    d.note, d.credential is not null as "hasCode", d.code_expires_on::text as "codeExpiresOn", d.revealed_at as "revealedAt",
    d.message, d.tracking, d.reason, d.decided_at as "decidedAt", d.decided_by as "decidedBy", d.closed_at as "closedAt",
    d.closed_by as "closedBy", d.version, d.created_at as "createdAt", d.month, d.country,
    r.category, r.art, r.picture, r.external_picture as "externalPicture", p.kind as "providerKind", p.name as "providerName",
    coalesce((select true from member_managers g where g.tenant_id = $1 and g.member_id = d.member_id and g.manager_id = $2 limit 1),
      false) as "managedByActor"
  from redemptions d
  join rewards r on r.tenant_id = $1 and r.id = d.reward_id
  join reward_providers p on p.tenant_id = $1 and p.id = d.provider_id
  where d.tenant_id = $1`;

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
  const [row] = await db.query<RedemptionRow>({
    name: "redemption",
    text: `${select} and d.id = $3`,
    values: [db.tenantId, actor.memberId, id],
  });
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
  waitsFor?: "approval" | "fulfilment" | undefined;
  /** Only those whose members this one manages, and that wait for managers. */
  managedBy?: string | undefined;
}
/** One value is looked up in its index in the order of the list; several are filtered from it. */
const among = (column: string, type: "text" | "uuid", values: readonly string[], place: number) =>
  values.length === 1
    ? [`${column} = $${place}::${type}`, values[0]]
    : [`${column} = any($${place}::${type}[])`, values];

/** The conditions of a filter, with their values from `$first` on. */
function conditionsOf(filter: RedemptionFilter, first: number): { text: string; values: unknown[] } {
  const texts: string[] = [];
  const values: unknown[] = [];
  const add = (text: (place: number) => string, value: unknown) => {
    texts.push(text(first + values.length));
    values.push(value);
  };
  const lists = [
    ["d.status", "text", filter.statusIn],
    ["d.provider_id", "uuid", filter.providerIdIn],
    ["d.reward_id", "uuid", filter.rewardIdIn],
    ["d.member_id", "uuid", filter.memberIdIn],
    ["d.country", "text", filter.countryIn],
  ] as const;
  for (const [column, type, list] of lists) {
    if (!list || list.length === 0) continue;
    const [text, value] = among(column, type, list, first + values.length);
    texts.push(String(text));
    values.push(value);
  }
  if (filter.from) add((n) => `d.created_at >= $${n}::timestamptz`, filter.from);
  if (filter.to) add((n) => `d.created_at < $${n}::timestamptz`, filter.to);
  if (filter.waitsFor) add((n) => `d.waits_for = $${n}`, filter.waitsFor);
  if (filter.managedBy)
    add(
      (n) => `d.approval = 'manager' and (select true from member_managers g where g.tenant_id = $1
        and g.member_id = d.member_id and g.manager_id = $${n}::uuid limit 1)`,
      filter.managedBy,
    );
  return { text: texts.map((text) => ` and ${text}`).join(""), values };
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
  const { text, values } = conditionsOf(filter, 3);
  const n = 3 + values.length;
  const [sign, order] = oldest ? [">", "asc"] : ["<", "desc"];
  return db.query<RedemptionRow>({
    text: `${select}${text}${after ? ` and (d.created_at, d.id) ${sign} ($${n}::timestamptz, $${n + 1}::uuid)` : ""}
      order by d.created_at ${order}, d.id ${order} limit ${limit}`,
    values: [db.tenantId, actor.memberId, ...values, ...(after ? [after.at, after.id] : [])],
  });
}

export async function redemptionCount({ db }: { db: TenantDb }, filter: RedemptionFilter): Promise<number> {
  const { text, values } = conditionsOf(filter, 2);
  const [row] = await db.query<{ count: number }>({
    text: `select count(*)::int as count from redemptions d where d.tenant_id = $1${text}`,
    values: [db.tenantId, ...values],
  });
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
