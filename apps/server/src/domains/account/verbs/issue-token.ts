import { sql } from "drizzle-orm";
import type { RequestInfo } from "../../../context.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { hashToken, newToken, TOKEN_DAYS } from "../rules/token.ts";
import { accessTokens } from "../tables.ts";

interface Ctx {
  db: AuthDb;
  request: Pick<RequestInfo, "userAgent">;
}
type Holder = Pick<typeof accessTokens.$inferSelect, "userId" | "familyId" | "tenantId" | "memberId">;

/** A new token at each step of scope; only the response ever contains it in plain text. */
export async function issueToken(
  { db, request }: Ctx,
  { userId, familyId, tenantId, memberId }: Holder,
): Promise<string> {
  const token = newToken();
  await db.orm.insert(accessTokens).values({
    tokenHash: hashToken(token),
    familyId,
    userId,
    scope: tenantId ? "tenant" : "user",
    tenantId,
    memberId,
    userAgent: request.userAgent,
    lastUsedAt: sql`app.now()`,
    expiresAt: sql`app.now() + make_interval(days => ${TOKEN_DAYS})`,
  });
  return token;
}
