import type { UserCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { mayEnter } from "../../directory/index.ts";
import { membershipIn } from "../queries.ts";
import { beginState } from "./begin-state.ts";

/** Starts signing in to one of the user's tenants. */
export async function beginTenantLogin(ctx: UserCtx, tenantId: string): Promise<{ url: string; state: string }> {
  const { db, session } = ctx;
  const place = await membershipIn(ctx, session.userId, tenantId);
  if (!place) throw new DomainError("NotFound", "notBelonging");
  if (session.tenantId && session.tenantId !== tenantId) throw new DomainError("Forbidden", "chooseElsewhere");
  if (!(await mayEnter(db, tenantId, place.memberId))) throw new DomainError("Forbidden", "suspended");
  const state = await beginState(ctx, { familyId: session.familyId, userId: session.userId, tenantId });
  return { url: place.url, state };
}
