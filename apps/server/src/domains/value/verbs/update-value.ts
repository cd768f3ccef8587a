import type { Output } from "@plaudit/api/endpoint.ts";
import type { Value, valueEndpoints } from "@plaudit/api/value.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import { fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { oneValue } from "../present.ts";
import { takenNames } from "../queries.ts";
import { checkValue, planQualities } from "../rules/plan-value.ts";
import { recognitionValues } from "../tables.ts";
import { lockValue } from "./lock-value.ts";
import { auditedValue, writeQualities } from "./write-qualities.ts";

export type ValueChange = Output<(typeof valueEndpoints)["PATCH /recognition/values/{id}"]["body"]>;

export async function updateValue(ctx: TenantCtx, id: string, body: ValueChange): Promise<Value> {
  const { db, now } = ctx;
  const before = await lockValue(ctx, id, "edit");
  expectVersion(before, body.version, "valueChanged");
  const names = await takenNames(ctx, id);
  const own = before.qualities.map((quality) => ({
    id: quality.id,
    name: quality.name,
    used: quality.recognitionCount > 0,
    archived: quality.archivedAt !== null,
  }));
  const restored = body.archived === false && before.archivedAt !== null;
  const checked = restored
    ? { name: body.name ?? before.name, qualities: body.qualities ?? before.qualities.filter((q) => !q.archivedAt) }
    : body;
  const faults = checkValue(checked, own, names);
  if (faults.length > 0) throw fieldErrors(faults);
  const archived = body.archived ?? before.archivedAt !== null;
  const archivedAt = archived ? new Date(before.archivedAt ?? now) : null;
  const name = body.name ?? before.name;
  const description = body.description ?? before.description;
  const version = counted(recognitionValues.version);
  await Promise.all([
    db.orm
      .update(recognitionValues)
      .set({ name, nameKey: nameKey(name), description, archivedAt, version })
      .where(byId(db, recognitionValues, id)),
    body.qualities && writeQualities(ctx, id, planQualities(body.qualities, own)),
  ]);
  const after = await oneValue(ctx, id);
  await recordChange(ctx, "value.update", id, auditedValue(before), auditedValue(after));
  return after;
}
