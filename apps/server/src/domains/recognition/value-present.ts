import type { Value } from "@plaudit/api/value.ts";
import { sql } from "drizzle-orm";
import { DomainError } from "../../error.ts";
import type { TenantCtx } from "../../http/context.ts";
import { valuePermissions } from "./policy.ts";
import { presentQuality } from "./present.ts";
import { type CountedQuality, type ValueRow, valuesWith } from "./value-queries.ts";

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
  if (!row) throw new DomainError("NotFound", "There is no such value");
  return presentValue(ctx, row, qualities);
}
