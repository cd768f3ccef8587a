import { ArrowDown, ArrowUp, ArrowUpDown, EyeOff } from "../icons.tsx";
import { ChevronDown } from "../later-icons.tsx";
import { Menu } from "../menu.tsx";
import type { MenuEntry } from "../menu-entry.ts";
import { as } from "./roles.ts";
import type { Column, GridLabels, Sort } from "./types.ts";

type Props<T> = {
  column: Column<T>;
  labels: GridLabels;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  onHide?: () => void;
  className: string;
  cell: object;
};

/** Its name sorts; its menu sorts either way, and hides it. */
export function GridHead<T>({ column, labels, sort, onSort, onHide, className, cell }: Props<T>) {
  const on = sort?.key === column.key;
  const Icon = on ? (sort.down ? ArrowDown : ArrowUp) : ArrowUpDown;
  const sortable = column.sortable && onSort;
  const entries: MenuEntry[] = [];
  if (sortable)
    entries.push(
      { label: labels.sortUp, icon: <ArrowUp />, onSelect: () => onSort({ key: column.key, down: false }) },
      { label: labels.sortDown, icon: <ArrowDown />, onSelect: () => onSort({ key: column.key, down: true }) },
    );
  if (onHide && !column.fixed) {
    if (sortable) entries.push("line");
    entries.push({ label: labels.hide, icon: <EyeOff />, onSelect: onHide });
  }
  return (
    <div
      {...as("columnheader", { "aria-sort": on ? (sort.down ? "descending" : "ascending") : undefined })}
      {...cell}
      className={`group/head flex items-center gap-0.5 text-xs font-semibold text-ink-2 ${column.end ? "justify-end" : ""} ${className}`}
    >
      {sortable ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onSort({ key: column.key, down: on && !sort.down })}
          className="flex min-w-0 items-center gap-1 self-stretch hover:text-ink"
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
      {entries.length > 0 && (
        <Menu
          label={labels.columnMenu(column.label)}
          tabIndex={-1}
          className="grid size-6 shrink-0 place-items-center rounded-xs text-ink-3 hover:bg-sunken data-open:bg-sunken"
          button={<ChevronDown className="size-4" aria-hidden="true" />}
          entries={entries}
        />
      )}
    </div>
  );
}
