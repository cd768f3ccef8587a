import type { UserCtx } from "../../../context.ts";
import { announceChange } from "./announce-change.ts";
import { confirmPassword } from "./confirm-password.ts";
import { setPassword } from "./set-password.ts";

/** Revokes all other sessions of the person; the current one stays. */
export async function changePassword(
  ctx: UserCtx,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<null> {
  const { userId, familyId } = ctx.session;
  const { email } = await confirmPassword(ctx, currentPassword);
  await setPassword(ctx, { userId, email, password, keepFamilyId: familyId });
  await announceChange(ctx, userId, "passwordChanged");
  return null;
}
