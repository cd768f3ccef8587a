import type { Quality, Value } from "@plaudit/api/value.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { valuePolicy } from "./policy.ts";
import { type CountedQuality, type QualityRow, type ValueRow, valuesWith } from "./queries.ts";

export const presentQuality = (row: QualityRow): Quality => ({
  id: row.id,
  name: row.name,
  color: row.color,
  motif: row.motif,
  valueId: row.valueId,
  position: row.position,
  archivedAt: row.archivedAt?.toISOString() ?? null,
});

export const factsOf = (qualities: { recognitionCount: number }[]) => ({
  used: qualities.some(({ recognitionCount }) => recognitionCount > 0),
});

function presentValue({ actor }: TenantCtx, row: ValueRow, counted: CountedQuality[], archived: boolean): Value {
  const qualities = counted
    .filter((quality) => quality.valueId === row.id)
    .map((quality) => ({ ...presentQuality(quality), recognitionCount: quality.recognitionCount }));
  return {
    __entity_type__: "value",
    __permissions__: valuePolicy.permissionsOn(actor, factsOf(qualities)),
    id: row.id,
    name: row.name,
    description: row.description,
    position: row.position,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    version: row.version,
    qualities: archived ? qualities : qualities.filter((quality) => !quality.archivedAt),
  };
}

/** What may be chosen; with `archived` also what once could be. */
export async function listValues(ctx: TenantCtx, archived: boolean): Promise<Value[]> {
  const [values, qualities] = await valuesWith(ctx, archived ? sql`true` : sql`v.archived_at is null`);
  return values.map((row) => presentValue(ctx, row, qualities, archived));
}

/** With its archived qualities, which its editor may bring back. */
export async function oneValue(ctx: TenantCtx, id: string): Promise<Value> {
  const [[row], qualities] = await valuesWith(ctx, sql`v.id = ${id}`);
  if (!row) throw new DomainError("NotFound", "noValue");
  return presentValue(ctx, row, qualities, true);
}
