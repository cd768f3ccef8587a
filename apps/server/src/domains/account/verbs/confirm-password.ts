import { eq } from "drizzle-orm";
import { verifyPassword } from "../../../adapters/password.ts";
import type { UserCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { users } from "../tables.ts";

/** Changes of a user's sign-in methods require their password. */
export async function confirmPassword({ db, session }: UserCtx, password: string): Promise<{ email: string }> {
  const [user] = await db.orm.select().from(users).where(eq(users.id, session.userId));
  if (!user || !(await verifyPassword(password, user.passwordHash)))
    throw new DomainError("InvalidCredentials", "notCurrent");
  return user;
}
