import { sql } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { hashToken } from "../rules/token.ts";
import { announceChange } from "./announce-change.ts";
import { setPassword } from "./set-password.ts";

/** Sets the password by a mailed link, once; revokes all sessions of the user. */
export async function resetPassword(ctx: AnonymousCtx, token: string, password: string): Promise<null> {
  const { db, now } = ctx;
  const [found] = await db.rows<{ user_id: string; email: string }>(sql`
    update password_resets r set used_at = ${now} from users u
    where r.token_hash = ${hashToken(token)} and r.used_at is null and r.expires_at > ${now} and u.id = r.user_id
    returning r.user_id, u.email`);
  if (!found) throw new DomainError("InvalidToken", "linkUsed");
  await setPassword(ctx, { userId: found.user_id, email: found.email, password });
  await announceChange(ctx, found.user_id, "passwordReset");
  return null;
}
