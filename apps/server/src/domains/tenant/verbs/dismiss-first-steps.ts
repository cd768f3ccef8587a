import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordAudit } from "../../audit/index.ts";

/** For every administrator of the tenant; a second time changes nothing. */
export async function dismissFirstSteps(ctx: TenantCtx): Promise<null> {
  const { db, now } = ctx;
  const [changed] = await db.rows<{ at: Date }>(sql`
    update tenants set first_steps_dismissed_at = ${now}
    where id = ${db.tenantId} and first_steps_dismissed_at is null returning first_steps_dismissed_at as at`);
  if (!changed) return null;
  await recordAudit(ctx, {
    action: "firstSteps.dismiss",
    entityType: "firstSteps",
    entityId: db.tenantId,
    before: { dismissedAt: null },
    after: { dismissedAt: changed.at },
  });
  return null;
}
