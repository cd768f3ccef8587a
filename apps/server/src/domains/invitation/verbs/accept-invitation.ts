import { eq } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";
import { ensureUser, issueToken, setPassword, users } from "../../account/index.ts";
import { takeInvitation } from "../queries.ts";
import { type Entrance, letIn } from "./let-in.ts";

interface Acceptance {
  token: string;
  firstName: string;
  lastName: string;
  password: string;
}

/** Locked before it is looked at: of two invitations to one address accepted at once, the second finds the first's password. */
async function userWithoutPassword(db: AuthDb, email: string): Promise<string> {
  const userId = await ensureUser(db, email, null);
  const [user] = await db.orm.select().from(users).where(eq(users.id, userId)).for("update");
  if (user?.passwordHash) throw new DomainError("Conflict", "hasAccount");
  return userId;
}

/** A first password for who has no account yet. An account that has one is never given another by an invitation. */
export async function acceptInvitation(
  ctx: AnonymousCtx,
  { token, password, firstName, lastName }: Acceptance,
): Promise<Entrance> {
  const { db } = ctx;
  const invitation = await takeInvitation(ctx, token);
  const { email } = invitation;
  const userId = await userWithoutPassword(db, email);
  await setPassword(ctx, { userId, email, password });
  const familyId = newId();
  await issueToken(ctx, { userId, familyId, tenantId: null, memberId: null });
  return letIn(ctx, { invitation, userId, familyId, names: { firstName, lastName } });
}
