import type { AccessRecord } from "@plaudit/api/account.ts";
import { eq } from "drizzle-orm";
import { verifyPassword } from "../../../adapters/password.ts";
import type { AnonymousCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError } from "../../../error.ts";
import { users } from "../tables.ts";
import { issueToken } from "./issue-token.ts";

/** Same response and duration whether the address or the password is wrong. */
export async function signIn({ db }: AnonymousCtx, email: string, password: string): Promise<AccessRecord> {
  const [user] = await db.orm.select().from(users).where(eq(users.email, email));
  const right = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !right) throw new DomainError("InvalidCredentials", "credentials");
  const token = await issueToken(db, { userId: user.id, familyId: newId(), tenantId: null, memberId: null });
  return { token, userId: user.id, tenantId: null };
}
