import { eq } from "drizzle-orm";
import { hashPassword } from "../../../adapters/password.ts";
import type { UserCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { newRecoveryCode, RECOVERY_CODES } from "../rules/recovery-code.ts";
import type { SignInChange } from "../rules/sign-in-change.ts";
import { passkeys, recoveryCodes, secondSteps, totpFactors } from "../tables.ts";
import { announceChange } from "./announce-change.ts";
import { confirmPassword } from "./confirm-password.ts";
import { revokeTokens } from "./revoke-tokens.ts";

/** Locks the user's second step, which is created if it does not exist. */
async function holdSecondStep({ db, session: { userId } }: UserCtx): Promise<{ first: boolean }> {
  const added = await db.orm.insert(secondSteps).values({ userId }).onConflictDoNothing().returning();
  if (added.length > 0) return { first: true };
  await db.orm.select().from(secondSteps).where(eq(secondSteps.userId, userId)).for("update");
  return { first: false };
}

/** Revokes all other sessions and notifies the user by mail. */
async function finish(ctx: UserCtx, change: SignInChange): Promise<void> {
  const { userId, familyId } = ctx.session;
  await revokeTokens(ctx, { userId, exceptFamilyId: familyId });
  await announceChange(ctx, userId, change);
}

async function makeCodes({ db, session: { userId } }: UserCtx): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = await Promise.all(codes.map(hashPassword));
  await db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.orm.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  return codes;
}

/** The first factor creates the recovery codes. */
export async function addFactor(ctx: UserCtx, change: SignInChange, add: () => Promise<unknown>) {
  const { first } = await holdSecondStep(ctx);
  await add();
  await finish(ctx, change);
  return { recoveryCodes: first ? await makeCodes(ctx) : null };
}

/** Removing the last factor removes the recovery codes and the second step. */
export async function removeFactor(
  ctx: UserCtx,
  change: SignInChange,
  remove: () => Promise<unknown[]>,
): Promise<null> {
  const { db, session } = ctx;
  const { userId } = session;
  await db.orm.select().from(secondSteps).where(eq(secondSteps.userId, userId)).for("update");
  if ((await remove()).length === 0) return null;
  const [totp, keys] = await Promise.all([
    db.orm.select().from(totpFactors).where(eq(totpFactors.userId, userId)),
    db.orm.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)),
  ]);
  if (totp.length + keys.length === 0) {
    db.write(db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)));
    db.write(db.orm.delete(secondSteps).where(eq(secondSteps.userId, userId)));
  }
  await finish(ctx, change);
  return null;
}

export async function replaceCodes(ctx: UserCtx, password: string): Promise<{ recoveryCodes: string[] }> {
  const { db, session } = ctx;
  await confirmPassword(ctx, password);
  const held = await db.orm.select().from(secondSteps).where(eq(secondSteps.userId, session.userId)).for("update");
  if (held.length === 0) throw new DomainError("Conflict", "security.noSecondStep");
  const codes = await makeCodes(ctx);
  await finish(ctx, "codesReplaced");
  return { recoveryCodes: codes };
}
