import { sql } from "drizzle-orm";
import { DomainError } from "../../../error.ts";
import type { UserCtx } from "../../../http/context.ts";
import { mayEnter } from "../member-standing.ts";
import { membershipIn } from "../queries.ts";
import { hashToken, newToken, STATE_SECONDS } from "../rules/token.ts";

/** A state for the tenant's own host: good once, for a minute. */
export async function beginTenantLogin(ctx: UserCtx, tenantId: string): Promise<{ url: string; state: string }> {
  const { db, session } = ctx;
  const place = await membershipIn(ctx, session.userId, tenantId);
  if (!place) throw new DomainError("NotFound", "You do not belong to this organisation");
  if (session.tenantId && session.tenantId !== tenantId)
    throw new DomainError("Forbidden", "Choose another organisation where you signed in");
  if (!(await mayEnter(db, tenantId, place.memberId)))
    throw new DomainError("Forbidden", "Your access to this organisation is suspended");
  const state = newToken();
  await db.rows(sql`
    insert into login_states (state_hash, family_id, user_id, tenant_id, expires_at)
    values (${hashToken(state)}, ${session.familyId}, ${session.userId}, ${tenantId},
      app.now() + make_interval(secs => ${STATE_SECONDS}))`);
  return { url: place.url, state };
}
