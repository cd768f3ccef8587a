import type { Output } from "@plaudit/api/endpoint.ts";
import type { Value, valueBody } from "@plaudit/api/value.ts";
import { desc } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { ofTenant } from "../../../db/rows.ts";
import { fieldErrors } from "../../../error.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { oneValue } from "../present.ts";
import { lockValues, takenNames } from "../queries.ts";
import { checkValue, planQualities } from "../rules/plan-value.ts";
import { recognitionValues } from "../tables.ts";
import { auditedValue, writeQualities } from "./write-qualities.ts";

export async function createValue(ctx: TenantCtx, body: Output<typeof valueBody>): Promise<Value> {
  const { db, now } = ctx;
  await lockValues(ctx);
  const [taken, [last]] = await Promise.all([
    takenNames(ctx, null),
    db.orm
      .select()
      .from(recognitionValues)
      .where(ofTenant(db, recognitionValues))
      .orderBy(desc(recognitionValues.position))
      .limit(1),
  ]);
  const faults = checkValue(body, [], taken);
  if (faults.length > 0) throw fieldErrors(faults);
  const id = newId();
  const { name, description } = body;
  const position = last ? last.position + 1 : 0;
  const row = { tenantId: db.tenantId, id, name, nameKey: nameKey(name), description, position, createdAt: now };
  db.write(db.orm.insert(recognitionValues).values(row));
  await writeQualities(ctx, id, planQualities(body.qualities, []));
  const value = await oneValue(ctx, id);
  await recordChange(ctx, "value.create", id, null, auditedValue(value));
  return value;
}
