import { sql } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { resetToken } from "../rules/reset-token.ts";
import { hashToken, MOST_RESETS, RESET_MINUTES } from "../rules/token.ts";
import { passwordResets } from "../tables.ts";

interface Known {
  user_id: string;
  tenant_id: string;
  member_id: string;
}
/** An unknown address writes the same, so that the response takes as long; its job finds nobody. */
const nobody = (): Known => ({ user_id: newId(), tenant_id: newId(), member_id: newId() });

/**
 * Mails a link that sets a new password. The response never reveals whether the address exists. Of one address no more are mailed than
 * can be good at once: requesting links for somebody else neither floods their mailbox nor invalidates the links that they have.
 */
export async function askRecovery({ db, enqueue, request, secret }: AnonymousCtx, email: string): Promise<null> {
  const [links] = await db.rows<{ left: number }>(
    sql`select remaining as left from app.take_attempt(${`recovery ${email}`}, ${MOST_RESETS}, ${RESET_MINUTES * 60})`,
  );
  if (links && links.left < 0) return null;
  const [found] = await db.rows<Known>(sql`
    select u.id as user_id, m.tenant_id, m.member_id from users u join tenant_memberships m on m.user_id = u.id
    where u.email = ${email}
    order by (m.tenant_id = ${request.hostTenantId ?? null}::uuid) desc nulls last, m.tenant_id limit 1`);
  const { user_id, tenant_id, member_id } = found ?? nobody();
  const resetId = newId();
  const onTenant = request.hostTenantId === tenant_id;
  const tokenHash = hashToken(resetToken(secret, resetId));
  const expiresAt = sql`app.now() + make_interval(mins => ${RESET_MINUTES})`;
  await Promise.all([
    db.orm.insert(passwordResets).values({ tokenHash, userId: user_id, expiresAt }),
    enqueue("identity.mail-recovery", { tenantId: tenant_id, memberId: member_id, resetId, onTenant }),
  ]);
  return null;
}
