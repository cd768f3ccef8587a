import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";

/** Only what everybody may see stands on top of everybody's feed. Null unpins. */
export async function pinItem({ db, now }: TenantCtx, id: string, days: number | null): Promise<void> {
  const found = await db.rows(sql`
    update timeline_items
    set pinned_until = ${now}::timestamptz + make_interval(days => ${days}::int)
    where tenant_id = ${db.tenantId} and id = ${id} and tenant_wide and removed_at is null returning id`);
  if (found.length === 0) throw new DomainError("NotFound", "noItem");
}
