import type { MediaKind } from "@plaudit/api/media.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fileNames, variantOf } from "./rules/file-names.ts";

/** Where the store holds a variant of each of these pictures that are used, by id. */
export async function storedAt(
  db: TenantDb,
  kind: MediaKind,
  variant: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const name = fileNames(kind).find((one) => variantOf(one) === variant);
  if (!name || ids.length === 0) return new Map();
  const found = await db.rows<{ id: string; key: string }>(sql`
    select id, key from media_objects
    where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[]) and kind = ${kind}
      and ready_at is not null and gone_at is null`);
  return new Map(found.map(({ id, key }) => [id, `${db.tenantId}/${key}/${name}`]));
}
