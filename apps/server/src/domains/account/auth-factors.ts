import type { Challenge } from "@plaudit/api/account.ts";
import type { AuthFactors } from "@plaudit/api/auth-factor.ts";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { AnonymousCtx, UserCtx } from "../../context.ts";
import type { AuthDb } from "../../db/tenant-db.ts";
import { unseal } from "../../seal.ts";
import { rpIdOf } from "./rules/rp-id.ts";
import { passkeys, recoveryCodes, secondSteps, totpFactors } from "./tables.ts";

interface Ctx {
  db: AuthDb;
  readonly secret: string;
}

/** Null too if the key was encrypted with another secret: that app no longer works, and a recovery code is needed. */
export async function totpOf({ db, secret }: Ctx, userId: string) {
  const [row] = await db.orm.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  const key = row && unseal(row.key, secret);
  return row && key ? { ...row, key } : null;
}

/** Unused recovery codes. */
export const codesOf = ({ db }: Pick<Ctx, "db">, userId: string) =>
  db.orm
    .select()
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

const passkeysOf = ({ db }: Pick<Ctx, "db">, userId: string) =>
  db.orm.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));

export const hasSecondStep = async ({ db }: Pick<Ctx, "db">, userId: string): Promise<boolean> =>
  (await db.orm.select().from(secondSteps).where(eq(secondSteps.userId, userId))).length > 0;

/** Methods for the second step of a user, besides a passkey. */
export async function codeFactors(ctx: AnonymousCtx, userId: string): Promise<Challenge["factors"]> {
  const [totp, codes] = await Promise.all([totpOf(ctx, userId), codesOf(ctx, userId)]);
  return [...(totp ? (["totp"] as const) : []), ...(codes.length > 0 ? (["recoveryCode"] as const) : [])];
}

export async function authFactorsOf(ctx: UserCtx): Promise<AuthFactors> {
  const { userId } = ctx.session;
  const [totp, keys, codes] = await Promise.all([totpOf(ctx, userId), passkeysOf(ctx, userId), codesOf(ctx, userId)]);
  return {
    totp: totp && { addedAt: totp.createdAt.toISOString(), lastUsedAt: totp.lastUsedAt?.toISOString() ?? null },
    passkeys: keys.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
      id,
      name,
      host: rpId,
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: codes.length,
    passkeysHere: rpIdOf(ctx) !== null,
  };
}
