import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestServer } from "@plaudit/server/testing";

/** Which rows of which tables, with the keys of transactions as they stand in a text. */
export type Rows = Record<string, string>;

/**
 * How long COPY takes to write rows that are there, into the tables where they are, with their keys and checks: they are
 * copied out, deleted without a trace, and copied in again.
 */
export async function copyAgain(server: TestServer, rows: Rows): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "plaudit-copy-"));
  chmodSync(folder, 0o777);
  const tables = Object.entries(rows);
  const file = (table: string) => `'${join(folder, table)}'`;
  try {
    for (const [table, where] of tables)
      await server.sql(`copy (select * from ${table} where ${where}) to ${file(table)}`);
    for (const [table, where] of tables.toReversed())
      await server.sql(
        `set session_replication_role = replica; delete from ${table} where ${where}; reset session_replication_role`,
      );
    for (const [table] of tables) await server.sql(`vacuum analyze ${table}`);
    await server.sql("checkpoint");
    const began = performance.now();
    await server.sql(`begin; ${tables.map(([table]) => `copy ${table} from ${file(table)}`).join("; ")}; commit`);
    return performance.now() - began;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
