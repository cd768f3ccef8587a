import { and, eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { ofTenant } from "../../../db/rows.ts";
import { requestReview } from "../../../moderated.ts";
import type { Reported } from "../reports.ts";
import { engagementFlags } from "../tables.ts";

export async function unflag(ctx: TenantCtx, target: Reported): Promise<void> {
  const { db, actor } = ctx;
  const { subjectId: on, memberId: by } = engagementFlags;
  const mine = and(eq(on, target.id), eq(by, actor.memberId));
  db.write(db.orm.delete(engagementFlags).where(ofTenant(db, engagementFlags, mine)));
  await requestReview(ctx, target);
}
