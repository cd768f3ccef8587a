import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordChange } from "../../audit/index.ts";
import { lockValue } from "./lock-value.ts";
import { auditedValue } from "./write-qualities.ts";

/** Only what was never used; the rest is archived. */
export async function deleteValue(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const before = await lockValue(ctx, id, "delete");
  await db.rows(sql`delete from recognition_qualities where tenant_id = ${db.tenantId} and value_id = ${id}`);
  await db.rows(sql`delete from recognition_values where tenant_id = ${db.tenantId} and id = ${id}`);
  await recordChange(ctx, "value.delete", id, auditedValue(before), null);
}
