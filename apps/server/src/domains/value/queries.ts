import type { Quality } from "@plaudit/api/value.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";

export interface QualityRow {
  id: string;
  name: string;
  color: number;
  motif: Quality["motif"];
  value_id: string;
  position: number;
  archived_at: Date | null;
}

export interface ValueRow {
  id: string;
  name: string;
  description: string;
  position: number;
  archived_at: Date | null;
  version: number;
}
/** Composers ask for this list too: it says how often, but not beyond this. */
const COUNT_MAX = 1000;
export type CountedQuality = QualityRow & { recognition_count: number };

export async function valuesWith(ctx: Pick<TenantCtx, "db">, condition: SQL): Promise<[ValueRow[], CountedQuality[]]> {
  const { tenantId } = ctx.db;
  return Promise.all([
    ctx.db.rows<ValueRow>(sql`
      select v.id, v.name, v.description, v.position, v.archived_at, v.version from recognition_values v
      where v.tenant_id = ${tenantId} and ${condition} order by v.position, v.id`),
    ctx.db.rows<CountedQuality>(sql`
      select q.id, q.name, q.color, q.motif, q.value_id, q.position, q.archived_at,
        (select count(*)::int from (select 1 from recognition_quality_links l
         where l.tenant_id = ${tenantId} and l.quality_id = q.id limit ${COUNT_MAX}) used) as recognition_count
      from recognition_qualities q
      join recognition_values v on v.tenant_id = ${tenantId} and v.id = q.value_id
      where q.tenant_id = ${tenantId} and ${condition} order by q.position, q.id`),
  ]);
}

/** Serialises those who write one tenant's values, so that two cannot take one name at once. */
export async function lockValues({ db }: Pick<TenantCtx, "db">): Promise<void> {
  await Promise.all([
    db.rows(sql`insert into recognition_settings (tenant_id) values (${db.tenantId}) on conflict do nothing`),
    db.rows(sql`select 1 from recognition_settings where tenant_id = ${db.tenantId} for update`),
  ]);
}

/** Names in use, but for those of the value that is being edited. What is archived holds no name. */
export async function takenNames({ db }: Pick<TenantCtx, "db">, except: string | null) {
  const [values, qualities] = await Promise.all([
    db.rows<{ name_key: string }>(sql`
      select name_key from recognition_values
      where tenant_id = ${db.tenantId} and archived_at is null and id is distinct from ${except}::uuid`),
    db.rows<{ name_key: string }>(sql`
      select q.name_key from recognition_qualities q
      join recognition_values v on v.tenant_id = ${db.tenantId} and v.id = q.value_id and v.archived_at is null
      where q.tenant_id = ${db.tenantId} and q.archived_at is null and q.value_id is distinct from ${except}::uuid`),
  ]);
  return {
    values: new Set(values.map((row) => row.name_key)),
    qualities: new Set(qualities.map((row) => row.name_key)),
  };
}
