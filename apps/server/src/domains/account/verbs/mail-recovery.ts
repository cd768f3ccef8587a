import * as z from "zod/mini";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { renderRecoveryMail } from "../../../mail/recovery.ts";
import { resetToken } from "../rules/reset-token.ts";
import { signInRecipient } from "./sign-in-recipient.ts";

const recovery = z.object({ memberId: z.uuid(), resetId: z.uuid(), onTenant: z.boolean() });

export async function mailRecovery(ctx: WorkerCtx, data: unknown): Promise<void> {
  const { tenant, secret, apexUrl } = ctx;
  const { memberId, resetId, onTenant } = recovery.parse(data);
  const recipient = await signInRecipient(ctx, memberId);
  if (!recipient) return;
  const { letter, to } = recipient;
  const token = resetToken(secret, resetId);
  const link = `${onTenant ? tenant.url : apexUrl}/new-password?token=${encodeURIComponent(token)}`;
  await ctx.sendMail({ ...renderRecoveryMail({ ...letter, link }), to, key: `recovery:${resetId}` });
}
