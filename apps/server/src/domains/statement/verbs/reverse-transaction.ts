import type { PointsTransaction } from "@plaudit/api/statement.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { lockTransaction, previewReversal, reversePoints } from "../../points/index.ts";
import { pointsTransactionPolicy } from "../policy.ts";
import { type TransactionRow, transactionRow } from "../queries.ts";

async function present(ctx: TenantCtx, row: TransactionRow): Promise<PointsTransaction> {
  const { id, type, createdAt, amount, people } = row;
  return {
    __entity_type__: "pointsTransaction",
    __permissions__: pointsTransactionPolicy.permissionsOn(ctx.actor, row),
    ...{ id, type, amount, people, createdAt: createdAt.toISOString() },
    ...(await previewReversal(ctx.db, [id])),
  };
}

export const showTransaction = async (ctx: TenantCtx, id: string): Promise<PointsTransaction> =>
  present(ctx, await transactionRow(ctx.db, id));

/** Whoever confirms has seen the shortfall: another one is refused, and shown. */
export async function reverseTransaction(
  ctx: TenantCtx,
  id: string,
  { reason, shortfall }: { reason: string; shortfall: number },
): Promise<PointsTransaction> {
  const { db, actor, now } = ctx;
  await transactionRow(db, id);
  await lockTransaction(db, id);
  const row = await transactionRow(db, id);
  pointsTransactionPolicy.require(ctx, "reverse", row);
  const done = await reversePoints(db, { transactionIds: [id], actorId: actor.memberId, now, note: reason });
  if (done.shortfall !== shortfall) throw new DomainError("Conflict", "statement.shortfall");
  await recordAudit(ctx, {
    action: "pointsTransaction.reverse",
    entityType: "pointsTransaction",
    entityId: id,
    before: null,
    after: { returned: done.returns, shortfall, reason },
  });
  await ctx.enqueue("statement.tell", { tenantId: db.tenantId, reversesId: id });
  return present(ctx, await transactionRow(db, id));
}
