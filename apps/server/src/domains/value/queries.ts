import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { columnsOf } from "../../db/rows.ts";
import { recognitionQualities as qualities, recognitionValues as values } from "./tables.ts";

const { tenantId, nameKey, createdAt, ...shown } = getTableColumns(qualities);
export type QualityRow = Pick<typeof qualities.$inferSelect, keyof typeof shown>;
/** Of a quality `q`. */
export const qualityColumns = columnsOf("q", shown);
export type ValueRow = typeof values.$inferSelect;
export type CountedQuality = QualityRow & { recognitionCount: number };
/** Composers load this list too, so counts stop here. */
const COUNT_MAX = 1000;

export async function valuesWith(
  { db }: Pick<TenantCtx, "db">,
  condition: SQL,
): Promise<[ValueRow[], CountedQuality[]]> {
  return Promise.all([
    db.rows<ValueRow>(sql`
      select ${columnsOf("v", getTableColumns(values))} from recognition_values v
      where v.tenant_id = ${db.tenantId} and ${condition} order by v.position, v.id`),
    db.rows<CountedQuality>(sql`
      select ${qualityColumns}, (select count(*)::int from (select 1 from recognition_quality_links l
        where l.tenant_id = ${db.tenantId} and l.quality_id = q.id limit ${COUNT_MAX}) used) as "recognitionCount"
      from recognition_qualities q
      join recognition_values v on v.tenant_id = ${db.tenantId} and v.id = q.value_id
      where q.tenant_id = ${db.tenantId} and ${condition} order by q.position, q.id`),
  ]);
}

/** Serialises those who write one tenant's values, so that two cannot take one name at once. */
export async function lockValues({ db }: Pick<TenantCtx, "db">): Promise<void> {
  await db.rows(sql`select 1 from tenants where id = ${db.tenantId} for no key update`);
}

/** Names in use, but for those of the value that is being edited. What is archived holds no name. */
export async function takenNames({ db }: Pick<TenantCtx, "db">, except: string | null) {
  const [ofValues, ofQualities] = await Promise.all([
    db.rows<{ name_key: string }>(sql`
      select name_key from recognition_values
      where tenant_id = ${db.tenantId} and archived_at is null and id is distinct from ${except}::uuid`),
    db.rows<{ name_key: string }>(sql`
      select q.name_key from recognition_qualities q
      join recognition_values v on v.tenant_id = ${db.tenantId} and v.id = q.value_id and v.archived_at is null
      where q.tenant_id = ${db.tenantId} and q.archived_at is null and q.value_id is distinct from ${except}::uuid`),
  ]);
  return {
    values: new Set(ofValues.map((row) => row.name_key)),
    qualities: new Set(ofQualities.map((row) => row.name_key)),
  };
}
