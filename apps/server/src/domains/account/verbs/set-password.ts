import { sql } from "drizzle-orm";
import { hashPassword } from "../../../adapters/password.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { checkPassword } from "./check-password.ts";
import { revokeTokens } from "./revoke-tokens.ts";

interface Ctx {
  db: AuthDb;
  readonly now: Date;
}
interface Change {
  userId: string;
  email: string;
  password: string;
  /** The sign-in that stays; every other one of the person ends. */
  keepFamilyId?: string;
}

/** No link that was mailed before works afterwards. */
export async function setPassword(ctx: Ctx, { userId, email, password, keepFamilyId }: Change): Promise<void> {
  checkPassword(password, email);
  const hash = await hashPassword(password);
  const { db, now } = ctx;
  await Promise.all([
    db.rows(sql`update users set password_hash = ${hash} where id = ${userId}`),
    db.rows(sql`update password_resets set used_at = ${now} where user_id = ${userId} and used_at is null`),
    revokeTokens(ctx, { userId, ...(keepFamilyId ? { exceptFamilyId: keepFamilyId } : {}) }),
  ]);
}
