import { and, eq, isNull } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordChange } from "../../audit/index.ts";
import { tenants } from "../../directory/index.ts";
import { tenantPolicy } from "../policy.ts";

/** For every administrator of the tenant; a second time changes nothing. */
export async function dismissFirstSteps(ctx: TenantCtx): Promise<null> {
  const { db, now } = ctx;
  tenantPolicy.require(ctx, "edit", null);
  const shown = and(eq(tenants.id, db.tenantId), isNull(tenants.firstStepsDismissedAt));
  const dismissed = db.orm.update(tenants).set({ firstStepsDismissedAt: now }).where(shown);
  const [changed] = await dismissed.returning({ id: tenants.id });
  if (!changed) return null;
  await recordChange(ctx, "firstSteps.dismiss", db.tenantId, { dismissedAt: null }, { dismissedAt: now });
  return null;
}
