import type { UserCtx } from "../../../http/context.ts";
import { revokeTokens } from "./revoke-tokens.ts";

/** Ends the whole family: the apex and every tenant that was entered from it. */
export async function signOut({ db, session }: UserCtx): Promise<null> {
  await revokeTokens(db, { userId: session.userId, familyId: session.familyId });
  return null;
}
