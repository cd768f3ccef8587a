import { parse } from "libpg-query";
import { isNode, type Node, nameIn } from "./check-statements.ts";

/**
 * What a router refuses in a write, or pulls to the coordinator where it then fails: a clock or a random value in an
 * UPDATE, a DELETE, an INSERT ... SELECT or an ON CONFLICT (time comes as a parameter), a row that moves to another
 * tenant, rows that are made rather than read, and an INSERT behind other writes. Answers `fault: statement`.
 */
export async function unroutableWrites(texts: Iterable<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const text of texts) {
    const found = new Set<string>();
    for (const { kind, inner } of nodesOf(await parse(text)))
      for (const fault of faultsOf(kind, inner)) found.add(fault);
    for (const fault of found) faults.push(`${fault}: ${text.replace(/\s+/g, " ").slice(0, 400)}`);
  }
  return faults;
}

interface Found {
  kind: string;
  inner: Node;
}
/** Every node below a value, by the kind that it is; without those of `closed` kinds and what is below them. */
function* nodesOf(value: unknown, closed = ""): Generator<Found> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one, closed);
  else if (isNode(value))
    for (const [kind, inner] of Object.entries(value)) {
      if (kind === closed) continue;
      if (isNode(inner)) yield { kind, inner };
      yield* nodesOf(inner, closed);
    }
}

const CLOCKS =
  /^(app\.|pg_catalog\.)?(now|transaction_timestamp|statement_timestamp|clock_timestamp|random|gen_random_uuid|uuidv[47])$/;
const AGGREGATES = /^(count|sum|max|min|avg|array_agg|string_agg|jsonb?_(object_)?agg|bool_or|bool_and|every)$/;
const WRITES = new Set(["InsertStmt", "UpdateStmt", "DeleteStmt"]);

const isClock = ({ kind, inner }: Found) =>
  kind === "SQLValueFunction" || (kind === "FuncCall" && CLOCKS.test(nameIn(inner.funcname)));
const hasClock = (value: unknown) => [...nodesOf(value)].some(isClock);

function faultsOf(kind: string, inner: Node): string[] {
  if (kind === "UpdateStmt") return [...clockFault(inner), ...tenantFault(inner.targetList)];
  if (kind === "DeleteStmt") return clockFault(inner);
  if (kind !== "InsertStmt") return [];
  const { selectStmt, onConflictClause, withClause } = inner;
  const conflict = [
    ...clockFault(onConflictClause),
    ...tenantFault((onConflictClause as Node | undefined)?.targetList),
  ];
  const select = isNode(selectStmt) && isNode(selectStmt.SelectStmt) ? selectStmt.SelectStmt : undefined;
  const behind = [...nodesOf(withClause)].some((found) => WRITES.has(found.kind))
    ? ["an INSERT behind other writes"]
    : [];
  if (!select || select.valuesLists) return [...conflict, ...behind];
  return [...conflict, ...behind, ...clockFault(select), ...[...nodesOf(selectStmt, "SubLink")].flatMap(madeRows)];
}

const clockFault = (value: unknown) => (hasClock(value) ? ["a clock in a write"] : []);
const tenantFault = (targets: unknown) =>
  ((targets as Node[] | undefined) ?? []).some((target) => (target.ResTarget as Node).name === "tenant_id")
    ? ["a row changes its tenant"]
    : [];

/** What makes an INSERT's rows other than one by one from rows of the tenant; what a row looks up for itself is fine. */
function madeRows({ kind, inner }: Found): string[] {
  if (kind === "FuncCall" && (inner.agg_star || AGGREGATES.test(nameIn(inner.funcname))))
    return ["an INSERT of an aggregate"];
  if (kind === "FuncCall" && inner.over) return ["an INSERT of a window"];
  if (kind === "RangeFunction") return ["an INSERT from a function's rows"];
  if (kind === "SelectStmt" && inner.valuesLists) return ["an INSERT from VALUES in FROM"];
  if (kind === "SelectStmt" && inner.limitCount) return ["an INSERT with LIMIT"];
  return [];
}
