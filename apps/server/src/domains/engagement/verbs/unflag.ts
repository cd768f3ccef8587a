import { and, eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { ofTenant } from "../../../db/rows.ts";
import { engagementFlags } from "../tables.ts";

export async function unflag({ db, actor }: TenantCtx, subjectId: string): Promise<void> {
  const { subjectId: on, memberId: by } = engagementFlags;
  const mine = and(eq(on, subjectId), eq(by, actor.memberId));
  db.write(db.orm.delete(engagementFlags).where(ofTenant(db, engagementFlags, mine)));
}
