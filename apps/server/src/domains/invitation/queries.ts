import { sql } from "drizzle-orm";
import type { RequestInfo } from "../../context.ts";
import type { AuthDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { enterTenant, hashToken } from "../account/index.ts";

export interface Invitation {
  tenant_id: string;
  member_id: string;
  email: string;
}
interface Ctx {
  db: AuthDb;
  readonly now: Date;
  request: RequestInfo;
}
export const deadLink = () => new DomainError("InvalidToken", "linkUsed");

const alive = ({ now }: Ctx, token: string) =>
  sql`token_hash = ${hashToken(token)} and used_at is null and revoked_at is null and expires_at > ${now}`;

function onItsHost({ request }: Ctx, invitation: Invitation | undefined): Invitation {
  const elsewhere = request.hostTenantId !== undefined && request.hostTenantId !== invitation?.tenant_id;
  if (!invitation || elsewhere) throw deadLink();
  return invitation;
}

/** Takes the link, so that of several at once one counts; a refusal later in the transaction gives it back. */
export async function takeInvitation(ctx: Ctx, token: string): Promise<Invitation> {
  const [found] = await ctx.db.rows<Invitation>(sql`
    update invitations set used_at = ${ctx.now} where ${alive(ctx, token)} returning tenant_id, member_id, email`);
  return onItsHost(ctx, found);
}

/** Whom the link is for. Known to who holds it: the mailbox's owner. */
export async function lookUpInvitation(ctx: Ctx, token: string) {
  const { db } = ctx;
  const [found] = await db.rows<Invitation>(
    sql`select tenant_id, member_id, email from invitations where ${alive(ctx, token)}`,
  );
  const { tenant_id, member_id, email } = onItsHost(ctx, found);
  await enterTenant(db, tenant_id);
  const [[member], [user]] = await Promise.all([
    db.rows<{ first_name: string; last_name: string }>(sql`
      select first_name, last_name from tenant_members where tenant_id = ${tenant_id} and id = ${member_id}
        and status = 'invited' and suspended_at is null and email = ${email}`),
    db.rows(sql`select 1 from users where email = ${email} and password_hash is not null`),
  ]);
  if (!member) throw deadLink();
  return { firstName: member.first_name, lastName: member.last_name, email, hasAccount: user !== undefined };
}
