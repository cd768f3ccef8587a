import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

export const invitationPersonalData: PersonalData = async ({ db, memberId }) => ({
  invitations: await db.rows<object>(sql`
    select i.created_at as "at", i.email, i.used_at as "usedAt", i.revoked_at as "revokedAt", i.expires_at as "expiresAt"
    from invitations i where i.tenant_id = ${db.tenantId} and i.member_id = ${memberId} order by i.created_at`),
});
