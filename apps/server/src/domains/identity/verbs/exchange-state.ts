import type { AccessRecord } from "@plaudit/api/identity.ts";
import { sql } from "drizzle-orm";
import { DomainError } from "../../../error.ts";
import type { AnonymousCtx } from "../../../http/context.ts";
import { mayEnter } from "../member-standing.ts";
import { hashToken } from "../rules/token.ts";
import { issueToken } from "./issue-token.ts";

interface Used {
  user_id: string;
  tenant_id: string;
  family_id: string;
  member_id: string;
}

/** Changes the state for the tenant's token, exactly once, on that tenant's host and while its sign-in still stands. */
export async function exchangeState({ db, request }: AnonymousCtx, state: string): Promise<AccessRecord> {
  const [used] = await db.rows<Used>(sql`
    update login_states s set used_at = app.now() from tenant_memberships m
    where s.state_hash = ${hashToken(state)} and s.used_at is null and s.expires_at > app.now()
      and m.user_id = s.user_id and m.tenant_id = s.tenant_id
    returning s.user_id, s.tenant_id, s.family_id, m.member_id`);
  const elsewhere = request.hostTenantId !== undefined && request.hostTenantId !== used?.tenant_id;
  if (!used || elsewhere || !(await stillStands(db, used)))
    throw new DomainError("InvalidState", "This sign-in is no longer valid");
  const holder = { userId: used.user_id, familyId: used.family_id, tenantId: used.tenant_id, memberId: used.member_id };
  return { token: await issueToken(db, holder), userId: used.user_id, tenantId: used.tenant_id };
}

/** Holds the family's first token, so that signing out ends either all of the family or comes before this. */
async function stillStands(db: AnonymousCtx["db"], { family_id, tenant_id, member_id }: Used): Promise<boolean> {
  const [family, active] = await Promise.all([
    db.rows(sql`
      select 1 from access_tokens where family_id = ${family_id} and scope = 'user' and revoked_at is null for share`),
    mayEnter(db, tenant_id, member_id),
  ]);
  return family.length > 0 && active;
}
