import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { rewardPolicy } from "../policy.ts";
import { shopFacts } from "../present-shop.ts";
import { variantsOf } from "../queries.ts";
import { shopRow } from "../shop-queries.ts";

async function check(ctx: TenantCtx, id: string): Promise<void> {
  const row = await shopRow(ctx, id);
  if (!row) throw new DomainError("NotFound", "reward.missing");
  rewardPolicy.require(ctx, "wish", shopFacts(row));
}

/** One at a time: another takes its place. */
export async function wishFor(ctx: TenantCtx, id: string, variantId: string | undefined): Promise<void> {
  await check(ctx, id);
  const { db, now, actor } = ctx;
  const variants = (await variantsOf(db, [id])).get(id) ?? [];
  if (variantId && !variants.some((one) => one.id === variantId))
    throw fieldError("variantId", "unknown", "reward.noVariant");
  db.write({
    name: "reward_wish",
    text: `insert into reward_wishes as w (tenant_id, member_id, reward_id, variant_id, created_at) values ($1, $2, $3, $4, $5)
      on conflict (tenant_id, member_id) do update set reward_id = excluded.reward_id, variant_id = excluded.variant_id,
        created_at = excluded.created_at`,
    values: [db.tenantId, actor.memberId, id, variantId ?? null, now],
  });
}

export async function unwish(ctx: TenantCtx, id: string): Promise<void> {
  await check(ctx, id);
  const { db, actor } = ctx;
  db.write({
    name: "reward_unwish",
    text: "delete from reward_wishes where tenant_id = $1 and member_id = $2 and reward_id = $3",
    values: [db.tenantId, actor.memberId, id],
  });
}
