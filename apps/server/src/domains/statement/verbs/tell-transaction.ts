import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";

const CHUNK = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";
type Told = { transactionId: string } | { reversesId: string };

interface Row {
  id: string;
  actor_id: string | null;
  owner_id: string;
  amount: number;
}

/** Tells those to whom an administrator gave points, or from whom some were taken back; the next chunk is a job of the same transaction. */
export async function tellTransaction(ctx: WorkerCtx, told: Told & { after?: string | undefined }): Promise<void> {
  const { db } = ctx;
  const which = "transactionId" in told ? sql`t.id = ${told.transactionId}` : sql`t.reverses_id = ${told.reversesId}`;
  const rows = await db.rows<Row>(sql`
    select t.id, t.actor_id, a.owner_id, e.amount from points_transactions t
    join points_entries e on e.tenant_id = ${db.tenantId} and e.transaction_id = t.id
    join points_accounts a on a.tenant_id = ${db.tenantId} and a.id = e.account_id and a.type = 'redeemable'
    where t.tenant_id = ${db.tenantId} and ${which} and a.owner_id > ${told.after ?? FIRST}::uuid
    order by a.owner_id limit ${CHUNK}`);
  await notify(
    ctx,
    rows.map((row) => ({
      memberId: row.owner_id,
      params: { kind: row.amount > 0 ? "statement.received" : "statement.reversed", count: Math.abs(row.amount) },
      fromMemberId: row.actor_id,
      resourcePath: "/points",
      sourceKey: `points:${row.id}`,
    })),
  );
  await ctx.publish({ type: "points", memberIds: rows.map((row) => row.owner_id) });
  const last = rows.at(-1);
  if (last && rows.length === CHUNK)
    await ctx.enqueue("statement.tell", { tenantId: db.tenantId, ...told, after: last.owner_id });
}
