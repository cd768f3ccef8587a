import { eq } from "drizzle-orm";
import type { UserCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { users } from "../../account/index.ts";
import { takeInvitation } from "../queries.ts";
import { type Entrance, letIn } from "./let-in.ts";

/** For who has an account: they sign in as they always do, and only as themselves. */
export async function joinByInvitation(ctx: UserCtx, token: string): Promise<Entrance> {
  const { db, session } = ctx;
  const { userId, familyId } = session;
  if (session.tenantId) throw new DomainError("Forbidden", "chooseElsewhere");
  const invitation = await takeInvitation(ctx, token);
  const [user] = await db.orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user?.email !== invitation.email) throw new DomainError("Forbidden", "invitedOther");
  return letIn(ctx, { invitation, userId, familyId });
}
