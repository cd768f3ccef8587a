import type { Quality } from "@plaudit/api/value.ts";
import type { ErrorDetail } from "../../../error.ts";
import { nameKey } from "../../../name-key.ts";

export interface QualityInput {
  id?: string | undefined;
  name: string;
  color: number;
  motif: Quality["motif"];
}
export interface QualityNow {
  id: string;
  name: string;
  used: boolean;
  archived: boolean;
}
/** Names that other values of the tenant hold. */
export interface TakenNames {
  values: ReadonlySet<string>;
  qualities: ReadonlySet<string>;
}

const taken = (path: string): ErrorDetail => ({ type: "taken", path, key: "nameTaken" });

/** Faults named by the form's fields. `now` holds the value's own qualities. */
export function checkValue(
  given: { name?: string | undefined; qualities?: readonly QualityInput[] | undefined },
  now: readonly QualityNow[],
  names: TakenNames,
): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  if (given.name !== undefined && names.values.has(nameKey(given.name))) faults.push(taken("name"));
  const seen = new Set<string>();
  const ids = new Set<string>();
  const own = new Set(now.map((quality) => quality.id));
  for (const [index, quality] of (given.qualities ?? []).entries()) {
    const key = nameKey(quality.name);
    if (names.qualities.has(key) || seen.has(key)) faults.push(taken(`qualities.${index}.name`));
    seen.add(key);
    if (quality.id === undefined) continue;
    if (!own.has(quality.id) || ids.has(quality.id))
      faults.push({ type: "unknown", path: `qualities.${index}.id`, key: "otherValue" });
    ids.add(quality.id);
  }
  return faults;
}

export interface QualityPlan {
  change: (QualityInput & { id: string; position: number })[];
  add: (QualityInput & { position: number })[];
  archive: string[];
  remove: string[];
}

/** With an id: kept and changed. Without: added. Left out: archived once used, else deleted. */
export function planQualities(given: readonly QualityInput[], now: readonly QualityNow[]): QualityPlan {
  const kept = new Set(given.map((quality) => quality.id));
  const gone = now.filter((quality) => !kept.has(quality.id));
  const placed = given.map((quality, position) => ({ ...quality, position }));
  return {
    change: placed.flatMap((quality) => (quality.id === undefined ? [] : [{ ...quality, id: quality.id }])),
    add: placed.filter((quality) => quality.id === undefined),
    archive: gone.filter((quality) => quality.used && !quality.archived).map((quality) => quality.id),
    remove: gone.filter((quality) => !quality.used).map((quality) => quality.id),
  };
}
