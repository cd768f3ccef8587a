import { type SQL, sql } from "drizzle-orm";
import { Download } from "./download.ts";

/**
 * A text as a field in quotes; what a spreadsheet would take for a formula is disarmed. Almost every text begins with a letter and holds no
 * quotes: that is seen at a tenth of the cost of the rest.
 */
export const csvText = (value: SQL): SQL => sql`case
    when ascii(${value}) > 64 and strpos(${value}, '"') = 0 then '"' || ${value} || '"'
    when ${value} is null or ${value} = '' then ''
    when strpos(E'=+-@\\t\\r', left(${value}, 1)) > 0 then '"''' || replace(${value}, '"', '""') || '"'
    else '"' || replace(${value}, '"', '""') || '"' end`;

/** An instant in a zone, to the minute or the day, nothing for none; a format costs several times as much. */
const cut = (column: SQL, zone: string, letters: number): SQL =>
  sql`coalesce(left((${column} at time zone ${zone})::text, ${letters}::int), '')`;
export const csvTime = (column: SQL, zone: string): SQL => cut(column, zone, 16);
export const csvDay = (column: SQL, zone: string): SQL => cut(column, zone, 10);

/** A line of fields none of which is null: put together at once, which costs less than one by one. */
export const csvRow = (...fields: SQL[]): SQL => sql`concat_ws(',', ${sql.join(fields, sql`, `)})`;

/** So many lines are read at once: asking costs as much as hundreds of them, and three stretches are held at a time. */
export const CSV_LINES = 5_000;

/** A part of the file: where it ends is known before its lines are. */
interface Stretch<Place> {
  last: Place;
  lines: Promise<string>;
}

/** A file that is read from the database in stretches, the next one while this one is written: it is never held as a whole. */
export function csvDownload<Place>(
  name: string,
  head: readonly string[],
  stretchBehind: (after: Place | undefined) => Promise<Stretch<Place> | null>,
): Download {
  const encoder = new TextEncoder();
  function begin(after?: Place) {
    const stretch = stretchBehind(after).then((found) => {
      found?.lines.catch(() => {});
      return found;
    });
    stretch.catch(() => {});
    return stretch;
  }
  let coming: ReturnType<typeof begin> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        // Spreadsheets know by the mark that it is UTF-8.
        controller.enqueue(encoder.encode(`\ufeff${head.map((word) => `"${word}"`).join(",")}\r\n`));
      },
      async pull(controller) {
        const stretch = await (coming ?? begin());
        if (!stretch) return controller.close();
        coming = begin(stretch.last);
        controller.enqueue(encoder.encode(await stretch.lines));
      },
    },
    { highWaterMark: 1 },
  );
  return new Download(body, { type: "text/csv; charset=utf-8", name });
}

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join("; ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

/** One value, in quotes; what a spreadsheet would take for a formula is disarmed. */
function field(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = textOf(value).replaceAll('"', '""');
  return /^[=+\-@\t\r]/.test(text) ? `"'${text}"` : `"${text}"`;
}

export const csvLine = (values: readonly unknown[]): string => `${values.map(field).join(",")}\r\n`;

/** Spreadsheets know by the mark at the start that it is UTF-8. */
export function csvOf(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => row[name as keyof typeof row]))];
  return `\ufeff${lines.map(csvLine).join("")}`;
}
