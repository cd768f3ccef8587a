import { sql } from "drizzle-orm";
import { columnsOf } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { eventPath } from "../audience.ts";
import { isShown, type Member, shownOf } from "../rules/shown.ts";
import type { celebrations } from "../tables.ts";

type Row = Pick<typeof celebrations.$inferSelect, "id" | "kind">;

/** Takes back what colleagues were notified of and the member has hidden since. */
export async function retractHidden(ctx: WorkerCtx, memberId: string): Promise<void> {
  const { db } = ctx;
  const { tenantId } = db;
  const found = await db.rows<Row & Member>(sql`
    select c.id, c.kind, ${columnsOf("m", shownOf)} from celebrations c
    join tenant_members m on m.tenant_id = ${tenantId} and m.id = c.member_id
    where c.tenant_id = ${tenantId} and c.member_id = ${memberId}`);
  for (const row of found)
    if (!isShown(row.kind, row))
      await ctx.enqueue("notification.retract", { tenantId, resourcePath: eventPath(row.id) });
}
