import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { csvDownload } from "./csv-download.ts";
import type { TenantDb } from "./db/tenant-db.ts";
import type { Download } from "./download.ts";

/** A column of a file, as the database writes it; null is written as nothing. */
export interface CsvField {
  value: SQL;
  quoted: boolean;
}

/** What holds neither a comma nor a quote: a number, a code. */
export const csvPlain = (value: SQL): CsvField => ({ quoted: false, value });
/** A text of the product's own. */
export const csvWord = (value: SQL): CsvField => ({ quoted: true, value });
/**
 * A text that somebody wrote, nothing for an empty one; what a spreadsheet would take for a formula is disarmed. Almost every text begins with
 * a letter: that is seen at a tenth of the cost of the rest.
 */
export const csvText = (value: SQL): CsvField =>
  csvWord(sql`case
    when ascii(${value}) > 64 then ${value}
    when ${value} = '' then null
    when strpos(E'=+-@\\t\\r', left(${value}, 1)) > 0 then '''' || ${value}
    else ${value} end`);
export const csvTexts = (...columns: string[]): CsvField[] => columns.map((column) => csvText(sql.raw(column)));

/** An instant in the file's zone, to the minute or the day; a format, or a zone named for each, costs several times as much. */
export const csvTime = (column: SQL): CsvField => csvPlain(sql`left(${column}::text, 16)`);
export const csvDay = (column: SQL): CsvField => csvPlain(sql`left(${column}::text, 10)`);

/** The statement that writes these fields of the rows of `from`, in their order. */
export function csvLines(fields: readonly CsvField[], from: SQL): SQL {
  const names = fields.map((_, n) => sql.raw(`f${n}`));
  const columns = fields.map(({ value }, n) => sql`${value} as ${names[n]}`);
  const quoted = names.filter((_, n) => fields[n]?.quoted);
  return sql`copy (select ${sql.join(columns, sql`, `)} ${from}) to stdout (format csv, force_quote (${sql.join(quoted, sql`, `)}))`;
}

/** So many lines are read at once: asking costs as much as hundreds of them, and two stretches are held at a time. */
export const CSV_LINES = 10_000;

interface Copied<Place> {
  name: string;
  head: readonly string[];
  /** In which its instants are. */
  zone: string;
  /** Where the stretch ends that begins behind this place; null where nothing is left. */
  endOf: (db: TenantDb, after: Place | undefined) => Promise<Place | null>;
  /** The lines behind the one place and up to the other, which is the last of them. */
  lines: (db: TenantDb, after: Place | undefined, last: Place) => SQL;
}

/** A file whose lines are written by the database; each stretch in a transaction of its own, so that nobody who reads slowly holds one open. */
export const csvCopied = <Place>(
  again: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>,
  { name, head, zone, endOf, lines }: Copied<Place>,
): Download =>
  csvDownload<Place>(name, head, (after) => {
    const end = Promise.withResolvers<Place | null>();
    // Also where the transaction is tried again: the next stretch may have begun behind it.
    let last: Place | null | undefined;
    const blocks = again(async (db) => {
      if (last === undefined) last = await endOf(db, after);
      end.resolve(last);
      if (last === null) return [];
      db.write({ text: `set local timezone = ${pg.escapeLiteral(zone)}` });
      return db.copy(lines(db, after, last));
    });
    blocks.catch(end.reject);
    return end.promise.then((place) => place && { last: place, blocks });
  });
