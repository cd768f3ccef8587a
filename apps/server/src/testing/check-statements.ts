import { parse } from "libpg-query";

/**
 * Row-level security does not route a statement to its shard: every reference to a tenant table, at every level of a query, must have `tenant_id = $n` itself. Returns what is missing, as `table: statement`.
 */
export async function unroutedReferences(
  texts: Iterable<string>,
  tenantTables: ReadonlySet<string>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const text of texts) {
    const missing = new Set<string>();
    visit(await parse(text), { tenantTables, missing });
    for (const table of missing) faults.push(`${table}: ${text.replace(/\s+/g, " ").slice(0, 400)}`);
  }
  return faults;
}

export type Node = Record<string, unknown>;
interface Found {
  tenantTables: ReadonlySet<string>;
  missing: Set<string>;
}
export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const LEVELS = new Set(["SelectStmt", "UpdateStmt", "DeleteStmt", "InsertStmt"]);

function visit(value: unknown, found: Found): void {
  if (Array.isArray(value)) for (const one of value) visit(one, found);
  else if (isNode(value))
    for (const [kind, inner] of Object.entries(value)) {
      if (LEVELS.has(kind) && isNode(inner)) checkLevel(kind, inner, found);
      visit(inner, found);
    }
}

interface Reference {
  table: string;
  alias: string;
}

function checkLevel(kind: string, level: Node, { tenantTables, missing }: Found): void {
  const references: Reference[] = [];
  const conditions: unknown[] = [level.whereClause];
  if (kind !== "InsertStmt") {
    for (const source of [level.fromClause, level.usingClause]) collect(source, references, conditions);
    if (level.relation) collect({ RangeVar: level.relation }, references, conditions);
  } else if (isNode(level.relation)) checkInsert(level, { tenantTables, missing });
  const ofTenants = references.filter(({ table }) => tenantTables.has(table));
  const routed = new Set(conditions.flatMap(tenantConditions));
  for (const { table, alias } of ofTenants)
    if (!routed.has(alias) && !(routed.has("") && ofTenants.length === 1)) missing.add(table);
}

/** An INSERT is routed by the tenant that its rows name. */
function checkInsert(level: Node, { tenantTables, missing }: Found): void {
  const table = String((level.relation as Node).relname);
  if (!tenantTables.has(table)) return;
  const names = ((level.cols as Node[]) ?? []).map((col) => String((col.ResTarget as Node)?.name));
  if (names[0] !== "tenant_id") missing.add(table);
}

/** The tables of one level, not of its subqueries; joins bring conditions of the same level. */
function collect(source: unknown, references: Reference[], conditions: unknown[]): void {
  if (Array.isArray(source)) for (const one of source) collect(one, references, conditions);
  if (!isNode(source)) return;
  const { RangeVar: table, JoinExpr: join } = source as { RangeVar?: Node; JoinExpr?: Node };
  if (table) {
    const name = String(table.relname);
    references.push({ table: name, alias: String((table.alias as Node | undefined)?.aliasname ?? name) });
  }
  if (join) {
    collect(join.larg, references, conditions);
    collect(join.rarg, references, conditions);
    conditions.push(join.quals);
  }
}

/** The aliases that a condition ties to a parameter; "" for a bare `tenant_id = $n`. */
function tenantConditions(condition: unknown): string[] {
  if (!isNode(condition)) return [];
  const { BoolExpr: all, A_Expr: comparison } = condition as { BoolExpr?: Node; A_Expr?: Node };
  if (all?.boolop === "AND_EXPR") return (all.args as unknown[]).flatMap(tenantConditions);
  if (comparison?.kind !== "AEXPR_OP" || nameOf(comparison) !== "=") return [];
  for (const [one, other] of [
    [comparison.lexpr, comparison.rexpr],
    [comparison.rexpr, comparison.lexpr],
  ]) {
    const alias = tenantColumn(one);
    if (alias !== undefined && isParameter(other)) return [alias];
  }
  return [];
}

const nameOf = (expression: Node) => nameIn(expression.name);
export const nameIn = (parts: unknown): string =>
  ((parts as Node[]) ?? []).map((part) => String((part.String as Node)?.sval)).join(".");

function tenantColumn(expression: unknown): string | undefined {
  if (!isNode(expression) || !isNode(expression.ColumnRef)) return undefined;
  const parts = (expression.ColumnRef.fields as Node[]).map((field) =>
    String((field.String as Node | undefined)?.sval),
  );
  if (parts.at(-1) !== "tenant_id") return undefined;
  return parts.at(-2) ?? "";
}

function isParameter(expression: unknown): boolean {
  if (!isNode(expression)) return false;
  if (expression.ParamRef) return true;
  return isNode(expression.TypeCast) && isParameter(expression.TypeCast.arg);
}
