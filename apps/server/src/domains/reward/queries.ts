import { type SQL, sql } from "drizzle-orm";
import { byId, columnsOf, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { rewardProviders, rewards, rewardVariants } from "./tables.ts";

export type ProviderRow = typeof rewardProviders.$inferSelect;
export type VariantRow = typeof rewardVariants.$inferSelect;

/** In the order in which they were opened; of those that are archived the latest first. */
export const providerRows = async (db: TenantDb, archived: boolean): Promise<ProviderRow[]> => {
  const { archivedAt, createdAt, id } = rewardProviders;
  const found = db.orm
    .select()
    .from(rewardProviders)
    .where(ofTenant(db, rewardProviders, archived ? sql`${archivedAt} is not null` : sql`${archivedAt} is null`));
  return archived ? found.orderBy(sql`${archivedAt} desc`, id).limit(100) : found.orderBy(createdAt, id);
};

/** `lock` for who is about to change it, or its fund. Accounts of points are locked before it. */
export async function providerRow(db: TenantDb, id: string, lock = false): Promise<ProviderRow> {
  const found = db.orm
    .select()
    .from(rewardProviders)
    .where(byId(db, rewardProviders, id));
  const [row] = await (lock ? found.for("no key update") : found);
  if (!row) throw new DomainError("NotFound", "reward.noProvider");
  return row;
}

/** Offered rewards, and what was redeemed since, by provider. */
export async function providerFigures(db: TenantDb, ids: readonly string[], since: Date) {
  const rows = await db.rows<{ id: string; rewards: number; redemptions: number; points: number; cost: number }>(sql`
    select y.id, (select count(*)::int from rewards r where r.tenant_id = ${db.tenantId} and r.provider_id = y.id
        and r.offered_at is not null and r.archived_at is null) as rewards,
      d.redemptions, d.points, d.cost
    from unnest(${sql.param(ids)}::uuid[]) y(id)
    cross join lateral (select count(*)::int as redemptions, coalesce(sum(d.points), 0)::float8 as points,
        coalesce(sum(d.cost), 0)::float8 as cost
      from redemptions d where d.tenant_id = ${db.tenantId} and d.provider_id = y.id and d.created_at > ${since}
        and d.status not in ('failed', 'cancelled')) d`);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

export interface RewardRow extends Omit<typeof rewards.$inferSelect, "tenantId"> {
  used: boolean;
}
const rewardColumns = sql`${columnsOf("r", {
  ...{ id: rewards.id, providerId: rewards.providerId, name: rewards.name, nameKey: rewards.nameKey },
  ...{ description: rewards.description, category: rewards.category, art: rewards.art, picture: rewards.picture },
  ...{ externalId: rewards.externalId, externalPicture: rewards.externalPicture, currency: rewards.currency },
  ...{ leastPoints: rewards.leastPoints, mostPoints: rewards.mostPoints, tax: rewards.tax },
  ...{ countries: rewards.countries, audience: rewards.audience, personLimit: rewards.personLimit },
  ...{ limitPeriod: rewards.limitPeriod, totalLimit: rewards.totalLimit, redeemed: rewards.redeemed },
  ...{ approval: rewards.approval, fulfilment: rewards.fulfilment, asks: rewards.asks },
  ...{ instructions: rewards.instructions, lowBelow: rewards.lowBelow },
  ...{ offeredAt: rewards.offeredAt, archivedAt: rewards.archivedAt },
  ...{ version: rewards.version, createdAt: rewards.createdAt },
})}`;
const usedIn = ({ tenantId }: TenantDb): SQL =>
  sql`coalesce((select true from redemptions d where d.tenant_id = ${tenantId} and d.reward_id = r.id limit 1), false) as used`;

/** `lock` for who is about to change it or to redeem it; whether it was used is read once the lock is there. */
export async function rewardRow(db: TenantDb, id: string, lock = false): Promise<RewardRow> {
  if (lock) db.write(sql`select true from rewards where tenant_id = ${db.tenantId} and id = ${id} for no key update`);
  const [row] = await db.rows<RewardRow>(sql`
    select ${rewardColumns}, ${usedIn(db)} from rewards r where r.tenant_id = ${db.tenantId} and r.id = ${id}`);
  if (!row) throw new DomainError("NotFound", "reward.missing");
  return row;
}

interface Filter {
  providerId?: string | undefined;
  status?: "draft" | "offered" | "archived" | undefined;
  /** A folded part of the name. */
  key?: string | undefined;
}
const statuses = {
  draft: sql`r.offered_at is null and r.archived_at is null`,
  offered: sql`r.offered_at is not null and r.archived_at is null`,
  archived: sql`r.archived_at is not null`,
};
/** By name. */
export async function rewardRows(db: TenantDb, filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  const { providerId, status, key } = filter;
  const where = sql`r.tenant_id = ${db.tenantId} and ${status ? statuses[status] : sql`r.archived_at is null`}
    ${providerId ? sql` and r.provider_id = ${providerId}` : sql``}
    ${key ? sql` and strpos(r.name_key, ${key}) > 0` : sql``}`;
  const [rows, [counted]] = await Promise.all([
    db.rows<RewardRow>(sql`select ${rewardColumns}, ${usedIn(db)} from rewards r where ${where}
      order by r.name_key, r.id limit ${limit} offset ${offset}`),
    db.rows<{ total: number }>(sql`select count(*)::int as total from rewards r where ${where}`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Those that are offered, each reward's in their order. */
export async function variantsOf(db: TenantDb, rewardIds: readonly string[]): Promise<Map<string, VariantRow[]>> {
  const { rewardId, archivedAt, place, id } = rewardVariants;
  const rows = await db.orm
    .select()
    .from(rewardVariants)
    .where(
      ofTenant(db, rewardVariants, sql`${rewardId} = any(${sql.param(rewardIds)}::uuid[])`, sql`${archivedAt} is null`),
    )
    .orderBy(rewardId, place, id);
  return Map.groupBy(rows, (row) => row.rewardId);
}

/** What was redeemed of each since, and not taken back. */
export async function recentOf(db: TenantDb, rewardIds: readonly string[], since: Date) {
  const rows = await db.rows<{ id: string; redemptions: number; points: number }>(sql`
    select d.reward_id as id, count(*)::int as redemptions, coalesce(sum(d.points), 0)::float8 as points
    from redemptions d where d.tenant_id = ${db.tenantId} and d.reward_id = any(${sql.param(rewardIds)}::uuid[])
      and d.created_at > ${since} and d.status not in ('failed', 'cancelled') group by d.reward_id`);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
