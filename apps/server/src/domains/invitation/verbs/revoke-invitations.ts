import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";

interface Ctx {
  db: TenantDb;
  readonly now: Date;
}

/** No link that these people were sent lets them in any more. Travels with the COMMIT. */
export function revokeInvitations({ db, now }: Ctx, memberIds: readonly string[]): void {
  db.write(sql`
    update invitations set revoked_at = ${now}
    where tenant_id = ${db.tenantId} and member_id = any(${sql.param(memberIds)}::uuid[])
      and used_at is null and revoked_at is null`);
}
