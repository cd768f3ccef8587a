import { eq, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import { ofTenant } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { renderInvitationMail } from "../../../mail/invitation.ts";
import { hashToken } from "../../account/index.ts";
import { fullName, languageOf, tenantMembers } from "../../directory/index.ts";
import { INVITATION_DAYS, invitationLink, invitationToken } from "../rules/invitation-token.ts";
import { invitations } from "../tables.ts";

const invitation = z.object({ memberId: z.uuid(), invitationId: z.uuid() });

/** To the address that was invited, whatever the member's is by now; not when the link has died meanwhile. */
export async function mailInvitation(ctx: WorkerCtx, data: unknown): Promise<void> {
  const { db, tenant, secret } = ctx;
  const { memberId, invitationId } = invitation.parse(data);
  const { firstName, lastName, locale } = tenantMembers;
  const { tokenHash, email, usedAt, revokedAt } = invitations;
  const tokenOf = hashToken(invitationToken(secret, invitationId));
  const open = ofTenant(
    db,
    invitations,
    eq(invitations.memberId, memberId),
    eq(tokenHash, tokenOf),
    isNull(usedAt),
    isNull(revokedAt),
  );
  const [to] = await db.orm
    .select({ firstName, lastName, locale, email })
    .from(invitations)
    .innerJoin(tenantMembers, ofTenant(db, tenantMembers, eq(tenantMembers.id, invitations.memberId)))
    .where(open);
  if (!to) return;
  await ctx.sendMail({
    ...renderInvitationMail({
      language: languageOf(tenant, to.locale),
      tenant,
      recipient: { firstName: to.firstName },
      link: invitationLink(tenant.url, secret, invitationId),
      days: INVITATION_DAYS,
    }),
    to: { name: fullName(to.firstName, to.lastName), address: to.email },
    key: `invitation:${invitationId}`,
  });
}
