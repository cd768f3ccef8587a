import { sql } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { mailPlace } from "../mail-place.ts";
import type { SignInChange } from "../rules/sign-in-change.ts";

/** Notifies the sign-in address by mail, in case somebody else made the change. */
export async function announceChange(
  ctx: Pick<AnonymousCtx, "db" | "enqueue" | "request">,
  userId: string,
  change: SignInChange,
): Promise<void> {
  const place = await mailPlace(ctx, sql`u.id = ${userId}`);
  if (!place) return;
  const { tenantId, memberId } = place;
  await ctx.enqueue("identity.mail-sign-in-change", { tenantId, memberId, change, changeId: newId() });
}
