import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { RequestInfo } from "../../context.ts";
import { byId } from "../../db/rows.ts";
import type { AuthDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { enterTenant, hashToken, users } from "../account/index.ts";
import { tenantMembers } from "../directory/index.ts";
import { invitations } from "./tables.ts";

const { tenantId, memberId, email } = invitations;
export type Invitation = Pick<typeof invitations.$inferSelect, "tenantId" | "memberId" | "email">;
interface Ctx {
  db: AuthDb;
  readonly now: Date;
  request: RequestInfo;
}
export const deadLink = () => new DomainError("InvalidToken", "linkUsed");

const alive = ({ now }: Ctx, token: string) =>
  and(
    eq(invitations.tokenHash, hashToken(token)),
    isNull(invitations.usedAt),
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, now),
  );

function onItsHost({ request }: Ctx, invitation: Invitation | undefined): Invitation {
  const elsewhere = request.hostTenantId !== undefined && request.hostTenantId !== invitation?.tenantId;
  if (!invitation || elsewhere) throw deadLink();
  return invitation;
}

/** Takes the link, so that of several at once one counts; a refusal later in the transaction gives it back. */
export async function takeInvitation(ctx: Ctx, token: string): Promise<Invitation> {
  const taken = ctx.db.orm.update(invitations).set({ usedAt: ctx.now }).where(alive(ctx, token));
  const [found] = await taken.returning({ tenantId, memberId, email });
  return onItsHost(ctx, found);
}

/** Whom the link is for. Known to who holds it: the mailbox's owner. */
export async function lookUpInvitation(ctx: Ctx, token: string) {
  const { db } = ctx;
  const [found] = await db.orm.select({ tenantId, memberId, email }).from(invitations).where(alive(ctx, token));
  const invitation = onItsHost(ctx, found);
  await enterTenant(db, invitation.tenantId);
  const { firstName, lastName, status, suspendedAt } = tenantMembers;
  const expected = and(eq(status, "invited"), isNull(suspendedAt), eq(tenantMembers.email, invitation.email));
  const [[member], [user]] = await Promise.all([
    db.orm
      .select({ firstName, lastName })
      .from(tenantMembers)
      .where(byId(invitation, tenantMembers, invitation.memberId, expected)),
    db.orm
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, invitation.email), isNotNull(users.passwordHash))),
  ]);
  if (!member) throw deadLink();
  return { ...member, email: invitation.email, hasAccount: user !== undefined };
}
