import type { RewardCategory } from "@plaudit/api/reward-arts.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Position } from "../../signed-cursor.ts";
import type { MediaFile } from "../media/index.ts";
import { isIn } from "../points/index.ts";
import type { Approval, Asks, Fulfilment, LimitPeriod, ProviderKind, Tax } from "./tables.ts";

/** What the shop shows of a reward, with what it needs of its provider. */
export interface ShopRow {
  id: string;
  providerId: string;
  name: string;
  description: string;
  category: RewardCategory;
  art: typeof import("@plaudit/api/reward-arts.ts")["rewardArts"][number];
  picture: MediaFile | null;
  externalId: string | null;
  externalPicture: string | null;
  currency: string;
  leastPoints: number;
  mostPoints: number;
  tax: Tax;
  personLimit: number | null;
  limitPeriod: LimitPeriod;
  totalLimit: number | null;
  redeemed: number;
  approval: Approval;
  fulfilment: Fulfilment;
  asks: Asks;
  instructions: string;
  archivedAt: Date | null;
  createdAt: Date;
  providerKind: ProviderKind;
  providerName: string;
  providerDescription: string;
  providerCurrency: string;
  providerPicture: MediaFile | null;
  approvalFrom: number | null;
  monthlyPoints: number | null;
  funded: boolean;
  fund: number;
  offered: boolean;
  total: number;
}

export const inCountry = (of: string) => `(cardinality(${of}.countries) = 0 or m.country = any(${of}.countries))`;
/** In SQL, whether the reward `r` of the provider `p` is offered to the member `m`. */
const isOffered = `(r.offered_at is not null and r.archived_at is null and p.paused_at is null and p.archived_at is null
  and ${inCountry("p")} and ${inCountry("r")} and ${isIn("r.audience")}) is true`;

const columns = `r.id, r.provider_id as "providerId", r.name, r.description, r.category, r.art, r.picture,
  r.external_id as "externalId", r.external_picture as "externalPicture", r.currency, r.least_points as "leastPoints",
  r.most_points as "mostPoints", r.tax, r.person_limit as "personLimit", r.limit_period as "limitPeriod",
  r.total_limit as "totalLimit", r.redeemed, r.approval, r.fulfilment, r.asks, r.instructions,
  r.archived_at as "archivedAt", r.created_at as "createdAt", p.kind as "providerKind", p.name as "providerName",
  p.description as "providerDescription", p.currency as "providerCurrency",
  p.picture as "providerPicture", p.approval_from as "approvalFrom", p.monthly_points as "monthlyPoints", p.funded, p.balance::float8 as fund`;
/** $1 the tenant, $2 the member. */
const from = `from rewards r
  join reward_providers p on p.tenant_id = $1 and p.id = r.provider_id
  join tenant_members m on m.tenant_id = $1 and m.id = $2
  where r.tenant_id = $1`;

export interface ShopFilter {
  /** A folded part of the name. */
  key?: string | undefined;
  categories?: readonly string[] | undefined;
  least?: number | undefined;
  most?: number | undefined;
  providerId?: string | undefined;
}
/** $3 to $7. */
const filtered = `and ($3::text is null or strpos(r.name_key, $3) > 0) and ($4::text[] is null or r.category = any($4))
  and ($5::int is null or r.most_points >= $5) and ($6::int is null or r.least_points <= $6)
  and ($7::uuid is null or r.provider_id = $7)`;
const valuesOf = (filter: ShopFilter) => [
  filter.key || null,
  filter.categories?.length ? filter.categories : null,
  filter.least ?? null,
  filter.most ?? null,
  filter.providerId ?? null,
];

interface Reader {
  db: TenantDb;
  actor: { memberId: string };
}
export type ShopSorting = "newest" | "points" | "-points";
const orders = {
  newest: { after: "(r.created_at, r.id) < ($8, $9::uuid)", by: "r.created_at desc, r.id desc" },
  points: { after: "(r.least_points, r.id) > ($8, $9::uuid)", by: "r.least_points, r.id" },
  "-points": { after: "(r.least_points, r.id) < ($8, $9::uuid)", by: "r.least_points desc, r.id desc" },
};

