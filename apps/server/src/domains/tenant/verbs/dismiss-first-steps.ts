import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordChange } from "../../audit/index.ts";
import { tenantPolicy } from "../policy.ts";

/** For every administrator of the tenant; a second time changes nothing. */
export async function dismissFirstSteps(ctx: TenantCtx): Promise<null> {
  const { db, now } = ctx;
  tenantPolicy.require(ctx, "edit", null);
  const [changed] = await db.rows<{ at: Date }>(sql`
    update tenants set first_steps_dismissed_at = ${now}
    where id = ${db.tenantId} and first_steps_dismissed_at is null returning first_steps_dismissed_at as at`);
  if (!changed) return null;
  await recordChange(ctx, "firstSteps.dismiss", db.tenantId, { dismissedAt: null }, { dismissedAt: changed.at });
  return null;
}
