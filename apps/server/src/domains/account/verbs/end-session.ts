import { sql } from "drizzle-orm";
import type { UserCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { revokeTokens } from "./revoke-tokens.ts";

/** Revokes one of the user's own sessions: its next request is answered 401. */
export async function endSession(ctx: UserCtx, familyId: string): Promise<null> {
  const { userId } = ctx.session;
  const [found] = await ctx.db.rows(sql`
    select 1 from access_tokens where family_id = ${familyId} and user_id = ${userId} and revoked_at is null limit 1`);
  if (!found) throw new DomainError("NotFound", "noSession");
  await revokeTokens(ctx, { userId, familyId });
  return null;
}

export async function endOtherSessions(ctx: UserCtx): Promise<null> {
  const { userId, familyId } = ctx.session;
  await revokeTokens(ctx, { userId, exceptFamilyId: familyId });
  return null;
}
