import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";

/** What it was about is gone, and so is the news of it. */
export async function retract({ db }: WorkerCtx, resourcePath: string): Promise<void> {
  await db.rows(sql`
    delete from notifications where tenant_id = ${db.tenantId} and resource_path = ${resourcePath}`);
}
