import { sql } from "drizzle-orm";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { hashToken, newToken, TOKEN_DAYS } from "../rules/token.ts";

interface Holder {
  userId: string;
  familyId: string;
  tenantId: string | null;
  memberId: string | null;
}

/** A new token at each step of scope; the answer is the only place where it is ever written out. */
export async function issueToken(db: AuthDb, { userId, familyId, tenantId, memberId }: Holder): Promise<string> {
  const token = newToken();
  await db.rows(sql`
    insert into access_tokens (token_hash, family_id, user_id, scope, tenant_id, member_id, last_used_at, expires_at)
    values (${hashToken(token)}, ${familyId}, ${userId}, ${tenantId ? "tenant" : "user"}, ${tenantId}, ${memberId},
      app.now(), app.now() + make_interval(days => ${TOKEN_DAYS}))`);
  return token;
}
