import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { storedSettings } from "../../points/index.ts";
import { pointsFor } from "../rules/prices.ts";
import type { Connection } from "./connection.ts";
import { isWanted } from "./rules/values.ts";

interface Found {
  currency: string;
  kind: string;
  points: number | null;
  cost: number | null;
}
/** Whether points are worth something else than when the shop's prices were made: one price of each currency tells. */
export async function arePricesOld(db: TenantDb, connection: Connection): Promise<boolean> {
  const { providerId, countries } = connection;
  const { row: settings } = await storedSettings(db);
  const rows = await db.rows<Found>(sql`
    select c.currency, c.kind, v.points, v.cost from (
      select distinct i.currency, i.kind from tango_items i
      join tango_brands b on b.tenant_id = ${db.tenantId} and b.key = i.brand_key
      where i.tenant_id = ${db.tenantId} and i.active and b.active and not b.hidden
        and i.countries && ${sql.param(countries)}::text[]) c
    left join lateral (select w.points, (w.face_value + w.fee)::float8 as cost from rewards r
      join reward_variants w on w.tenant_id = ${db.tenantId} and w.reward_id = r.id and w.archived_at is null
      where r.tenant_id = ${db.tenantId} and r.provider_id = ${providerId} and r.currency = c.currency
        and r.archived_at is null
      order by r.most_points desc, r.id, w.points desc limit 1) v on true`);
  return rows.some(({ currency, kind, points, cost }) =>
    points === null || cost === null
      ? isWanted(kind, connection) && settings.worth.some((one) => one.currency === currency)
      : pointsFor(cost, currency, settings.worth) !== points,
  );
}
