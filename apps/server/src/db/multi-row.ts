import type { Statement } from "./statement.ts";

/** Postgres takes 65,535 parameters a statement; fewer keep one statement short beside the others of its transaction. */
const MOST_PARAMETERS = 30_000;
const NAMED_ROWS = 8;

interface MultiRow {
  name: string;
  head: string;
  /** One row, such as `($1, ?, ?::int)`: numbered parameters are the shared ones, each `?` is the row's next value. */
  row: string;
  tail?: string;
  shared: unknown[];
  rows: unknown[][];
}

/** As few statements as hold all rows, each with a VALUES list. */
export function multiRow({ name, head, row, tail = "", shared, rows }: MultiRow): Statement[] {
  const width = rows[0]?.length ?? 0;
  const most = Math.max(1, Math.floor((MOST_PARAMETERS - shared.length) / Math.max(1, width)));
  const statements: Statement[] = [];
  for (let start = 0; start < rows.length; start += most) {
    const part = rows.slice(start, start + most);
    let next = shared.length;
    const lists = part.map(() => row.replace(/\?/g, () => `$${++next}`));
    const text = `${head} ${lists.join(",")} ${tail}`;
    const values = [...shared, ...part.flat()];
    statements.push(part.length <= NAMED_ROWS ? { name: `${name}_${part.length}`, text, values } : { text, values });
  }
  return statements;
}
