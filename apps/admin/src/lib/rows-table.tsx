import type { ReactNode } from "react";

export type Column<T> = {
  head: string;
  cell: (row: T) => ReactNode;
  /** The head's and the cells': where there is no room for them, how wide they are. */
  className?: string;
  /** The cells' alone. */
  look?: string;
  end?: boolean;
};

type Props<T> = {
  caption: string;
  rows: T[];
  /** The first one names the row. */
  columns: [Column<T>, ...Column<T>[]];
  /** What else can be done to a row, at its end. */
  menu: (row: T) => ReactNode;
  /** How high a row is. */
  height?: string;
  className?: string;
};

/** A list in a fixed order, as a table that leaves out columns where there is no room for them. */
export function RowsTable<T extends { id: string }>(props: Props<T>) {
  const { caption, rows, columns, menu, height = "py-2.5", className = "" } = props;
  const [name, ...others] = columns;
  const cell = `${height} pe-4 align-middle`;
  const place = ({ end, className: own = "" }: Column<T>) => `${end ? "text-end" : "text-start"} ${own}`;
  return (
    <table className={`w-full text-sm ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          {columns.map((column) => (
            <th key={column.head} scope="col" className={`h-10 pe-4 font-semibold ${place(column)}`}>
              {column.head}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-line border-b hover:bg-canvas">
            <th scope="row" className={`${cell} font-semibold wrap-anywhere ${place(name)}`}>
              {name.cell(row)}
            </th>
            {others.map((column) => (
              <td key={column.head} className={`${cell} ${place(column)} ${column.look ?? ""}`}>
                {column.cell(row)}
              </td>
            ))}
            <td className="w-10 text-end">{menu(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
