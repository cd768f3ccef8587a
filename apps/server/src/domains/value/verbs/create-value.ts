import type { Output } from "@plaudit/api/endpoint.ts";
import type { Value, valueBody } from "@plaudit/api/value.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { fieldErrors } from "../../../error.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { oneValue } from "../present.ts";
import { lockValues, takenNames } from "../queries.ts";
import { checkValue, planQualities } from "../rules/plan-value.ts";
import { auditedValue, writeQualities } from "./write-qualities.ts";

export async function createValue(ctx: TenantCtx, body: Output<typeof valueBody>): Promise<Value> {
  const { db, now } = ctx;
  await lockValues(ctx);
  const [taken, [last]] = await Promise.all([
    takenNames(ctx, null),
    db.rows<{ position: number }>(sql`
      select position from recognition_values where tenant_id = ${db.tenantId} order by position desc limit 1`),
  ]);
  const faults = checkValue(body, [], taken);
  if (faults.length > 0) throw fieldErrors(faults);
  const id = newId();
  await Promise.all([
    db.rows(sql`
      insert into recognition_values (tenant_id, id, name, name_key, description, position, created_at)
      values (${db.tenantId}, ${id}, ${body.name}, ${nameKey(body.name)}, ${body.description},
        ${last ? last.position + 1 : 0}, ${now})`),
    writeQualities(ctx, id, planQualities(body.qualities, [])),
  ]);
  const value = await oneValue(ctx, id);
  await recordChange(ctx, "value.create", id, null, auditedValue(value));
  return value;
}
