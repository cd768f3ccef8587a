import { and, eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { ofTenant } from "../../../db/rows.ts";
import { engagementReactions } from "../tables.ts";

export async function unreact({ db, actor }: TenantCtx, subjectId: string): Promise<void> {
  const { subjectId: on, memberId: by } = engagementReactions;
  const mine = and(eq(on, subjectId), eq(by, actor.memberId));
  db.write(db.orm.delete(engagementReactions).where(ofTenant(db, engagementReactions, mine)));
}
