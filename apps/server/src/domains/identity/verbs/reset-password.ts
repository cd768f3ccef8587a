import { sql } from "drizzle-orm";
import { hashPassword } from "../../../adapters/password.ts";
import { DomainError } from "../../../error.ts";
import type { AnonymousCtx } from "../../../http/context.ts";
import { hashToken } from "../rules/token.ts";
import { checkPassword } from "./check-password.ts";

/** Sets the password by a mailed link, once; every session of the person ends. */
export async function resetPassword({ db }: AnonymousCtx, token: string, password: string): Promise<null> {
  const [found] = await db.rows<{ user_id: string; email: string }>(sql`
    update password_resets r set used_at = app.now() from users u
    where r.token_hash = ${hashToken(token)} and r.used_at is null and r.expires_at > app.now() and u.id = r.user_id
    returning r.user_id, u.email`);
  if (!found) throw new DomainError("InvalidToken", "This link no longer works");
  checkPassword(password, found.email);
  await setPassword(db, found.user_id, password);
  await db.rows(
    sql`update access_tokens set revoked_at = app.now() where user_id = ${found.user_id} and revoked_at is null`,
  );
  return null;
}

export async function setPassword(db: AnonymousCtx["db"], userId: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.rows(sql`update users set password_hash = ${hash} where id = ${userId}`);
}
