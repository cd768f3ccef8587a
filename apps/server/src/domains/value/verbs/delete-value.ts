import { eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { byId, ofTenant } from "../../../db/rows.ts";
import { recordChange } from "../../audit/index.ts";
import { recognitionQualities, recognitionValues } from "../tables.ts";
import { lockValue } from "./lock-value.ts";
import { auditedValue } from "./write-qualities.ts";

/** Only what was never used; the rest is archived. */
export async function deleteValue(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const before = await lockValue(ctx, id, "delete");
  const its = ofTenant(db, recognitionQualities, eq(recognitionQualities.valueId, id));
  await db.orm.delete(recognitionQualities).where(its);
  await db.orm.delete(recognitionValues).where(byId(db, recognitionValues, id));
  await recordChange(ctx, "value.delete", id, auditedValue(before), null);
}
