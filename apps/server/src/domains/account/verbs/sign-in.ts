import type { AccessRecord, Challenge } from "@plaudit/api/account.ts";
import { eq } from "drizzle-orm";
import { verifyPassword } from "../../../adapters/password.ts";
import type { AnonymousCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError } from "../../../error.ts";
import { codeFactors, hasSecondStep } from "../auth-factors.ts";
import { beginChallenge } from "../challenge.ts";
import { users } from "../tables.ts";
import { requestPasskey } from "../webauthn.ts";
import { holdToSignIn } from "./hold-user.ts";
import { issueToken } from "./issue-token.ts";

const refused = () => new DomainError("InvalidCredentials", "credentials");

/** Same response and duration whether the address or the password is wrong. If a second step is required, the password alone gives no access. */
export async function signIn(
  ctx: AnonymousCtx,
  email: string,
  password: string,
): Promise<AccessRecord | { challenge: Challenge }> {
  const { db } = ctx;
  const [user] = await db.orm.select().from(users).where(eq(users.email, email));
  const right = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user?.passwordHash || !right) throw refused();
  const held = await holdToSignIn(ctx, user.id, user.passwordHash);
  if (held.length === 0) throw refused();
  return (await hasSecondStep(ctx, user.id)) ? { challenge: await secondStep(ctx, user.id) } : enter(ctx, user.id);
}

/** The first token of a new session. */
export async function enter(ctx: AnonymousCtx, userId: string): Promise<AccessRecord> {
  const token = await issueToken(ctx, { userId, familyId: newId(), tenantId: null, memberId: null });
  return { token, userId, tenantId: null };
}

async function secondStep(ctx: AnonymousCtx, userId: string): Promise<Challenge> {
  const [passkey, codes] = await Promise.all([requestPasskey(ctx, userId), codeFactors(ctx, userId)]);
  const id = await beginChallenge(ctx, { purpose: "signIn", userId, data: { signing: passkey?.signing ?? null } });
  return {
    id,
    factors: [...(passkey ? (["passkey"] as const) : []), ...codes],
    passkey: passkey && { ...passkey.options },
  };
}
