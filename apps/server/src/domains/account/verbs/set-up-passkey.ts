import { generateRegistrationOptions } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { UserCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError } from "../../../error.ts";
import { beginChallenge, challengeOver, holdChallenge } from "../challenge.ts";
import { rpIdOf } from "../rules/rp-id.ts";
import { passkeys } from "../tables.ts";
import { type Signing, transportsOf, verifyNewPasskey } from "../webauthn.ts";
import { addFactor, removeFactor } from "./change-second-step.ts";
import { confirmPassword } from "./confirm-password.ts";
import { holdUser } from "./hold-user.ts";

/** EdDSA, ES256 and RS256: every passkey supports one of them. */
const ALGORITHMS = [-8, -7, -257];

export async function beginPasskey(ctx: UserCtx, password: string) {
  const { userId } = ctx.session;
  const { email } = await confirmPassword(ctx, password);
  const rpId = rpIdOf(ctx);
  if (!rpId) throw new DomainError("Conflict", "security.noPasskeysHere");
  const known = await ctx.db.orm
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.rpId, rpId)));
  const options = await generateRegistrationOptions({
    rpName: "Plaudit",
    rpID: rpId,
    userID: new TextEncoder().encode(userId),
    userName: email,
    excludeCredentials: known.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  const data: Signing = { challenge: options.challenge, rpId };
  return { id: await beginChallenge(ctx, { purpose: "passkey", userId, data }), options: { ...options } };
}

interface NewPasskey {
  id: string;
  name: string;
  credential: { id: string };
}
export async function addPasskey(ctx: UserCtx, { id, name, credential }: NewPasskey) {
  await holdUser(ctx, ctx.session.userId);
  const { userId, data, end } = await holdChallenge<Signing>(ctx, id, "passkey");
  if (userId !== ctx.session.userId) throw challengeOver();
  const made = await verifyNewPasskey(ctx, data, credential);
  if (!made) throw new DomainError("InvalidCredentials", "security.passkeyRefused");
  end();
  const row = {
    id: newId(),
    userId,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: made.transports ?? [],
    rpId: data.rpId,
    name,
    createdAt: ctx.now,
  };
  return addFactor(ctx, "passkeyAdded", () => ctx.db.orm.insert(passkeys).values(row));
}

export async function removePasskey(ctx: UserCtx, id: string, password: string): Promise<null> {
  await confirmPassword(ctx, password);
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, ctx.session.userId));
  return removeFactor(ctx, "passkeyRemoved", () => ctx.db.orm.delete(passkeys).where(own).returning());
}
