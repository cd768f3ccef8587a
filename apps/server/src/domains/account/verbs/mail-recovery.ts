import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { renderRecoveryMail } from "../../../mail/recovery.ts";
import { fullName, spokenBy } from "../../directory/index.ts";
import { resetToken } from "../rules/reset-token.ts";

const recovery = z.object({ memberId: z.uuid(), resetId: z.uuid(), onTenant: z.boolean() });

/** To the address of sign-in, never to one that a tenant's administrator has written beside the name. */
export async function mailRecovery(ctx: WorkerCtx, data: unknown): Promise<void> {
  const { db, tenant, secret, apexUrl } = ctx;
  const { memberId, resetId, onTenant } = recovery.parse(data);
  const [to] = await db.rows<{
    first_name: string;
    last_name: string;
    email: string | null;
    locale: "en" | "fr" | "ar" | null;
  }>(sql`
    select first_name, last_name, app.sign_in_address(id) as email, locale from tenant_members
    where tenant_id = ${db.tenantId} and id = ${memberId}`);
  if (!to?.email) return;
  const token = resetToken(secret, resetId);
  const link = `${onTenant ? tenant.url : apexUrl}/new-password?token=${encodeURIComponent(token)}`;
  await ctx.sendMail({
    ...renderRecoveryMail({
      language: spokenBy(tenant, to.locale),
      tenant,
      recipient: { firstName: to.first_name },
      link,
    }),
    to: { name: fullName(to.first_name, to.last_name), address: to.email },
    key: `recovery:${resetId}`,
  });
}
