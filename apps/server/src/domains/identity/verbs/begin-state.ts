import { sql } from "drizzle-orm";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { hashToken, newToken, STATE_SECONDS } from "../rules/token.ts";

interface Whose {
  familyId: string;
  userId: string;
  tenantId: string;
}

/** A state for the tenant's own host: good once, for a minute. */
export async function beginState(db: AuthDb, { familyId, userId, tenantId }: Whose): Promise<string> {
  const state = newToken();
  await db.rows(sql`
    insert into login_states (state_hash, family_id, user_id, tenant_id, expires_at)
    values (${hashToken(state)}, ${familyId}, ${userId}, ${tenantId}, app.now() + make_interval(secs => ${STATE_SECONDS}))`);
  return state;
}
