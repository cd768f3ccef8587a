import type { GiftRule } from "@plaudit/api/points-gift.ts";
import type { TenantCtx } from "../../context.ts";
import { nameAudiences } from "../points/index.ts";
import { giftRulePolicy } from "./policy.ts";
import type { GiftRuleRow } from "./queries.ts";

export async function presentRules(ctx: TenantCtx, rows: readonly GiftRuleRow[]): Promise<GiftRule[]> {
  const audiences = await nameAudiences(
    ctx,
    rows.map((row) => row.audience),
  );
  return rows.map((row, n) => ({
    __entity_type__: "giftRule",
    __permissions__: giftRulePolicy.permissionsOn(ctx.actor, row),
    id: row.id,
    name: row.name,
    source: row.source,
    audience: audiences[n] ?? { everyone: true, members: [], teams: [], roles: [] },
    bank: { id: row.bankId, name: row.bankName, balance: row.balance },
    steps: row.steps,
    words: row.words,
    active: row.pausedAt === null,
    version: row.version,
  }));
}

export async function presentRule(ctx: TenantCtx, row: GiftRuleRow): Promise<GiftRule> {
  const [rule] = await presentRules(ctx, [row]);
  return rule as GiftRule;
}
