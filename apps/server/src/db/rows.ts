import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

interface Scope {
  tenantId: string;
}

/** The tenant's rows to which all of this applies. */
export const ofTenant = (
  { tenantId }: Scope,
  table: { tenantId: PgColumn },
  ...conditions: (SQL | undefined)[]
): SQL | undefined => and(eq(table.tenantId, tenantId), ...conditions);

export const byId = (
  scope: Scope,
  table: { tenantId: PgColumn; id: PgColumn },
  id: string,
  ...conditions: (SQL | undefined)[]
): SQL | undefined => ofTenant(scope, table, eq(table.id, id), ...conditions);

/** With one parameter for all ids: `inArray` makes another text, and another plan, for each number of them. */
export const among = (column: PgColumn, ids: readonly string[]): SQL => sql`${column} = any(${sql.param(ids)}::uuid[])`;

/** For an update's `version`. */
export const counted = (column: PgColumn): SQL => sql`${column} + 1`;

/** Columns for a statement in SQL, named as the fields of the table's `$inferSelect`. */
export const columnsOf = (alias: string, columns: Record<string, PgColumn>): SQL =>
  sql.join(
    Object.entries(columns).map(
      ([field, { name }]) => sql`${sql.identifier(alias)}.${sql.identifier(name)} as ${sql.identifier(field)}`,
    ),
    sql`, `,
  );
