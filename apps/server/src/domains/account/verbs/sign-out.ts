import type { UserCtx } from "../../../context.ts";
import { revokeTokens } from "./revoke-tokens.ts";

/** Revokes the whole session: the apex and every tenant that was entered from it. */
export async function signOut(ctx: UserCtx): Promise<null> {
  const { userId, familyId } = ctx.session;
  await revokeTokens(ctx, { userId, familyId });
  return null;
}
