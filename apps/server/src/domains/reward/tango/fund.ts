import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { providerRow } from "../queries.ts";
import { lowFund } from "../verbs/follow.ts";
import { bookFund } from "../verbs/move-fund.ts";
import { connectionOf } from "./connection.ts";

/**
 * Brings the provider's fund in line with the account: what was paid in there, or spent elsewhere, is a line of the fund. Orders that
 * the account has not paid for yet are set aside.
 */
export async function alignFund(ctx: WorkerCtx): Promise<void> {
  const { db, now } = ctx;
  const connection = await connectionOf(db);
  if (!connection?.balanceAt || connection.balance === null || !connection.balanceCurrency) return;
  const provider = await providerRow(db, connection.providerId, true);
  const { balance, balanceCurrency: currency } = connection;
  if (provider.currency !== currency) {
    // Points were taken for money of this currency already.
    if (provider.lines > 0) return;
    db.write({
      name: "tango_fund_currency",
      text: "update reward_providers set currency = $3 where tenant_id = $1 and id = $2",
      values: [db.tenantId, provider.id, currency],
    });
  }
  const [open] = await db.rows<{ cost: number }>(sql`
    select coalesce(sum(d.cost), 0)::float8 as cost from redemptions d
    left join tango_orders o on o.tenant_id = ${db.tenantId} and o.redemption_id = d.id
    where d.tenant_id = ${db.tenantId} and d.provider_id = ${provider.id} and d.waits_for is not null
      and (o.order_id is null or o.first_sent_at > ${connection.balanceAt})`);
  const amount = Math.max(balance - (open?.cost ?? 0), 0) - provider.balance;
  if (amount === 0) return;
  const kind = amount > 0 ? "deposit" : "withdrawal";
  bookFund(db, provider, { kind, amount, actorId: null, note: "Tango" }, now);
  const isLow = provider.alertBelow !== null && provider.balance + amount < provider.alertBelow;
  if (isLow && provider.lowSince === null) await lowFund(ctx, provider.id);
}
