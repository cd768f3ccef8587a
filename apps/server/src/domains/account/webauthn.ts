import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { RequestInfo } from "../../context.ts";
import type { AuthDb } from "../../db/tenant-db.ts";
import { originOf, rpIdOf } from "./rules/rp-id.ts";
import { passkeys } from "./tables.ts";

interface Ctx {
  db: AuthDb;
  request: RequestInfo;
  apexUrl: string;
}
type Passkey = typeof passkeys.$inferSelect;
/** The challenge that a passkey signs, and its origin. */
export interface Signing {
  challenge: string;
  rpId: string;
}
type Credential = { id: string };

export const transportsOf = ({ transports }: Pick<Passkey, "transports">) => transports as AuthenticatorTransport[];

/** The user's passkeys for this host and the challenge they sign; null if there are none. */
export async function requestPasskey(ctx: Ctx, userId: string) {
  const rpId = rpIdOf(ctx);
  if (!rpId) return null;
  const known = await ctx.db.orm
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.rpId, rpId)));
  if (known.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: known.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
    userVerification: "preferred",
  });
  return { options, signing: { challenge: options.challenge, rpId } satisfies Signing };
}

/** The new passkey, or null if the response is invalid for any reason. */
export async function verifyNewPasskey(ctx: Ctx, { challenge, rpId }: Signing, credential: Credential) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(ctx),
      expectedRPID: rpId,
      requireUserVerification: false,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
}

interface Answer extends Signing {
  credential: Credential;
  /** Limits the search to this user's passkeys. */
  userId: string | null;
  /** Requires user verification (finger, face or PIN): then no password is needed. */
  alone?: boolean;
}

/** The user whose passkey signed this, or null. Locks its row and records its use. */
export async function verifyPasskey(
  { db, request, now }: Ctx & { readonly now: Date },
  { challenge, rpId, credential, userId, alone = false }: Answer,
): Promise<Passkey | null> {
  const [known] = await db.orm
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.credentialId, credential.id),
        eq(passkeys.rpId, rpId),
        userId ? eq(passkeys.userId, userId) : undefined,
      ),
    )
    .for("update");
  if (!known) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf({ request }),
      expectedRPID: rpId,
      requireUserVerification: alone,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
        transports: transportsOf(known),
      },
    });
    if (!verified) return null;
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: now };
    db.write(db.orm.update(passkeys).set(used).where(eq(passkeys.id, known.id)));
    return known;
  } catch {
    return null;
  }
}
