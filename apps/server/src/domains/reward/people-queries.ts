import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fullName } from "../directory/index.ts";
import { managingRoles } from "./policy.ts";

/** Of those who look after rewards one who owns a store, else any. */
export async function helperOf({ db }: { db: TenantDb }) {
  const [row] = await db.rows<{ first_name: string; last_name: string; email: string }>(sql`
    select m.first_name, m.last_name, m.email from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.status = 'joined' and m.suspended_at is null and m.email is not null
      and m.role = any(${sql.param(managingRoles)}::text[])
    order by exists (select from reward_providers p where p.tenant_id = ${db.tenantId} and m.id = any(p.owner_ids)) desc,
      m.name_key, m.id limit 1`);
  return row ? { name: fullName(row.first_name, row.last_name), address: row.email } : null;
}
