import type { AccessRecord, ConfirmSignIn } from "@plaudit/api/account.ts";
import { eq, sql } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { fullName, mayEnter, tenantMembers } from "../../directory/index.ts";
import { beganHere } from "../rules/login-cookie.ts";
import { ASKED_SECONDS, hashToken } from "../rules/token.ts";
import { users } from "../tables.ts";
import { issueToken } from "./issue-token.ts";

interface Found {
  user_id: string;
  tenant_id: string;
  family_id: string;
  member_id: string;
}
interface Exchange {
  state: string;
  /** The user has confirmed the account that they will be signed in to. */
  confirmed?: boolean | undefined;
}

/**
 * Changes the state for the tenant's token, exactly once, on that tenant's host and while its sign-in is still valid. A browser that
 * did not start it gets the account's name and must confirm first: anybody can send somebody else a link with a state of their own.
 */
export async function exchangeState(
  ctx: AnonymousCtx,
  { state, confirmed }: Exchange,
): Promise<AccessRecord | ConfirmSignIn> {
  const { db, request, now } = ctx;
  const taken = confirmed || beganHere(request.cookies, state);
  const until = new Date(now.getTime() + ASKED_SECONDS * 1000);
  const [found] = await db.rows<Found>(sql`
    update login_states s set ${taken ? sql`used_at = ${now}` : sql`expires_at = ${until}`} from tenant_memberships m
    where s.state_hash = ${hashToken(state)} and s.used_at is null and s.expires_at > ${now}
      and m.user_id = s.user_id and m.tenant_id = s.tenant_id
    returning s.user_id, s.tenant_id, s.family_id, m.member_id`);
  const elsewhere = request.hostTenantId !== undefined && request.hostTenantId !== found?.tenant_id;
  if (!found || elsewhere || !(await stillStands(db, found))) throw new DomainError("InvalidState", "signInOver");
  if (!taken) return { confirm: await whoIs(db, found) };
  const holder = {
    userId: found.user_id,
    familyId: found.family_id,
    tenantId: found.tenant_id,
    memberId: found.member_id,
  };
  return { token: await issueToken(ctx, holder), userId: found.user_id, tenantId: found.tenant_id };
}

/** Locks the session's first token, so that a concurrent sign-out revokes all of the session's tokens or comes first. */
async function stillStands(db: AnonymousCtx["db"], { family_id, tenant_id, member_id }: Found): Promise<boolean> {
  const [family, active] = await Promise.all([
    db.rows(sql`
      select 1 from access_tokens where family_id = ${family_id} and scope = 'user' and revoked_at is null for share`),
    mayEnter(db, tenant_id, member_id),
  ]);
  return family.length > 0 && active;
}

/** The address beside the name, because a name can be made to look like anybody's. */
async function whoIs(
  db: AnonymousCtx["db"],
  { user_id, tenant_id, member_id }: Found,
): Promise<ConfirmSignIn["confirm"]> {
  const { firstName, lastName } = tenantMembers;
  const [[member], [user]] = await Promise.all([
    db.orm
      .select({ firstName, lastName })
      .from(tenantMembers)
      .where(byId({ tenantId: tenant_id }, tenantMembers, member_id)),
    db.orm.select({ email: users.email }).from(users).where(eq(users.id, user_id)),
  ]);
  return {
    userId: user_id,
    name: fullName(member?.firstName ?? "", member?.lastName ?? ""),
    email: user?.email ?? "",
  };
}
