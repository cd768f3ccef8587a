import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";

/** Deletes the notifications of a deleted subject: all of them, or those of these causes. */
export async function retract({ db, publish }: WorkerCtx, resourcePath: string, sourceKeys?: string[]): Promise<void> {
  const causes = sourceKeys ? sql` and source_key = any(${sql.param(sourceKeys)}::text[])` : sql``;
  const gone = await db.rows<{ memberId: string }>(sql`
    delete from notifications where tenant_id = ${db.tenantId} and resource_path = ${resourcePath}${causes}
    returning member_id as "memberId"`);
  await publish({ type: "notification", memberIds: [...new Set(gone.map(({ memberId }) => memberId))] });
}
