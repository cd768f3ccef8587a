import type { SubjectType } from "@plaudit/api/entities.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { engagementEndorsements } from "../tables.ts";

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
  const endorsementId = newId();
  const row = { tenantId: db.tenantId, ...endorsed, memberId: actor.memberId };
  db.write(db.orm.insert(engagementEndorsements).values({ ...row, id: endorsementId, transactionId, createdAt: now }));
  const job = { ...row, endorsementId };
  db.later(ctx.enqueue("notification.endorsed", job));
}
