import type { FundBody, RewardProvider } from "@plaudit/api/reward-provider.ts";
import type { TenantCtx } from "../../../context.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { rewardProviderPolicy } from "../policy.ts";
import { presentProvider } from "../present.ts";
import { type ProviderRow, providerRow } from "../queries.ts";

interface FundMove {
  kind: "deposit" | "withdrawal" | "redemption" | "return";
  amount: number;
  actorId: string | null;
  redemptionId?: string;
  note?: string;
}
/** Books a line of a provider's fund, whose row is locked. True for who has just brought it below its threshold. */
export function bookFund(db: TenantDb, provider: ProviderRow, move: FundMove, now: Date): boolean {
  const { kind, amount, actorId, redemptionId = null, note = "" } = move;
  const balance = provider.balance + amount;
  const line = provider.lines + 1;
  db.write({
    name: "reward_fund_line",
    text: `insert into reward_fund_lines (tenant_id, provider_id, line, kind, amount, balance, redemption_id, actor_id, note, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [db.tenantId, provider.id, line, kind, amount, balance, redemptionId, actorId, note, now],
  });
  const low = provider.alertBelow !== null && balance < provider.alertBelow;
  const lowSince = low ? (provider.lowSince ?? now) : null;
  db.write({
    name: "reward_fund_balance",
    text: "update reward_providers set balance = $3, lines = $4, low_since = $5 where tenant_id = $1 and id = $2",
    values: [db.tenantId, provider.id, balance, line, lowSince],
  });
  return low && provider.lowSince === null && kind === "redemption";
}

async function move(ctx: TenantCtx, id: string, kind: "deposit" | "withdrawal", { amount, note }: FundBody) {
  const { db, actor } = ctx;
  const provider = await providerRow(db, id, true);
  rewardProviderPolicy.require(ctx, "addFunds", provider);
  const signed = kind === "deposit" ? amount : -amount;
  if (provider.balance + signed < 0)
    throw fieldError("amount", "range", "reward.fundShort", { most: (provider.balance / 100).toFixed(2) });
  bookFund(db, provider, { kind, amount: signed, actorId: actor.memberId, note }, ctx.now);
  const after = { amount: signed / 100, balance: (provider.balance + signed) / 100, ...(note && { note }) };
  const action = kind === "deposit" ? "rewardProvider.deposit" : "rewardProvider.withdraw";
  await recordAudit(ctx, { action, entityType: "rewardProvider", entityId: id, before: null, after });
  return presentProvider(ctx, await providerRow(db, id));
}

export const depositInto = (ctx: TenantCtx, id: string, body: FundBody): Promise<RewardProvider> =>
  move(ctx, id, "deposit", body);
export const withdrawFrom = (ctx: TenantCtx, id: string, body: FundBody): Promise<RewardProvider> =>
  move(ctx, id, "withdrawal", body);
