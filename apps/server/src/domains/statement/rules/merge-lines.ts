/** What one account has still to show, newest first. */
export interface Source<Row> {
  rows: readonly Row[];
  /** Rows before this version come next. */
  before: number;
  /** There may be more behind these rows. */
  more: boolean;
}
interface Line {
  version: number;
  createdAt: Date;
}

/**
 * A page out of several accounts, newest first. Each keeps its own order, in which the balances follow each other, even
 * where two transactions began in the other order. `next` is null once nothing is left.
 */
export function mergeLines<Row extends Line>(sources: readonly Source<Row>[], size: number) {
  const taken = sources.map(() => 0);
  const page: { source: number; row: Row }[] = [];
  while (page.length < size) {
    let newest: { source: number; row: Row } | undefined;
    for (const [source, { rows }] of sources.entries()) {
      const row = rows[taken[source] ?? 0];
      if (row && (!newest || row.createdAt > newest.row.createdAt)) newest = { source, row };
    }
    if (!newest) break;
    taken[newest.source] = (taken[newest.source] ?? 0) + 1;
    page.push(newest);
  }
  const next = sources.map(({ rows, before }, n) => rows[(taken[n] ?? 0) - 1]?.version ?? before);
  const left = sources.some(({ rows, more }, n) => more || (taken[n] ?? 0) < rows.length);
  return { page, next: left ? next : null };
}
