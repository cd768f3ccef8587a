import type { TenantCtx } from "../../../context.ts";
import { engagementFlags } from "../tables.ts";
import type { Target } from "./react.ts";

/** A second report of the same person replaces the reason and opens it again. */
export async function flag({ db, actor, now }: TenantCtx, target: Target, reason: string): Promise<void> {
  const { tenantId, subjectId, memberId } = engagementFlags;
  const report = { reason, createdAt: now, resolvedAt: null, resolvedBy: null };
  db.write(
    db.orm
      .insert(engagementFlags)
      .values({
        tenantId: db.tenantId,
        subjectType: target.type,
        subjectId: target.id,
        memberId: actor.memberId,
        ...report,
      })
      .onConflictDoUpdate({ target: [tenantId, subjectId, memberId], set: report }),
  );
}
