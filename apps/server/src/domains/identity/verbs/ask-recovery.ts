import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { AnonymousCtx } from "../../../http/context.ts";
import { resetToken } from "../rules/reset-token.ts";
import { hashToken, RESET_MINUTES } from "../rules/token.ts";

/** Mails a link that sets a new password. Whether anybody has the address is never said. */
export async function askRecovery({ db, enqueue, request, secret }: AnonymousCtx, email: string): Promise<null> {
  const [user] = await db.rows<{ user_id: string; tenant_id: string; member_id: string }>(sql`
    select u.id as user_id, m.tenant_id, m.member_id from users u join tenant_memberships m on m.user_id = u.id
    where u.email = ${email}
    order by (m.tenant_id = ${request.hostTenantId ?? null}::uuid) desc nulls last, m.tenant_id limit 1`);
  if (!user) return null;
  const resetId = newId();
  await db.rows(sql`
    insert into password_resets (token_hash, user_id, expires_at)
    values (${hashToken(resetToken(secret, resetId))}, ${user.user_id}, app.now() + make_interval(mins => ${RESET_MINUTES}))`);
  const onTenant = request.hostTenantId === user.tenant_id;
  await enqueue("identity.mail-recovery", { tenantId: user.tenant_id, memberId: user.member_id, resetId, onTenant });
  return null;
}
