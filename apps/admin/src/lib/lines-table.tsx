import type { ReactNode } from "react";

interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Of everything together, in the last line. */
  all?: ReactNode;
  /** A figure. */
  end?: boolean;
  /** Left out where there is little room. */
  wide?: boolean;
  /** Its label is for who cannot see what it is. */
  quiet?: boolean;
  width?: string;
}
type Props<Row> = {
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  id: (row: Row) => string;
};

/** A table of few lines; the first column names them. */
export function LinesTable<Row>({ label, columns, rows, id }: Props<Row>) {
  const look = ({ end, wide }: Column<Row>) =>
    `pe-4 last:pe-0 ${end ? "text-end tabular-nums" : "text-start"} ${wide ? "max-md:hidden" : ""}`;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              style={column.width ? { width: column.width } : undefined}
              className={`h-10 font-semibold ${look(column)}`}
            >
              {column.quiet ? <span className="sr-only">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={id(row)} className="border-line border-b">
            {columns.map((column, n) =>
              n === 0 ? (
                <th key={column.key} scope="row" className={`h-10 py-2 font-semibold wrap-anywhere ${look(column)}`}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} className={`h-10 py-2 ${look(column)}`}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {columns[0]?.all !== undefined && (
        <tfoot>
          <tr className="font-semibold">
            {columns.map((column, n) =>
              n === 0 ? (
                <th key={column.key} scope="row" className={`h-11 font-semibold ${look(column)}`}>
                  {column.all}
                </th>
              ) : (
                <td key={column.key} className={`h-11 ${look(column)}`}>
                  {column.all}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** As long as the figure is large. */
export const Bar = ({ part, most }: { part: number; most: number }) => (
  <span aria-hidden="true" className="block h-2 w-full rounded-full bg-sunken">
    <i
      className="block h-2 rounded-full bg-mark"
      style={{ width: `${part > 0 ? Math.max(1, (part / Math.max(1, most)) * 100) : 0}%` }}
    />
  </span>
);
