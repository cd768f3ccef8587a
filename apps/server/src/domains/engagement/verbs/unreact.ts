import { and, eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { ofTenant } from "../../../db/rows.ts";
import { engagementReactions } from "../tables.ts";
import type { Target } from "./react.ts";

export async function unreact({ db, actor, enqueue }: TenantCtx, { type, id }: Target): Promise<void> {
  const { subjectId, memberId } = engagementReactions;
  const mine = and(eq(subjectId, id), eq(memberId, actor.memberId));
  const removed = await db.orm
    .delete(engagementReactions)
    .where(ofTenant(db, engagementReactions, mine))
    .returning({ id: subjectId });
  if (removed.length === 0) return;
  const job = { tenantId: db.tenantId, subjectType: type, subjectId: id };
  await enqueue("notification.reaction", { ...job, withdrawn: true });
}
