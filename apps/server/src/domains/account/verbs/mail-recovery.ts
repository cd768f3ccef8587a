import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { renderRecoveryMail } from "../../../mail/recovery.ts";
import { fullName, languageOf, tenantMembers } from "../../directory/index.ts";
import { resetToken } from "../rules/reset-token.ts";

const recovery = z.object({ memberId: z.uuid(), resetId: z.uuid(), onTenant: z.boolean() });

/** Sent to the sign-in address, never to the one that a tenant's administrator entered. */
export async function mailRecovery(ctx: WorkerCtx, data: unknown): Promise<void> {
  const { db, tenant, secret, apexUrl } = ctx;
  const { memberId, resetId, onTenant } = recovery.parse(data);
  const { id, firstName, lastName, locale } = tenantMembers;
  const [to] = await db.orm
    .select({ firstName, lastName, locale, email: sql<string | null>`app.sign_in_address(${id})` })
    .from(tenantMembers)
    .where(byId(db, tenantMembers, memberId));
  if (!to?.email) return;
  const token = resetToken(secret, resetId);
  const link = `${onTenant ? tenant.url : apexUrl}/new-password?token=${encodeURIComponent(token)}`;
  await ctx.sendMail({
    ...renderRecoveryMail({
      language: languageOf(tenant, to.locale),
      tenant,
      recipient: { firstName: to.firstName },
      link,
    }),
    to: { name: fullName(to.firstName, to.lastName), address: to.email },
    key: `recovery:${resetId}`,
  });
}
