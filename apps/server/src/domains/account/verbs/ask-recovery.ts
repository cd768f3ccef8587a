import { sql } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { mailPlace } from "../mail-place.ts";
import { resetToken } from "../rules/reset-token.ts";
import { hashToken, MOST_RESETS, RESET_MINUTES } from "../rules/token.ts";
import { passwordResets } from "../tables.ts";

/** An unknown address causes the same writes, so that the response takes as long; its job finds no user. */
const nobody = () => ({ userId: newId(), tenantId: newId(), memberId: newId() });

/**
 * Mails a link that sets a new password. The response never reveals whether the address exists. Of one address no more are mailed than
 * can be good at once: requesting links for somebody else neither floods their mailbox nor invalidates the links that they have.
 */
export async function askRecovery({ db, enqueue, request, secret }: AnonymousCtx, email: string): Promise<null> {
  const [links] = await db.rows<{ left: number }>(
    sql`select remaining as left from app.take_attempt(${`recovery ${email}`}, ${MOST_RESETS}, ${RESET_MINUTES * 60})`,
  );
  if (links && links.left < 0) return null;
  const found = await mailPlace({ db, request }, sql`u.email = ${email}`);
  const { userId, tenantId, memberId } = found ?? nobody();
  const resetId = newId();
  const onTenant = request.hostTenantId === tenantId;
  const tokenHash = hashToken(resetToken(secret, resetId));
  const expiresAt = sql`app.now() + make_interval(mins => ${RESET_MINUTES})`;
  await Promise.all([
    db.orm.insert(passwordResets).values({ tokenHash, userId, expiresAt }),
    enqueue("identity.mail-recovery", { tenantId, memberId, resetId, onTenant }),
  ]);
  return null;
}
