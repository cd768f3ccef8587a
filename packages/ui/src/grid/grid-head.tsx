import { ArrowDown, ArrowUp, ArrowUpDown } from "../icons.tsx";
import type { Column, Sort } from "./types.ts";

type Props<T> = { column: Column<T>; sort?: Sort; onSort?: (sort: Sort) => void; className: string; cell: object };

export function GridHead<T>({ column, sort, onSort, className, cell }: Props<T>) {
  const on = sort?.key === column.key;
  const Icon = on ? (sort.down ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      scope="col"
      {...cell}
      aria-sort={on ? (sort.down ? "descending" : "ascending") : undefined}
      className={`${className} text-xs font-semibold text-ink-2 ${column.end ? "text-end" : "text-start"}`}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onSort({ key: column.key, down: on && !sort.down })}
          className={`target group/head flex h-10 w-full items-center gap-1 hover:text-ink ${column.end ? "justify-end" : ""}`}
        >
          <span className="truncate">{column.label}</span>
          <Icon
            className={`size-3.5 shrink-0 ${on ? "" : "opacity-0 group-hover/head:opacity-60"}`}
            aria-hidden="true"
          />
        </button>
      ) : (
        <span className="truncate">{column.label}</span>
      )}
    </th>
  );
}
