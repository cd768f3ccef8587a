import type { Quality, Value } from "@plaudit/api/value.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { valuePermissions } from "./policy.ts";
import { type CountedQuality, type QualityRow, type ValueRow, valuesWith } from "./queries.ts";

export const presentQuality = (row: QualityRow): Quality => ({
  id: row.id,
  name: row.name,
  color: row.color,
  motif: row.motif,
  valueId: row.value_id,
  position: row.position,
  archivedAt: row.archived_at?.toISOString() ?? null,
});

const presentValue = ({ actor }: TenantCtx, row: ValueRow, qualities: CountedQuality[]): Value => ({
  __entity_type__: "value",
  __permissions__: valuePermissions(actor),
  id: row.id,
  name: row.name,
  description: row.description,
  position: row.position,
  archivedAt: row.archived_at?.toISOString() ?? null,
  version: row.version,
  qualities: qualities
    .filter((quality) => quality.value_id === row.id)
    .map((quality) => ({ ...presentQuality(quality), recognitionCount: quality.recognition_count })),
});

/** What may be chosen; with `archived` also what once could be. */
export async function listValues(ctx: TenantCtx, archived: boolean): Promise<Value[]> {
  const [values, qualities] = await valuesWith(ctx, archived ? sql`true` : sql`v.archived_at is null`);
  const shown = archived ? qualities : qualities.filter((quality) => !quality.archived_at);
  return values.map((row) => presentValue(ctx, row, shown));
}

/** With its archived qualities, which its editor may bring back. */
export async function oneValue(ctx: TenantCtx, id: string): Promise<Value> {
  const [[row], qualities] = await valuesWith(ctx, sql`v.id = ${id}`);
  if (!row) throw new DomainError("NotFound", "noValue");
  return presentValue(ctx, row, qualities);
}
