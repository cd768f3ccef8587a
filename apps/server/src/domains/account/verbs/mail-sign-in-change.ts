import * as z from "zod/mini";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { renderSignInChangeMail } from "../../../mail/sign-in-change.ts";
import { signInChange } from "../rules/sign-in-change.ts";
import { signInRecipient } from "./sign-in-recipient.ts";

const data = z.object({ memberId: z.uuid(), change: signInChange, changeId: z.uuid() });

export async function mailSignInChange(ctx: WorkerCtx, job: unknown): Promise<void> {
  const { memberId, change, changeId } = data.parse(job);
  const recipient = await signInRecipient(ctx, memberId);
  if (!recipient) return;
  const { letter, to } = recipient;
  await ctx.sendMail({ ...renderSignInChangeMail({ ...letter, change }), to, key: `sign-in-change:${changeId}` });
}
