import type { AccessRecord } from "@plaudit/api/account.ts";
import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { AnonymousCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { beginChallenge, holdChallenge } from "../challenge.ts";
import { rpIdOf } from "../rules/rp-id.ts";
import { type Signing, verifyPasskey } from "../webauthn.ts";
import { enter } from "./sign-in.ts";

/** Sent without a user: the passkey identifies its owner. */
export async function beginPasskeySignIn(ctx: AnonymousCtx) {
  const rpId = rpIdOf(ctx);
  if (!rpId) throw new DomainError("Conflict", "security.noPasskeysHere");
  const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: "required" });
  const data: Signing = { challenge: options.challenge, rpId };
  return { id: await beginChallenge(ctx, { purpose: "passkeySignIn", userId: null, data }), options: { ...options } };
}

/** Two factors in one: the device, and the finger, face or PIN that it has verified. */
export async function signInByPasskey(
  ctx: AnonymousCtx,
  { id, credential }: { id: string; credential: { id: string } },
): Promise<AccessRecord> {
  const { data, end } = await holdChallenge<Signing>(ctx, id, "passkeySignIn");
  const passkey = await verifyPasskey(ctx, { ...data, userId: null, credential, alone: true });
  if (!passkey) throw new DomainError("InvalidCredentials", "security.passkeyUnknown");
  end();
  return enter(ctx, passkey.userId);
}
