import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";

/** Deletes the notifications of a deleted subject: all of them, or those of these causes. */
export async function retract({ db }: WorkerCtx, resourcePath: string, sourceKeys?: string[]): Promise<void> {
  const causes = sourceKeys ? sql` and source_key = any(${sql.param(sourceKeys)}::text[])` : sql``;
  db.write(sql`
    delete from notifications where tenant_id = ${db.tenantId} and resource_path = ${resourcePath}${causes}`);
}
