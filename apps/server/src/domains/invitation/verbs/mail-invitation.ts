import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { renderInvitationMail } from "../../../mail/invitation.ts";
import { hashToken } from "../../account/index.ts";
import { fullName, spokenBy } from "../../directory/index.ts";
import { INVITATION_DAYS, invitationLink, invitationToken } from "../rules/invitation-token.ts";

const invitation = z.object({ memberId: z.uuid(), invitationId: z.uuid() });

/** To the address that was invited, whatever the member's is by now; not when the link has died meanwhile. */
export async function mailInvitation(ctx: WorkerCtx, data: unknown): Promise<void> {
  const { db, tenant, secret } = ctx;
  const { memberId, invitationId } = invitation.parse(data);
  const [to] = await db.rows<{
    first_name: string;
    last_name: string;
    email: string;
    locale: "en" | "fr" | "ar" | null;
  }>(sql`
    select m.first_name, m.last_name, i.email, m.locale
    from invitations i join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = i.member_id
    where i.tenant_id = ${db.tenantId} and i.member_id = ${memberId}
      and i.token_hash = ${hashToken(invitationToken(secret, invitationId))} and i.used_at is null and i.revoked_at is null`);
  if (!to) return;
  await ctx.sendMail({
    ...renderInvitationMail({
      language: spokenBy(tenant, to.locale),
      tenant,
      recipient: { firstName: to.first_name },
      link: invitationLink(tenant.url, secret, invitationId),
      days: INVITATION_DAYS,
    }),
    to: { name: fullName(to.first_name, to.last_name), address: to.email },
    key: `invitation:${invitationId}`,
  });
}
