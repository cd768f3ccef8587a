import { eq } from "drizzle-orm";
import { verifyPassword } from "../../../adapters/password.ts";
import type { UserCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { users } from "../tables.ts";
import { setPassword } from "./set-password.ts";

/** Revokes all other sessions of the person; the current one stays. */
export async function changePassword(
  ctx: UserCtx,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<null> {
  const { db, session } = ctx;
  const { userId, familyId } = session;
  const [user] = await db.orm.select().from(users).where(eq(users.id, userId));
  if (!user || !(await verifyPassword(currentPassword, user.passwordHash)))
    throw new DomainError("InvalidCredentials", "notCurrent");
  await setPassword(ctx, { userId, email: user.email, password, keepFamilyId: familyId });
  return null;
}
