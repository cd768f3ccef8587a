import type { SubjectType } from "@plaudit/api/entities.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";

interface Endorsement {
  subjectType: SubjectType;
  subjectId: string;
  /** Points for each recipient. */
  amount: number;
  transactionId: string;
}

/** Writes the actor's endorsement in the transaction that gives the points, and notifies of it. */
export function recordEndorsement(ctx: TenantCtx, { transactionId, ...endorsed }: Endorsement): void {
  const { db, actor, now } = ctx;
  const { subjectType, subjectId, amount } = endorsed;
  const endorsementId = newId();
  db.write({
    text: `insert into engagement_endorsements
      (tenant_id, id, subject_type, subject_id, member_id, amount, transaction_id, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [db.tenantId, endorsementId, subjectType, subjectId, actor.memberId, amount, transactionId, now],
  });
  const job = { tenantId: db.tenantId, ...endorsed, endorsementId, memberId: actor.memberId };
  db.later(ctx.enqueue("notification.endorsed", job));
}
