import { and, eq, isNull } from "drizzle-orm";
import { hashPassword } from "../../../adapters/password.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { challenges, passwordResets, users } from "../tables.ts";
import { checkPassword } from "./check-password.ts";
import { holdUser } from "./hold-user.ts";
import { revokeTokens } from "./revoke-tokens.ts";

interface Ctx {
  db: AuthDb;
  readonly now: Date;
}
interface Change {
  userId: string;
  email: string;
  password: string;
  /** The session to keep; all other sessions of the user are revoked. */
  keepFamilyId?: string;
}

/** Invalidates all mailed links, and sign-ins that wait for their second step. */
export async function setPassword(ctx: Ctx, { userId, email, password, keepFamilyId }: Change): Promise<void> {
  checkPassword(password, email);
  const passwordHash = await hashPassword(password);
  const { db, now } = ctx;
  await holdUser(ctx, userId);
  const unused = and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt));
  db.write(db.orm.update(users).set({ passwordHash }).where(eq(users.id, userId)));
  db.write(db.orm.delete(challenges).where(eq(challenges.userId, userId)));
  db.write(db.orm.update(passwordResets).set({ usedAt: now }).where(unused));
  await revokeTokens(ctx, { userId, ...(keepFamilyId ? { exceptFamilyId: keepFamilyId } : {}) });
}
