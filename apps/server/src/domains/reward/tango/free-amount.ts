import type { ShopRewardPage } from "@plaudit/api/reward-shop.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";

export type FreeAmount = NonNullable<NonNullable<ShopRewardPage["supplied"]>["free"]>;
interface Row {
  variantId: string;
  least: number;
  most: number;
  whole: boolean;
  markup: number;
  approvalFrom: number | null;
}
/** Between which amounts a gift card can hold any: the widest range of its items; null where each has its own. */
export async function freeAmountOf(db: TenantDb, rewardId: string): Promise<FreeAmount | null> {
  const [row] = await db.rows<Row>(sql`
    select v.id as "variantId", i.least::float8 as least, i.most::float8 as most, i.whole, c.markup,
      p.approval_from as "approvalFrom"
    from reward_variants v
    join rewards r on r.tenant_id = ${db.tenantId} and r.id = v.reward_id
    join reward_providers p on p.tenant_id = ${db.tenantId} and p.id = r.provider_id
    join tango_connections c on c.tenant_id = ${db.tenantId} and c.provider_id = r.provider_id
    join tango_items i on i.tenant_id = ${db.tenantId} and i.utid = v.external_id
    where v.tenant_id = ${db.tenantId} and v.reward_id = ${rewardId} and v.archived_at is null and i.active
      and i.least < i.most order by i.most - i.least desc, v.place limit 1`);
  if (!row) return null;
  const { least, most, whole, ...of } = row;
  const step = whole ? 100 : 1;
  return { ...of, step, least: Math.ceil(least / step) * step, most: Math.floor(most / step) * step };
}
