import { type SQL, sql } from "drizzle-orm";
import type { AuthDb } from "../../db/tenant-db.ts";

interface Place {
  userId: string;
  tenantId: string;
  memberId: string;
}

/** Tenant whose name and language a mail to user `u` has: the one of this host, else their first. */
export async function mailPlace(
  { db, request }: { db: AuthDb; request: { hostTenantId: string | null | undefined } },
  who: SQL,
): Promise<Place | undefined> {
  const [found] = await db.rows<Place>(sql`
    select u.id as "userId", m.tenant_id as "tenantId", m.member_id as "memberId"
    from users u join tenant_memberships m on m.user_id = u.id
    where ${who}
    order by (m.tenant_id = ${request.hostTenantId ?? null}::uuid) desc nulls last, m.tenant_id limit 1`);
  return found;
}
