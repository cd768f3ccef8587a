import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";

/** What those about a subject call it, where they do. Travels with the COMMIT. */
export const rewordNotifications = (db: TenantDb, resourcePath: string, values: Record<string, string>): void =>
  db.write(sql`
    update notifications set params = params || ${JSON.stringify(values)}::jsonb
    where tenant_id = ${db.tenantId} and resource_path = ${resourcePath} and params ?& ${sql.param(Object.keys(values))}::text[]`);
