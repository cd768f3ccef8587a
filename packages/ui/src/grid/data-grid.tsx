import type { ComponentProps, ReactNode } from "react";
import { Bone } from "../feedback/bone.tsx";
import { GridHead } from "./grid-head.tsx";
import { RowCheck } from "./row-check.tsx";
import type { Column, Sort } from "./types.ts";
import { useGridKeys } from "./use-grid-keys.ts";

type Selection = { ids: string[]; onChange: (ids: string[]) => void; all: string; one: (name: string) => string };
type Props<T> = {
  label: string;
  columns: Column<T>[];
  rows: T[];
  /** Of all pages, where only one is here. */
  total?: number;
  id: (row: T) => string;
  name: (row: T) => string;
  selection?: Selection;
  sort?: Sort;
  /** The server sorts; the caller asks it. */
  onSort?: (sort: Sort) => void;
  loading?: boolean;
  /** Stands where the rows would: empty or failed. */
  overlay?: ReactNode;
  /** A class for the least width before it scrolls sideways. */
  min?: string;
};
const pad = "px-3 outline-offset-[-2px]";
const box =
  "sticky start-0 z-10 w-11 bg-surface ps-4 pe-1 outline-offset-[-2px] group-aria-selected:bg-brand-soft group-hover:bg-sunken group-aria-selected:group-hover:bg-brand-soft-2";
const bones = ["w-4/5", "w-3/5", "w-2/3", "w-3/4", "w-1/2", "w-11/12", "w-2/5"];
const ghosts = Array.from({ length: 10 }, (_, i) => i);

/** 40 px rows as an ARIA grid. Space selects where there is a selection, Enter opens what the cell holds. */
export function DataGrid<T>(props: Props<T>) {
  const { label, columns, rows, id, name, selection, sort, onSort, loading, min = "min-w-[44rem]" } = props;
  const chosen = selection?.ids ?? [];
  const lead = selection ? 1 : 0;
  const all = rows.length > 0 && rows.every((row) => chosen.includes(id(row)));
  const toggle = (key: string) =>
    selection?.onChange(chosen.includes(key) ? chosen.filter((x) => x !== key) : [...chosen, key]);
  const toggleRow = (at: number) => {
    const row = rows[at];
    if (row) toggle(id(row));
  };
  const keys = useGridKeys(rows.length, columns.length + lead, selection && toggleRow);
  const spoken: ComponentProps<"table"> = {
    role: "grid",
    "aria-label": label,
    "aria-rowcount": (props.total ?? rows.length) + 1,
    "aria-multiselectable": selection ? true : undefined,
    "aria-busy": loading,
    onKeyDown: keys.onKeyDown,
  };
  return (
    <div className="relative overflow-x-auto">
      <table
        ref={keys.table}
        {...spoken}
        className={`w-full table-fixed border-separate border-spacing-0 text-sm ${min}`}
      >
        <colgroup>
          {selection && <col className="w-11" />}
          {columns.map((column) => (
            <col key={column.key} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr className="h-10 [&>th]:border-line [&>th]:border-b [&>th]:bg-surface">
            {selection && (
              <th scope="col" {...keys.cell(0, 0)} className={`${box} z-20`}>
                <RowCheck
                  on={all}
                  mixed={!all && chosen.length > 0}
                  label={selection.all}
                  onToggle={() => selection.onChange(all ? [] : rows.map(id))}
                />
              </th>
            )}
            {columns.map((column, i) => (
              <GridHead
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                className={pad}
                cell={keys.cell(0, i + lead)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading
            ? ghosts.map((ghost) => (
                <tr key={ghost} className="h-10 [&>td]:border-line [&>td]:border-b">
                  {selection && (
                    <td className="ps-4">
                      <Bone className="size-4.5" />
                    </td>
                  )}
                  {columns.map((column, i) => (
                    <td key={column.key} className={pad}>
                      <Bone className={`h-3.5 ${column.end ? "ms-auto" : ""} ${bones[(i + ghost * 3) % 7]}`} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row, r) => {
                const key = id(row);
                const on = chosen.includes(key);
                return (
                  <tr
                    key={key}
                    aria-selected={selection ? on : undefined}
                    className="group h-10 hover:bg-sunken aria-selected:bg-brand-soft aria-selected:hover:bg-brand-soft-2 [&>td]:border-line [&>td]:border-b"
                  >
                    {selection && (
                      <td {...keys.cell(r + 1, 0)} className={box}>
                        <RowCheck on={on} label={selection.one(name(row))} onToggle={() => toggle(key)} />
                      </td>
                    )}
                    {columns.map((column, i) => (
                      <td
                        key={column.key}
                        {...keys.cell(r + 1, i + lead)}
                        className={`${pad} truncate ${column.end ? "text-end tabular-nums" : ""}`}
                      >
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                );
              })}
        </tbody>
      </table>
      {props.overlay}
    </div>
  );
}
