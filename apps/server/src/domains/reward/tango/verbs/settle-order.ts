import type { ActionOn } from "@plaudit/api/entities.ts";
import type { TangoOrder } from "@plaudit/api/tango.ts";
import type { TenantCtx } from "../../../../context.ts";
import { DomainError } from "../../../../error.ts";
import { recordAudit } from "../../../audit/index.ts";
import { fail } from "../../verbs/settle.ts";
import { askSoon, type OrderRow, orderRow } from "../orders.ts";
import { tangoOrderPolicy } from "../policy.ts";
import { presentOrder } from "../present.ts";

async function lockOrder(ctx: TenantCtx, id: string, action: ActionOn<"tangoOrder">): Promise<OrderRow> {
  const row = await orderRow(ctx.db, id, true);
  if (!row) throw new DomainError("NotFound", "tango.noOrder");
  tangoOrderPolicy.require(ctx, action, row);
  return row;
}

/** Under the reference it always had, so nothing is ordered twice. */
export async function askNow(ctx: TenantCtx, id: string): Promise<TangoOrder> {
  await lockOrder(ctx, id, "ask");
  await askSoon(ctx, id);
  return presentOrder(ctx, id);
}

/** The service has said that there is no such order: its points come back. */
export async function giveUp(ctx: TenantCtx, id: string): Promise<TangoOrder> {
  const { db } = ctx;
  const row = await lockOrder(ctx, id, "giveUp");
  db.write({
    name: "tango_order_give_up",
    text: `update tango_orders set state = 'failed', settled_at = $3, next_at = null, claimed_until = null
      where tenant_id = $1 and redemption_id = $2`,
    values: [db.tenantId, id, ctx.now],
  });
  await fail(ctx, id, "");
  const entity = { action: "tangoOrder.giveUp", entityType: "tangoOrder", entityId: id };
  await recordAudit(ctx, { ...entity, before: { state: row.state }, after: { state: "failed" } });
  return presentOrder(ctx, id);
}
