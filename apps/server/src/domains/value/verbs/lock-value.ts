import type { ActionOn } from "@plaudit/api/entities.ts";
import type { Value } from "@plaudit/api/value.ts";
import type { TenantCtx } from "../../../context.ts";
import { valuePolicy } from "../policy.ts";
import { factsOf, oneValue } from "../present.ts";
import { lockValues } from "../queries.ts";

/** A value that may be changed so, locked with all others of the tenant. */
export async function lockValue(ctx: TenantCtx, id: string, action: ActionOn<"value">): Promise<Value> {
  await lockValues(ctx);
  const value = await oneValue(ctx, id);
  valuePolicy.require(ctx, action, factsOf(value.qualities));
  return value;
}
