import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { revokeInvitations } from "../../invitation/index.ts";

interface Person {
  id: string;
  userId: string | null;
}

/** Nobody of them is in this tenant any more, nor gets in by an old link. Travels with the COMMIT. */
export async function shutOut(ctx: TenantCtx, people: readonly Person[]): Promise<void> {
  const { db, now } = ctx;
  const memberIds = people.map(({ id }) => id);
  const userIds = people.flatMap(({ userId }) => userId ?? []);
  revokeInvitations(ctx, memberIds);
  db.write(sql`
    update access_tokens set revoked_at = ${now}
    where tenant_id = ${db.tenantId} and user_id = any(${sql.param(userIds)}::uuid[]) and revoked_at is null`);
  await ctx.publish({ type: "end", memberIds });
}
