import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { oneValue } from "../present.ts";
import { lockValues } from "../queries.ts";
import { auditedValue } from "./write-qualities.ts";

/** Only what was never used; the rest is archived. */
export async function deleteValue(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  await lockValues(ctx);
  const before = await oneValue(ctx, id);
  if (before.qualities.some((quality) => quality.recognitionCount > 0)) throw new DomainError("Conflict", "valueUsed");
  await db.rows(sql`delete from recognition_qualities where tenant_id = ${db.tenantId} and value_id = ${id}`);
  await db.rows(sql`delete from recognition_values where tenant_id = ${db.tenantId} and id = ${id}`);
  await recordAudit(ctx, {
    action: "value.delete",
    entityType: "value",
    entityId: id,
    before: auditedValue(before),
    after: null,
  });
}
