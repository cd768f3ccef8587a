import { sql } from "drizzle-orm";
import { verifyPassword } from "../../../adapters/password.ts";
import { DomainError } from "../../../error.ts";
import type { UserCtx } from "../../../http/context.ts";
import { checkPassword } from "./check-password.ts";
import { setPassword } from "./reset-password.ts";

/** Every other sign-in of the person ends; the one that asks stays. */
export async function changePassword(
  { db, session }: UserCtx,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<null> {
  const [user] = await db.rows<{ email: string; password_hash: string | null }>(
    sql`select email, password_hash from users where id = ${session.userId}`,
  );
  if (!user || !(await verifyPassword(currentPassword, user.password_hash)))
    throw new DomainError("InvalidCredentials", "This is not your current password");
  checkPassword(password, user.email);
  await setPassword(db, session.userId, password);
  await db.rows(sql`
    update access_tokens set revoked_at = app.now()
    where user_id = ${session.userId} and family_id <> ${session.familyId} and revoked_at is null`);
  return null;
}
