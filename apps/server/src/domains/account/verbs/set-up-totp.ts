import { eq } from "drizzle-orm";
import type { UserCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { seal } from "../../../seal.ts";
import { beginChallenge, challengeOver, holdChallenge } from "../challenge.ts";
import { newTotpKey, totpStep, totpUrl } from "../rules/totp.ts";
import { totpFactors } from "../tables.ts";
import { addFactor, removeFactor } from "./change-second-step.ts";
import { confirmPassword } from "./confirm-password.ts";
import { holdUser } from "./hold-user.ts";

export async function beginTotp(ctx: UserCtx, password: string) {
  const { email } = await confirmPassword(ctx, password);
  const key = newTotpKey();
  const id = await beginChallenge(ctx, { purpose: "totp", userId: ctx.session.userId, data: { key } });
  return { id, key, url: totpUrl(key, email) };
}

/** The code that confirms the set-up cannot be used again. */
export async function addTotp(ctx: UserCtx, { id, code }: { id: string; code: string }) {
  const { db, now, secret } = ctx;
  await holdUser(ctx, ctx.session.userId);
  const { userId, data, end } = await holdChallenge<{ key: string }>(ctx, id, "totp");
  if (userId !== ctx.session.userId) throw challengeOver();
  const lastStep = totpStep(data.key, code, now);
  if (lastStep === null) throw new DomainError("InvalidCredentials", "security.wrong");
  end();
  const factor = { key: seal(data.key, secret), lastStep, createdAt: now, lastUsedAt: null };
  return addFactor(ctx, "totpAdded", () =>
    db.orm
      .insert(totpFactors)
      .values({ userId, ...factor })
      .onConflictDoUpdate({ target: totpFactors.userId, set: factor }),
  );
}

export async function removeTotp(ctx: UserCtx, password: string): Promise<null> {
  await confirmPassword(ctx, password);
  return removeFactor(ctx, "totpRemoved", () =>
    ctx.db.orm.delete(totpFactors).where(eq(totpFactors.userId, ctx.session.userId)).returning(),
  );
}
