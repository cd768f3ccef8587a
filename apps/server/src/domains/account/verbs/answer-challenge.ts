import type { AccessRecord } from "@plaudit/api/account.ts";
import type { ChallengeAnswer } from "@plaudit/api/auth-factor.ts";
import { and, eq } from "drizzle-orm";
import { verifyPassword } from "../../../adapters/password.ts";
import type { AnonymousCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { codesOf, totpOf } from "../auth-factors.ts";
import { challengeOver, holdChallenge } from "../challenge.ts";
import { readRecoveryCode } from "../rules/recovery-code.ts";
import { LOCKED_SECONDS, MOST_FAILURES } from "../rules/token.ts";
import { totpStep } from "../rules/totp.ts";
import { recoveryCodes, secondSteps, totpFactors } from "../tables.ts";
import { type Signing, verifyPasskey } from "../webauthn.ts";
import { announceChange } from "./announce-change.ts";
import { enter } from "./sign-in.ts";

type Step = typeof secondSteps.$inferSelect;

/**
 * The second step of a sign-in. The user's row stays locked throughout: of two concurrent requests with the same code one succeeds,
 * and every failed attempt is counted.
 */
export async function answerChallenge(
  ctx: AnonymousCtx,
  token: string,
  answer: ChallengeAnswer,
): Promise<AccessRecord | DomainError> {
  const { db, now } = ctx;
  const { userId, data, end } = await holdChallenge<{ signing: Signing | null }>(ctx, token, "signIn");
  if (!userId) throw challengeOver();
  const own = eq(secondSteps.userId, userId);
  const [step] = await db.orm.select().from(secondSteps).where(own).for("update");
  if (!step) throw challengeOver();
  if (step.lockedUntil && step.lockedUntil > now) return locked(step.lockedUntil.getTime() - now.getTime());
  if (!(await isRight(ctx, userId, data.signing, answer))) return countFailure(ctx, step);
  end();
  db.write(db.orm.update(secondSteps).set({ failures: 0, lockedUntil: null }).where(own));
  return enter(ctx, userId);
}

const locked = (ms: number) =>
  new DomainError("TooManyRequests", "security.locked", { retryAfter: Math.max(1, Math.ceil(ms / 1000)) });

async function countFailure({ db, now }: AnonymousCtx, { userId, failures }: Step): Promise<DomainError> {
  const last = failures + 1 >= MOST_FAILURES;
  const lockedUntil = last ? new Date(now.getTime() + LOCKED_SECONDS * 1000) : null;
  const counted = { failures: last ? 0 : failures + 1, lockedUntil };
  await db.orm.update(secondSteps).set(counted).where(eq(secondSteps.userId, userId));
  return last ? locked(LOCKED_SECONDS * 1000) : new DomainError("InvalidCredentials", "security.wrong");
}

async function isRight(
  ctx: AnonymousCtx,
  userId: string,
  signing: Signing | null,
  answer: ChallengeAnswer,
): Promise<boolean> {
  if (answer.type === "totp") return useTotp(ctx, userId, answer.code);
  if (answer.type === "recoveryCode") return useRecoveryCode(ctx, userId, answer.code);
  if (!signing) return false;
  return (await verifyPasskey(ctx, { ...signing, userId, credential: answer.credential })) !== null;
}

/** Codes of a used step, or of an earlier one, are refused. */
async function useTotp(ctx: AnonymousCtx, userId: string, code: string): Promise<boolean> {
  const totp = await totpOf(ctx, userId);
  const lastStep = totp && totpStep(totp.key, code, ctx.now);
  if (!totp || lastStep === null || lastStep <= totp.lastStep) return false;
  const used = { lastStep, lastUsedAt: ctx.now };
  ctx.db.write(ctx.db.orm.update(totpFactors).set(used).where(eq(totpFactors.userId, userId)));
  return true;
}

async function useRecoveryCode(ctx: AnonymousCtx, userId: string, typed: string): Promise<boolean> {
  const { db, now } = ctx;
  const code = readRecoveryCode(typed);
  for (const { codeHash } of await codesOf(ctx, userId)) {
    if (!(await verifyPassword(code, codeHash))) continue;
    const one = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
    db.write(db.orm.update(recoveryCodes).set({ usedAt: now }).where(one));
    await announceChange(ctx, userId, "recoveryCodeUsed");
    return true;
  }
  return false;
}