/** A stretch of what is offered, and on the first how much there is. */
export async function shopRows(
  { db, actor }: Reader,
  filter: ShopFilter,
  { sorting, after, limit }: { sorting: ShopSorting; after?: Position | undefined; limit: number },
): Promise<ShopRow[]> {
  const { after: behind, by } = orders[sorting];
  const place = after && [sorting === "newest" ? after.at : after.at.getTime(), after.id];
  return db.query<ShopRow>({
    name: `shop_${sorting}_${Boolean(after)}`,
    text: `select ${columns}, true as offered, 0 as total ${from} and ${isOffered} ${filtered} ${after ? `and ${behind}` : ""}
      order by ${by} limit $${after ? 10 : 8}`,
    values: [db.tenantId, actor.memberId, ...valuesOf(filter), ...(place ?? []), limit],
  });
}

export async function shopTotal({ db, actor }: Reader, filter: ShopFilter): Promise<number> {
  const [row] = await db.query<{ total: number }>({
    name: "shop_total",
    text: `select count(*)::int as total ${from} and ${isOffered} ${filtered}`,
    values: [db.tenantId, actor.memberId, ...valuesOf(filter)],
  });
  return row?.total ?? 0;
}

/** The newest few of each provider, with how many it has. */
export const shopSections = ({ db, actor }: Reader, filter: ShopFilter, each: number): Promise<ShopRow[]> =>
  db.query<ShopRow>({
    name: "shop_sections",
    text: `select ${columns}, true as offered, f.total from (
        select r.id, p.created_at as opened_at, count(*) over (partition by r.provider_id)::int as total,
          row_number() over (partition by r.provider_id order by r.created_at desc, r.id desc) as place
        ${from} and ${isOffered} ${filtered}) f
      join rewards r on r.tenant_id = $1 and r.id = f.id
      join reward_providers p on p.tenant_id = $1 and p.id = r.provider_id
      where f.place <= $8 order by f.opened_at, r.provider_id, f.place`,
    values: [db.tenantId, actor.memberId, ...valuesOf(filter), each],
  });

export const shopCategories = ({ db, actor }: Reader) =>
  db.query<{ category: RewardCategory; rewards: number }>({
    name: "shop_categories",
    text: `select r.category, count(*)::int as rewards ${from} and ${isOffered} group by r.category`,
    values: [db.tenantId, actor.memberId],
  });

/** One, whether it is offered or not. */
export async function shopRow({ db, actor }: Reader, id: string): Promise<ShopRow | null> {
  const [row] = await db.query<ShopRow>({
    name: "shop_reward",
    text: `select ${columns}, ${isOffered} as offered, 0 as total ${from} and r.id = $3`,
    values: [db.tenantId, actor.memberId, id],
  });
  return row ?? null;
}

export async function wishRow({ db, actor }: Reader) {
  const [row] = await db.query<{ rewardId: string; variantId: string | null }>({
    name: "shop_wish",
    text: `select w.reward_id as "rewardId", w.variant_id as "variantId" from reward_wishes w where w.tenant_id = $1 and w.member_id = $2`,
    values: [db.tenantId, actor.memberId],
  });
  return row ?? null;
}

/** How often a member redeemed a reward since, leaving out what was taken back. */
export async function takenSince({ db, actor }: Reader, rewardId: string, since: Date | null): Promise<number> {
  const [row] = await db.query<{ taken: number }>({
    name: "shop_taken",
    text: `select count(*)::int as taken from redemptions d where d.tenant_id = $1 and d.member_id = $2 and d.reward_id = $3
      and d.created_at >= coalesce($4::timestamptz, '-infinity') and d.status not in ('failed', 'cancelled')`,
    values: [db.tenantId, actor.memberId, rewardId, since],
  });
  return row?.taken ?? 0;
}

/** For how many points a member redeemed from a provider since, leaving out what was taken back. */
export async function spentSince({ db, actor }: Reader, providerId: string, since: Date): Promise<number> {
  const [row] = await db.query<{ points: number }>({
    name: "shop_spent",
    text: `select coalesce(sum(d.points), 0)::float8 as points from redemptions d where d.tenant_id = $1 and d.member_id = $2
      and d.provider_id = $3 and d.created_at >= $4 and d.status not in ('failed', 'cancelled')`,
    values: [db.tenantId, actor.memberId, providerId, since],
  });
  return row?.points ?? 0;
}

export async function countryOf({ db, actor }: Reader): Promise<string | null> {
  const [row] = await db.query<{ country: string | null }>({
    name: "shop_country",
    text: "select m.country from tenant_members m where m.tenant_id = $1 and m.id = $2",
    values: [db.tenantId, actor.memberId],
  });
  return row?.country ?? null;
}
