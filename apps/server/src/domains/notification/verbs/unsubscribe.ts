import { sql } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { enterTenant } from "../../account/index.ts";
import { unsubscribedReader } from "../rules/unsubscribe-token.ts";

/** Ends a member's digest by the link in one. The response is the same if it was ended before. */
export async function unsubscribe(ctx: AnonymousCtx, token: string): Promise<void> {
  const reader = unsubscribedReader(ctx.secret, token);
  if (!reader) throw new DomainError("NotFound", "linkUsed");
  const { db } = await enterTenant(ctx.db, reader.tenantId);
  await db.rows(sql`
    insert into notification_preferences (tenant_id, member_id, digest)
    select ${reader.tenantId}::uuid, m.id, 'disabled' from tenant_members m
    where m.tenant_id = ${reader.tenantId} and m.id = ${reader.memberId}
    on conflict (tenant_id, member_id) do update set digest = excluded.digest`);
}
