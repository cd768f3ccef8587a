import { memo } from "react";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Ellipsis } from "../icons.tsx";
import { as } from "./roles.ts";
import { RowCheck } from "./row-check.tsx";
import type { Column, GridLabels } from "./types.ts";

export const ROW = 40;
export const pad = "px-3 first:ps-4 outline-offset-[-2px]";
/* The columns at the edges stay in sight, and cover what passes beside them. */
const edge = "sticky bg-surface outline-offset-[-2px] before:absolute before:inset-y-0 before:w-4 before:bg-surface";
export const box = `${edge} start-0 z-10 ps-4 pe-1 before:end-full`;
export const menuBox = `${edge} end-0 z-10 before:start-full`;
const widths = ["w-4/5", "w-3/5", "w-2/3", "w-3/4", "w-1/2", "w-11/12", "w-2/5"];
const chosenBox =
  "group-aria-selected:bg-brand-soft group-hover:bg-sunken group-aria-selected:group-hover:bg-brand-soft-2";

type Props<T> = {
  index: number;
  row: T | undefined;
  /** The row's label; undefined while it has not loaded. */
  name: string | undefined;
  columns: Column<T>[];
  /** Which of its cells is the grid's tab stop; -1 for none. */
  stop: number;
  onFocus: (row: number, column: number) => void;
  labels: GridLabels;
  selectable: boolean;
  on: boolean;
  onToggle: (index: number, shift: boolean) => void;
  onMenu?: (index: number, button: HTMLElement) => void;
};

function Row<T>(props: Props<T>) {
  const { index, row, name, columns, stop, labels, selectable, on, onFocus, onToggle, onMenu } = props;
  const lead = selectable ? 1 : 0;
  const cell = (column: number) => ({
    ...as("gridcell"),
    "data-at": `${index}:${column}`,
    tabIndex: stop === column ? 0 : -1,
    onFocus: () => onFocus(index, column),
  });
  return (
    <div
      {...as("row", { "aria-rowindex": index + 2, "aria-selected": selectable && row !== undefined ? on : undefined })}
      className="group absolute inset-x-0 grid h-10 grid-cols-(--cols) items-stretch border-line border-b hover:bg-sunken aria-selected:bg-brand-soft aria-selected:hover:bg-brand-soft-2"
      style={{ top: index * ROW }}
    >
      {selectable && (
        <div {...cell(0)} className={`${box} ${chosenBox} flex items-center`}>
          {name !== undefined ? (
            <RowCheck on={on} label={labels.select(name)} onToggle={(shift) => onToggle(index, shift)} />
          ) : (
            <Skeleton className="size-4.5" />
          )}
        </div>
      )}
      {columns.map((column, i) => (
        <div
          key={column.key}
          {...cell(i + lead)}
          className={`${pad} flex min-w-0 items-center ${column.end ? "justify-end tabular-nums" : ""}`}
        >
          {row === undefined ? (
            <Skeleton className={`h-3.5 ${widths[(i + index * 3) % 7]}`} />
          ) : (
            <bdi className="min-w-0 truncate">{column.cell(row)}</bdi>
          )}
        </div>
      ))}
      {onMenu && (
        <div {...cell(columns.length + lead)} className={`${menuBox} ${chosenBox} flex items-center justify-end pe-2`}>
          {name !== undefined && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={labels.more(name)}
              aria-haspopup="menu"
              onClick={(event) => onMenu(index, event.currentTarget)}
              className="target grid size-8 place-items-center rounded-sm text-ink-3 hover:bg-line hover:text-ink"
            >
              <Ellipsis className="size-4.5" aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** A row of its own: scrolling draws only those that come into sight. */
export const GridRow = memo(Row) as typeof Row;
